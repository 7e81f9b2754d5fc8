/** The tuning values: the edition, the field, the growth of boards, the points. */
import type { ModeKey, Point } from './types';

export interface Edition {
  slug: string;
  keyword: string;
  title: string;
  description: string;
  descriptionShort: string;
  instructions: string;
  modes: readonly ModeKey[];
  isDaily: boolean;
}

export const COLUMNS = 11;
export const ROWS = 15;
/** The first row below the line. A bubble in it ends the run. */
export const LINE_ROW = 13;
export const DIAMETER = 1024;
export const RADIUS = 512;
/** The distance between two rows: the rounded height of an equilateral triangle with the diameter as its side. */
export const ROW_HEIGHT = 887;
export const FIELD_WIDTH = COLUMNS * DIAMETER;
export const FIELD_HEIGHT = 14_900;
export const CANNON: Point = { x: FIELD_WIDTH / 2, y: 13_650 };
/** The maximum angle to either side in half degrees (80°). */
export const MAX_AIM = 160;
/**
 * The distance at which a shot touches a bubble. It is less than a diameter, so that a shot passes through a gap that
 * looks wide enough.
 */
export const HIT_DISTANCE = 870;

export const FRUITS = ['cherry', 'orange', 'blueberry', 'pear', 'grape', 'blossom'] as const;

export interface TreeRules {
  rows: number;
  fruits: number;
  shots: number;
}

export const TREES: readonly TreeRules[] = [
  { rows: 4, fruits: 3, shots: 30 },
  { rows: 5, fruits: 4, shots: 40 },
  { rows: 6, fruits: 4, shots: 44 },
  { rows: 6, fruits: 5, shots: 48 },
  { rows: 7, fruits: 5, shots: 60 },
  { rows: 7, fruits: 6, shots: 72 },
];

export const ENDLESS_ROWS = 4;
/** Returns the number of fruit kinds and the shots until the next row, by the number of rows added so far. */
export const endlessPaceFor = (rows: number): { fruits: number; shots: number } => ({
  fruits: rows < 8 ? 4 : rows < 20 ? 5 : 6,
  shots: rows < 6 ? 8 : rows < 14 ? 6 : rows < 22 ? 5 : rows < 34 ? 4 : 3,
});

/** The number of bubbles in ten that copy the fruit of a neighbor. */
export const COPIED_TENTHS = 5;

export const MIN_MATCH = 3;
export const POINTS = { popped: 10, fallen: 20, treeCleared: 500, shotLeft: 50, maxCombo: 5 } as const;
/** The minimum time per shot in ms. Nobody aims and shoots faster on average. */
export const MIN_MS_PER_SHOT = 350;
export const MAX_SHOTS = 1500;

export const MODE_LABELS: Record<ModeKey, string> = { orchard: 'Orchard', endless: 'Endless' };

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'bubble-orchard',
    keyword: 'bubble-orchard',
    title: 'Bubble Orchard',
    description:
      'A bubble shooter in an orchard at dusk. Pick three of a fruit and they burst; what hung from them drops into the grass. Clear six trees with shots to spare, each fuller than the last, or see how long you can hold the branches up when new rows keep coming.',
    descriptionShort: 'Shoot fruit into the branches, pick three of a kind, and let the rest fall.',
    instructions:
      'Drag to aim and let go to shoot; drag below the cannon to think again. Three or more of a fruit burst, and everything that hung from them falls for double. With keys: arrows aim, Space shoots, S swaps the two fruits, P pauses.',
    modes: ['orchard', 'endless'],
    isDaily: false,
  },
];
