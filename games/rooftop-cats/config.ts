/** The tuning values: the edition, the modes, the movement of the cat, the points. */
import type { ModeKey } from './types';

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

export const TICKS_PER_SECOND = 60;
/** The number of integer units per dot. A dot is a CSS pixel in a frame that is 625 pixels high. */
export const UNITS_PER_DOT = 64;
export const METRE = 50 * UNITS_PER_DOT;
/** The height of a gap, where there is no roof. */
export const GAP_HEIGHT = -1_000_000_000;

export const CAT = {
  /** Half the width between the cat's front and hind paws. */
  stance: 10 * UNITS_PER_DOT,
  /** The distance between the cat's center and its front, which bumps into obstacles. */
  reach: 17 * UNITS_PER_DOT,
  back: 14 * UNITS_PER_DOT,
  tall: 32 * UNITS_PER_DOT,
  low: 17 * UNITS_PER_DOT,
  /** The maximum height of an edge above the cat that it can still climb. */
  scramble: 28 * UNITS_PER_DOT,
  /** The maximum drop of the ground that the cat runs down without falling. */
  stick: 13 * UNITS_PER_DOT,
} as const;

export const JUMP = {
  rise: 736,
  second: 652,
  bounce: 830,
  /** The maximum upward speed after the button is released. */
  cut: 300,
  /** Gravity while the cat rises with the jump button held (`heldPull`), and at all other times (`pull`). */
  heldPull: 27,
  pull: 46,
  divePull: 96,
  fastest: 1000,
  coyoteTicks: 7,
  bufferTicks: 8,
} as const;

export const SLIDE_TICKS = { minTicks: 14, maxTicks: 54 } as const;

export const CARRY_RULES = {
  minTicks: 54,
  maxTicks: 400,
  above: 84 * UNITS_PER_DOT,
  ahead: 30,
  safeTicks: 70,
} as const;

/** The number of moths that light the lantern at the collar. */
export const LANTERN = 24;
/** The depth below the last roof at which a falling cat is lost. */
export const LOST_CAT_DEPTH = 300 * UNITS_PER_DOT;

/** The speed in units per tick after a number of meters. Values in between are interpolated linearly. */
type Pace = readonly (readonly [metres: number, speed: number])[];

export interface Mode {
  pace: Pace;
  /** The number of meters after which the difficulty increases by one, from `hardFrom` up to `hardTo` (0 to 10). */
  metresToHarder: number;
  hardFrom: number;
  hardTo: number;
  ticks: number;
  /** Whether moths always carry a failing cat, instead of only once for a lit lantern. */
  isCarried: boolean;
}

const MINUTE = 60 * TICKS_PER_SECOND;

export const MODES: Record<ModeKey, Mode> = {
  endless: {
    pace: [
      [0, 336],
      [250, 400],
      [800, 470],
      [1800, 545],
      [3500, 610],
      [7000, 660],
    ],
    metresToHarder: 150,
    hardFrom: 0,
    hardTo: 10,
    ticks: 20 * MINUTE,
    isCarried: false,
  },
  moonlit: {
    pace: [
      [0, 400],
      [150, 470],
      [800, 560],
    ],
    metresToHarder: 80,
    hardFrom: 2,
    hardTo: 9,
    ticks: 1.5 * MINUTE,
    isCarried: true,
  },
  stroll: {
    pace: [
      [0, 250],
      [400, 300],
    ],
    metresToHarder: 200,
    hardFrom: 0,
    hardTo: 2,
    ticks: 1.5 * MINUTE,
    isCarried: true,
  },
};

export const POINTS = {
  metre: 1,
  moth: 5,
  house: 25,
  moonMoth: 10,
  under: 25,
  flock: 20,
  bounce: 15,
} as const;
/** The maximum multiplier of moths in moonlight mode, which increases with houses lit in a row. */
export const MAX_TIMES = 5;
/** The value of a fish bone, in moths. */
export const BONE_VALUE = 5;
/** The maximum number of button changes in one run, including its end. */
export const MAX_MOVES = 6_000;

export const MODE_LABELS: Record<ModeKey, string> = {
  endless: 'Endless',
  moonlit: 'Moonlit 90',
  stroll: 'Stroll',
};

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'rooftop-cats',
    keyword: 'rooftop-cats',
    title: 'Rooftop Cats',
    description:
      'A cat, a town of roofs, and the hour when the lamps come on. Jump the gaps and the chimneys, slide under the washing, and catch the moths that light the windows behind you. Run until you fall, see how bright you can make ninety seconds of moonlight, or stroll.',
    descriptionShort: 'Run the roofs by moonlight, and light the windows behind you.',
    instructions:
      'Press to jump, hold to jump higher, press again in the air for a second jump. Slide under washing lines, and stay down under weathercocks. All moths of a house light it; enough moths light your lantern, which saves you once. With keys: Space or Up jumps, Down slides, P pauses. With a mouse: left jumps, right slides. By touch: a tap jumps, the Slide button or a swipe down slides.',
    modes: ['endless', 'moonlit', 'stroll'],
    isDaily: false,
  },
];
