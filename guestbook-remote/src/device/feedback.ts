import { isDoubtful, type Screen } from '../check-in/screen.ts';
import { usePreferences, type Volume } from './preferences.ts';

interface Note {
  readonly hertz: number;
  readonly ms: number;
}
interface Feel {
  readonly notes: readonly Note[];
  readonly vibration: readonly number[];
}

const C4 = 261.63;
const G4 = 392;
const A4 = 440;
const C5 = 523.25;
const G5 = 783.99;

const GOOD: Feel = {
  notes: [
    { hertz: C5, ms: 90 },
    { hertz: G5, ms: 140 },
  ],
  vibration: [40],
};
const DONE: Feel = { notes: [{ hertz: G5, ms: 60 }], vibration: [20] };
const TWICE: Feel = { notes: [{ hertz: A4, ms: 350 }], vibration: [60, 60, 60] };
const NO: Feel = {
  notes: [
    { hertz: G4, ms: 160 },
    { hertz: C4, ms: 260 },
  ],
  vibration: [200],
};
const LATER: Feel = { notes: [{ hertz: C5, ms: 30 }], vibration: [20] };

/** Something turned out otherwise at another gate. */
export const TROUBLE: Feel = TWICE;

/** What a verdict sounds and feels like, besides its colour, shape and word. */
export function feelOf(screen: Screen): Feel | undefined {
  switch (screen.state) {
    case 'admitting':
      return isDoubtful(screen.verdict) ? TWICE : GOOD;
    case 'arrived':
      return screen.arrival.isInstant ? GOOD : DONE;
    case 'in':
      return TWICE;
    case 'refused':
      return screen.verdict.code === 'unknown_key' ? LATER : NO;
    case 'failed':
      return NO;
    case 'several':
      return LATER;
    default:
      return undefined;
  }
}

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch: the first one opens the way for every later verdict. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export function express({ notes, vibration }: Feel): void {
  if ('vibrate' in navigator) navigator.vibrate([...vibration]);
  const loudness = LOUDNESS[usePreferences.getState().volume];
  if (loudness === 0 || audio?.state !== 'running') return;
  let at = audio.currentTime;
  for (const note of notes) {
    play(audio, { ...note, loudness }, at);
    at += note.ms / 1000;
  }
}

/** Loud is for a hall with a band. */
const LOUDNESS: Readonly<Record<Volume, number>> = { loud: 0.9, soft: 0.3, off: 0 };

function play(context: AudioContext, { hertz, ms, loudness }: Note & { loudness: number }, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const end = at + ms / 1000;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  // ramps instead of steps: a step clicks
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.008);
  volume.gain.setValueAtTime(loudness, end - 0.02);
  volume.gain.linearRampToValueAtTime(0, end);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(end);
}
