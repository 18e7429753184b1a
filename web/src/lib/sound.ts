/** Wood, paper, bone: made here, short and quiet. */
import type { Sound } from './game';
import { room, sounds } from './prefs.svelte';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A burst of noise through a filter: what rubs. */
function rub(audio: AudioContext, at: number, hertz: number, seconds: number, loud: number): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise(audio);
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(hertz, at);
  filter.frequency.exponentialRampToValueAtTime(hertz * 0.7, at + seconds);
  filter.Q.value = 0.9;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + seconds * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** A damped tone: what knocks or rings. */
function knock(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.setValueAtTime(hertz * 1.25, at);
  tone.frequency.exponentialRampToValueAtTime(hertz, at + seconds * 0.4);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

const MADE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => {
    knock(audio, at, 190, 0.11, 0.2);
    rub(audio, at, 1400, 0.03, 0.08);
  },
  paper: (audio, at) => rub(audio, at, 3400, 0.14, 0.06),
  bone: (audio, at) => {
    knock(audio, at, 1150, 0.07, 0.07);
    knock(audio, at + 0.045, 1480, 0.06, 0.04);
  },
  // What is counted by ear: high and hard, or low and hollow.
  click: (audio, at) => {
    knock(audio, at, 2100, 0.05, 0.12);
    rub(audio, at, 4200, 0.02, 0.06);
  },
  hollow: (audio, at) => {
    knock(audio, at, 165, 0.2, 0.3);
    knock(audio, at, 330, 0.12, 0.08);
  },
  slide: (audio, at) => rub(audio, at, 900, 0.32, 0.06),
  drop: (audio, at) => {
    rub(audio, at, 700, 0.16, 0.05);
    knock(audio, at + 0.16, 150, 0.13, 0.22);
  },
  turn: (audio, at) => {
    rub(audio, at, 2600, 0.09, 0.05);
    knock(audio, at + 0.08, 260, 0.07, 0.12);
  },
  bell: (audio, at) =>
    [0, 0.28, 0.56].forEach((later) => {
      knock(audio, at + later, 880, 0.4, 0.12);
      knock(audio, at + later, 1320, 0.25, 0.05);
    }),
  win: (audio, at) =>
    [392, 494, 587, 784].forEach((hz, i) => knock(audio, at + i * 0.11, hz, 0.5, 0.06)),
};

/** Felt in the hand that holds the phone, where there is one that can: as quiet as sounds are, and still where
 * no motion is wanted. Milliseconds on, off, on... */
export function feel(...pattern: number[]): void {
  if (!sounds.value || room.still || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}

/** Plays it, if sounds are wanted and the browser lets us. */
export function play(name: Sound): void {
  if (!sounds.value || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (context.state === 'running') MADE[name](context, context.currentTime);
  } catch {
    // No sound is no trouble.
  }
}
