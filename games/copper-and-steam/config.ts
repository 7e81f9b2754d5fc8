/** The tuning values: the editions, the sizes, the shape of the pipes, the cost of help. */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, Plan } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  plan: Plan;
}

/** The sizes of the boards. With seven columns, cells on a phone are still 44 px wide. */
export const SIZES: Record<ModeKey, { columns: number; rows: number }> = {
  kitchen: { columns: 5, rows: 5 },
  cellar: { columns: 7, rows: 7 },
  works: { columns: 7, rows: 9 },
};
export const MAX_CELLS = 63;

/** The maximum number of pieces, besides the boilers, that may be bolted down to make the solution unique. */
export const MAX_BOLTS: Record<Plan, number> = { plain: 0, round: 3, two: 1, gear: 0 };

/** The percentage of pieces in trains, and the number of pieces in each train. */
export const GEARED_SHARE: Record<Plan, number> = { plain: 0, round: 0, two: 0, gear: 56 };
export const TRAIN_LENGTH = 3;

/** How pipes grow. Shares are fractions of all pieces; `winding`, `crosses` and `right` are percentages. */
export const PIPE_GROWTH = {
  winding: 55,
  crosses: 30,
  /** The percentage of pieces that are correctly oriented at the start. */
  right: 12,
  maxStraights: 0.24,
  maxCrosses: 0.05,
  ends: [0.24, 0.42],
  minTees: 0.14,
} as const;

/**
 * The settings that make a mode difficult: the percentage of bends, and the minimum share of pieces whose orientation
 * does not follow from their neighbors alone. If no level reaches that share within `tries`, the level with the
 * highest share is used.
 */
export const DIFFICULTY_OF: Readonly<Record<ModeKey, { bends: number; share: number; tries: number }>> = {
  kitchen: { bends: 0, share: 0, tries: 1 },
  cellar: { bends: 0, share: 0, tries: 1 },
  works: { bends: 70, share: 0.25, tries: 24 },
};

export const HINT_PENALTY_MS = 20_000;
/** The minimum time per move in ms. Nobody turns pieces faster on average. */
export const MIN_MS_PER_MOVE = 80;
export const MAX_MOVES = 4_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  kitchen: 'Kitchen 5×5',
  cellar: 'Cellar 7×7',
  works: 'Works 7×9',
};

const MODES: readonly ModeKey[] = ['kitchen', 'cellar', 'works'];
const KEYS =
  'With keys: arrows move, Space turns, X turns the other way, L locks, H hints, Z undoes, P pauses.';
const SHARED_INSTRUCTIONS =
  'Hold a piece, or press it with the right mouse button, to lock it in place. A hint turns one piece correctly, bolts it down, and adds 20 seconds to the clock.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'copper-and-steam',
    keyword: 'copper-and-steam',
    title: 'Copper & Steam',
    description:
      'A boiler, a wall of copper pipes, and somebody has turned every piece of them. Turn them back, a quarter at a time, until the steam comes to every valve and leaks out nowhere. There is one way to do it, and it can always be found without a guess: in the kitchen, in the cellar, and in the works.',
    descriptionShort: 'Turn the pipes until steam comes to every valve.',
    instructions: `Press a piece to turn it by a quarter. All pieces form one network: every valve must connect to the boiler, and no pipe may have an open end. ${SHARED_INSTRUCTIONS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    plan: 'plain',
  },
  {
    slug: 'copper-and-steam-round-the-corner',
    keyword: 'copper-and-steam-round-the-corner',
    title: 'Copper & Steam: Round the Corner',
    description:
      'The same copper, but no walls: a pipe that leaves on the left comes in on the right, and one that leaves at the top comes up from below. No corner gives anything away here; begin at the boiler and at the pieces that are bolted down, and think around the edge.',
    descriptionShort: 'Pipes that leave on one side come in on the other.',
    instructions: `Press a piece to turn it by a quarter until steam reaches every valve and nothing leaks. Pipes continue across the edges, from left to right and from top to bottom; a stub at an edge shows such a pipe. Bolted pieces are already right and don’t turn. ${SHARED_INSTRUCTIONS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    plan: 'round',
  },
  {
    slug: 'copper-and-steam-two-boilers',
    keyword: 'copper-and-steam-two-boilers',
    title: 'Copper & Steam: Two Boilers',
    description:
      'Two boilers share one wall, and their steam must never meet. Round lamps want the steam of the round window, square lamps that of the square one. Where one net ends and the other begins is yours to find out; there is only one way.',
    descriptionShort: 'Two boilers, two kinds of valves, and no pipe between them.',
    instructions: `Press a piece to turn it by a quarter. Round valves belong to the boiler with the round window, square valves to the one with the square window. Every piece connects to one boiler, never to both, and no pipe has an open end. ${SHARED_INSTRUCTIONS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    plan: 'two',
  },
  {
    slug: 'copper-and-steam-in-gear',
    keyword: 'copper-and-steam-in-gear',
    title: 'Copper & Steam: In Gear',
    description:
      'Somebody has put half of the pieces on trains of gears, three and three: turn the first, and the second and the third turn with it, somewhere on the wall; turn the second, and the third does. What helps here does harm there, unless you begin at the right end. There is one way to do it, and no need to guess.',
    descriptionShort: 'Turn one piece, and others turn with it.',
    instructions: `Press a piece to turn it by a quarter until steam reaches every valve and nothing leaks. Pieces with the same letter form a train: each piece also turns those with higher numbers, so begin with the ones. A bolted piece no longer turns, and a locked piece stops the pieces before it. ${SHARED_INSTRUCTIONS} ${KEYS}`,
    modes: MODES,
    isDaily: false,
    plan: 'gear',
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
