import { beforeEach, describe, expect, it, vi } from "vitest";

const { heard, activation } = vi.hoisted(() => {
  const heard = { notes: 0, contexts: 0 };
  const activation = { hasBeenActive: true };
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({ connect: (to: unknown) => to, start() {}, stop: () => heard.notes++ });
  class Context {
    currentTime = 0;
    destination = {};
    sampleRate = 8;
    constructor() {
      heard.contexts++;
    }
    createGain = () => ({ ...node(), gain: param });
    createOscillator = () => ({ ...node(), frequency: param, type: "sine" });
    createBufferSource = () => ({ ...node(), buffer: null });
    createBiquadFilter = () => ({ ...node(), frequency: param });
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  }
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: activation });
  vi.stubGlobal("AudioContext", Context);
  return { heard, activation };
});

const { SOUNDS, play, soundOf } = await import("../src/lib/sound");
const { preferences } = await import("../src/lib/preferences.svelte");
type Sound = keyof typeof SOUNDS;

beforeEach(() => {
  heard.notes = 0;
  preferences.sound = true;
  activation.hasBeenActive = true;
});

describe("sounds", () => {
  it("are six to ten, short and soft", () => {
    const all = Object.values(SOUNDS);
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(all.length).toBeLessThanOrEqual(10);
    for (const [at, long, from, to, loud] of all.flat()) {
      expect(at + long).toBeLessThan(2);
      expect(Math.min(from, to)).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.2);
    }
  });

  it("are off unless somebody wants them", () => {
    preferences.sound = false;
    play("victory");
    expect(heard).toMatchObject({ notes: 0, contexts: 0 });
  });

  it("wait until the page has been touched", () => {
    activation.hasBeenActive = false;
    play("dice");
    expect(heard.contexts).toBe(0);
  });

  it("can all be played", () => {
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      heard.notes = 0;
      play(sound, 0.2);
      expect(heard.notes).toBe(SOUNDS[sound].length);
    }
    expect(heard.contexts).toBe(1);
  });

  it("belong to what is shown, whoever has thought it up", () => {
    expect(soundOf("medal")).toBe("medal");
    expect(soundOf("fire")).toBe("combat");
    expect(soundOf("whatever a pack shows")).toBe("combat");
  });
});
