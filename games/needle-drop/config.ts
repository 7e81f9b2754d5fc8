/** The tuning values: the editions, the precision of presses, the points. */
import type { PuzzleEdition } from '../kit/shell/kind';
import { TUNES } from './tunes/tunes';
import type { BellMode, Strength, TuneKey } from './types';

/** The tolerance to each side of a note in ms, by difficulty. */
export const WINDOWS: readonly { perfect: number; good: number }[] = [
  { perfect: 75, good: 150 },
  { perfect: 60, good: 130 },
  { perfect: 52, good: 110 },
];
/** How early a long note may be released, in ms. */
export const HOLD_GRACE_MS = 180;

export const POINTS = { perfect: 100, good: 60, held: 100 } as const;
/** The number of successive notes that doubles, triples and quadruples the points. */
export const MULTIPLIERS: readonly number[] = [10, 25, 50];
export const WARMTH = { most: 1000, start: 150, gain: 1_500 } as const;
/** The percentage of the possible notes that earns one, two and three stars. */
export const STARS: readonly number[] = [45, 70, 88];
/** A player may make one stray press, a press without a note, for this many notes without losing points. */
export const NOTES_PER_STRAY = 8;

/** The maximum number of moves, well above four lanes pressed at every note. */
export const MAX_MOVES = 3_000;
/** How long a note is visible before it is due, in ms, by difficulty. */
export const AHEAD_MS: readonly number[] = [2_100, 1_800, 1_500];

export const STRENGTHS: readonly string[] = ['Easy', 'Steady', 'Quick'];
export const strengthName = (strength: Strength): string => STRENGTHS[strength]!;

export const MODE_LABELS = Object.fromEntries(
  Object.values(TUNES).map(({ key, title }) => [key, title]),
) as Record<TuneKey, string>;

export const BELL_LABELS: Record<BellMode, string> = {
  first: 'First ring',
  tower: 'Up the tower',
  endless: 'All night',
};

export const NEEDLE: PuzzleEdition<TuneKey> = {
  slug: 'needle-drop',
  keyword: 'needle-drop',
  title: 'Needle Drop',
  description:
    'Lower the needle, and a room lights up. Six tunes of our own, a waltz, a lullaby, a march, a bossa, slow jazz and a rag, are played by the game itself, and what you press is their melody. Each has three strengths, long notes and chords; nothing stops the record before its end.',
  descriptionShort: 'Play the melody as it runs along the grooves to the needle, and warm the room.',
  instructions:
    'Notes run along four grooves to the needle. Tap a groove, or press D, F, J or K (or the four arrows), as the note reaches its mark. Keep long notes pressed to their end. Ten notes in a row double the points. P pauses; the pause menu has the three strengths, and a timing test that fits the game to your screen and your loudspeaker.',
  modes: Object.keys(TUNES) as TuneKey[],
  isDaily: false,
};

export const BELLS: PuzzleEdition<BellMode> = {
  slug: 'needle-drop-echo-bells',
  keyword: 'needle-drop-echo-bells',
  title: 'Needle Drop: Echo Bells',
  description:
    'A bell tower at night rings a little tune, and you ring it back. Each tune grows note by note until it is whole, and the higher the floor, the more bells it has: six floors, from four bells to eight. Take all the time you like; three lanterns forgive you three wrong bells.',
  descriptionShort: 'Listen to the bells, watch them swing, and ring their tune back.',
  instructions:
    'The tower rings a few notes. Ring them back in the same order: press the bells, or the keys 1 to 8. Then the tune grows. A wrong bell puts a lantern out, and the tower rings the tune again; a whole floor lights one again. L listens once more, P pauses.',
  modes: ['first', 'tower', 'endless'],
  isDaily: false,
};

export const EDITIONS = [NEEDLE, BELLS] as const;
