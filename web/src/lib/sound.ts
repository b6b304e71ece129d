/** Short sounds of our own, made of tones and noise: nothing is loaded for them. */

import { preferences } from "./preferences.svelte";

type Voice = OscillatorType | "noise";
/** When it begins and how long it is, in seconds; from which pitch to which; how loud; its voice. */
export type Note = [at: number, long: number, from: number, to: number, loud: number, voice: Voice];

/** One note after the other, each so much later. */
function inTurn(pitches: number[], step: number, long: number, loud: number, voice: Voice): Note[] {
  return pitches.map((pitch, place) => [place * step, long, pitch, pitch, loud, voice]);
}

/** Each shorter than two seconds, and none louder than the dice by much. */
export const SOUNDS = {
  /** On wood: a few clicks, lower and lower. */
  dice: [520, 450, 380, 310].map((pitch, nth): Note => [nth * 0.07, 0.05, pitch, pitch, 0.12 / (nth + 1), "triangle"]),
  lock: [
    [0, 0.03, 900, 500, 0.08, "square"],
    [0.06, 0.06, 260, 180, 0.12, "triangle"],
  ],
  card: [[0, 0.13, 2600, 5200, 0.09, "noise"]],
  gift: inTurn([659, 880], 0.1, 0.22, 0.09, "sine"),
  loss: [[0, 0.4, 247, 165, 0.12, "triangle"]],
  combat: [
    [0, 0.7, 900, 60, 0.2, "noise"],
    [0, 0.5, 90, 40, 0.2, "sine"],
    [0.18, 0.4, 1400, 90, 0.12, "noise"],
  ],
  medal: inTurn([784, 988, 1175, 1568], 0.09, 0.3, 0.07, "sine"),
  victory: [
    ...inTurn([392, 523, 659], 0.16, 0.22, 0.09, "triangle"),
    [0.48, 0.9, 784, 784, 0.1, "triangle"],
    [0.48, 0.9, 523, 523, 0.06, "triangle"],
  ],
  defeat: [...inTurn([330, 311, 294], 0.28, 0.3, 0.09, "triangle"), [0.84, 0.9, 220, 208, 0.1, "triangle"]],
  turn: inTurn([587, 784], 0.12, 0.18, 0.08, "triangle"),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;

/** What is heard of what is shown; of all else, the noise of battle. */
const OF_KINDS: Record<string, Sound> = {
  gift: "gift",
  loss: "loss",
  medal: "medal",
  mission: "medal",
  taken: "medal",
  cleared: "gift",
  victory: "victory",
  defeat: "defeat",
  ended: "turn",
};

export function soundOf(kind: string): Sound {
  return OF_KINDS[kind] ?? "combat";
}

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** For those who want to hear it, and have touched the page: browsers are silent before that. */
export function play(sound: Sound, after = 0): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  for (const [at, ...note] of SOUNDS[sound] as Note[]) strike(context, [start + at, ...note]);
}

function strike(context: AudioContext, note: Note): void {
  const [at, long, from, to, loud, voice] = note;
  const volume = context.createGain();
  slide(volume.gain, at, long, loud, 0.0001);
  volume.connect(context.destination);
  const source = voice === "noise" ? context.createBufferSource() : context.createOscillator();
  if ("buffer" in source) {
    source.buffer = hiss ??= noise(context);
    // Only what is lower than the pitch is heard of it.
    const filter = context.createBiquadFilter();
    slide(filter.frequency, at, long, from, to);
    source.connect(filter).connect(volume);
  } else {
    source.type = voice as OscillatorType;
    slide(source.frequency, at, long, from, to);
    source.connect(volume);
  }
  source.start(at);
  source.stop(at + long);
}

function slide(value: AudioParam, at: number, long: number, from: number, to: number): void {
  value.setValueAtTime(from, at);
  value.exponentialRampToValueAtTime(to, at + long);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
