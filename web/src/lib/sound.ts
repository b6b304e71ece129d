import { preferences } from "./preferences.svelte";

let context: AudioContext | undefined;

/** Dice on wood: a few short, falling clicks. */
export function rattle(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  for (let click = 0; click < 4; click++) {
    const at = context.currentTime + click * 0.07;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(520 - click * 70, at);
    volume.gain.setValueAtTime(0.12 / (click + 1), at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.05);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.06);
  }
}
