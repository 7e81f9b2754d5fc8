/** Lays a tune out in time: its melody and chords after the intro, and the time of each tick. */
import { TUNES } from '../tunes/tunes';
import type { Note, Tune, TuneKey } from '../types';
import { readChords, readMelody, TICKS, type Chord } from './notation';

export interface Score {
  tune: Tune;
  melody: readonly Note[];
  chords: readonly Chord[];
  barTicks: number;
  /** The number of bars of the entire tune, including the intro. */
  bars: number;
  lengthMs: number;
  /** Returns the time of a tick in integer ms. */
  msAt(tick: number): number;
}

/** The duration of the last note in ms. */
const TAIL_MS = 1_500;

// Returns a tick after swinging: the first half of each beat is stretched and the second compressed, so that two eighths
// have a ratio of two to one.
function swingTick(tick: number): number {
  const inBeat = tick % TICKS;
  const half = TICKS / 2;
  const swung = inBeat < half ? (inBeat * 4) / 3 : (half * 4) / 3 + ((inBeat - half) * 2) / 3;
  return tick - inBeat + swung;
}

function createScore(tune: Tune): Score {
  const barTicks = tune.beats * TICKS;
  const melody: Note[] = [];
  const first = readChords(tune.sections[0]!.chords, barTicks)[0]!;
  const chords: Chord[] = [];
  for (let bar = 0; bar < tune.introBars; bar++)
    chords.push({ at: bar * barTicks, ticks: barTicks, tones: first.tones });
  let at = tune.introBars * barTicks;
  for (const section of tune.sections) {
    const { notes, ticks } = readMelody(section.melody, tune.sharps, barTicks);
    for (const note of notes) melody.push({ ...note, at: note.at + at });
    for (const chord of readChords(section.chords, barTicks)) chords.push({ ...chord, at: chord.at + at });
    at += ticks;
  }
  const msAt = (tick: number) =>
    Math.round(((tune.isSwung ? swingTick(tick) : tick) * 60_000) / (tune.bpm * TICKS));
  return { tune, melody, chords, barTicks, bars: at / barTicks, lengthMs: msAt(at) + TAIL_MS, msAt };
}

const scores = new Map<TuneKey, Score>();

/** Returns the score of a tune. Each score is created only once. */
export function cachedScoreOf(key: TuneKey): Score {
  let score = scores.get(key);
  if (!score) scores.set(key, (score = createScore(TUNES[key])));
  return score;
}
