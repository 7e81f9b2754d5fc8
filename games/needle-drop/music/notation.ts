/** Parses tunes: melodies in a subset of ABC notation, and chords by their names. */
import type { Note } from '../types';

export const TICKS = 12;
/** The unit of length is an eighth note. */
const UNIT = TICKS / 2;

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SHARPENED = 'FCGDAEB';
const FLATTENED = 'BEADGCF';
const MIDDLE_C = 60;

const accidentalOf = (letter: string, sharps: number): number => {
  if (sharps > 0) return SHARPENED.slice(0, sharps).includes(letter) ? 1 : 0;
  return FLATTENED.slice(0, -sharps).includes(letter) ? -1 : 0;
};

const TOKEN = /([_^=]?)([A-Ga-gz])([,']*)(\d*)(-?)/g;

/** Parses a melody. Throws when a bar is too long or too short. */
export function readMelody(text: string, sharps: number, barTicks: number): { notes: Note[]; ticks: number } {
  const notes: Note[] = [];
  let at = 0;
  let tied: Note | null = null;
  for (const [index, bar] of text.split('|').entries()) {
    for (const [, accidental, letter, octave, length, tie] of bar.matchAll(TOKEN)) {
      const ticks = UNIT * Number(length || 1);
      if (letter !== 'z') {
        const upper = letter!.toUpperCase();
        const sign =
          accidental === '^'
            ? 1
            : accidental === '_'
              ? -1
              : accidental === '='
                ? 0
                : accidentalOf(upper, sharps);
        let midi = MIDDLE_C + STEPS[upper]! + sign + (letter === upper ? 0 : 12);
        for (const mark of octave!) midi += mark === ',' ? -12 : 12;
        if (tied?.midi === midi) tied.ticks += ticks;
        else notes.push({ at, ticks, midi });
        tied = tie ? notes.at(-1)! : null;
      } else tied = null;
      at += ticks;
    }
    if (at !== (index + 1) * barTicks) throw new Error(`bar ${index + 1} of "${bar.trim()}" ends at ${at}`);
  }
  return { notes, ticks: at };
}

export interface Chord {
  /** The start in ticks. */
  at: number;
  ticks: number;
  /** The pitch classes of the chord, the root first. */
  tones: number[];
}

const KINDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [0, 4, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  m7b5: [0, 3, 6, 10],
};

const readChord = (name: string): number[] => {
  const [, letter, sign, kind] = /^([A-G])([#b]?)(.*)$/.exec(name)!;
  const root = STEPS[letter!]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
  return KINDS[kind!]!.map((step) => (root + step + 12) % 12);
};

/** Parses chords, one per bar. A comma divides a bar into two halves. */
export function readChords(text: string, barTicks: number): Chord[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((bar, index) => {
      const names = bar.split(',');
      const ticks = barTicks / names.length;
      return names.map((name, i) => ({ at: index * barTicks + i * ticks, ticks, tones: readChord(name) }));
    });
}
