/** The tuning values: the editions, the ball, the ground, the minimum time of a stroke. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { CourseKey, ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  course: CourseKey;
  highlightColor: string;
}

/** The size of every hole in portrait orientation. */
export const WIDTH = 10;
export const HEIGHT = 16;

export const STEPS_PER_SECOND = 120;
/** The number of parts in a circle, and the number of steps after which every moving object is back at its start. */
export const CIRCLE = 1440;
export const STRENGTHS = 60;
export const BALL = 0.2;
export const CUP = 0.36;
export const MAX_STROKES = 8;

export const SPEED_PER_STRENGTH = 0.22;
/** The speed that rolling for a second removes: an absolute amount, and a fraction (`DRAG`). */
export const GRASS = 2.3;
export const SAND = 13;
export const DRAG = 0.32;
export const ICE = 0.75;
export const ICE_DRAG = 0.12;
export const BOUNCE = 0.76;
/** The maximum speed at which a ball drops into the cup from its edge. A faster ball has to hit the center. */
export const DROP_SPEED = 3.6;
export const JUMP_SPEED = 5;
/** The number of steps in the air per unit of speed. */
export const AIR = 6.5;
export const LONGEST_ROLL = 20 * STEPS_PER_SECOND;

/** The minimum time per stroke in ms. Nobody aims, strikes and watches the ball faster on average. */
export const MIN_MS_PER_MOVE = 450;
export const HOLES: Record<ModeKey, number> = { nine: 9, three: 3 };

export const MODE_LABELS: Record<ModeKey, string> = { nine: 'Nine holes', three: 'First three' };
const MODES: readonly ModeKey[] = ['nine', 'three'];

const HOW_TO =
  'Pull back from anywhere and let go: the further you pull, the harder the stroke. The line shows the way to the first wall and off it. Pull hardly at all to think again. With keys: left and right turn (with Shift finely), hold Space for strength and let go; up and down set it too, Enter strikes. A tap while the ball rolls speeds it up. P pauses.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'windmill-nine',
    keyword: 'windmill-nine',
    title: 'Windmill Nine',
    description:
      'Mini golf in a garden by lantern light. Nine holes with ponds, sandbanks, terraces and molehills, and at the end the windmill, whose sails wait for nobody. No wind and no luck: the same stroke always rolls the same way, so every hole can be learnt, and every one can be holed under par.',
    descriptionShort: 'Nine holes of mini golf by lantern light, as few strokes as you can.',
    instructions: `${HOW_TO} A ball in the pond comes back for one stroke more. Eight strokes end a hole.`,
    modes: MODES,
    isDaily: false,
    course: 'garden',
    highlightColor: '#2F7A4A',
  },
  {
    slug: 'windmill-nine-rooftops',
    keyword: 'windmill-nine-rooftops',
    title: 'Windmill Nine: Rooftops',
    description:
      'Nine other holes, over the roofs of the town. Take a ramp fast enough and the ball flies across the street; take it too slowly and it is gone. Pitched slates, chimneys, drainpipes, skylights that slide, and the two hands of the clock tower.',
    descriptionShort: 'Mini golf over the roofs: ramps, chimneys, drainpipes and a clock.',
    instructions: `${HOW_TO} A ramp throws a fast ball over the gap. A ball that falls comes back for one stroke more. Eight strokes end a hole.`,
    modes: MODES,
    isDaily: false,
    course: 'rooftops',
    highlightColor: '#8A4630',
  },
  {
    slug: 'windmill-nine-frozen-canal',
    keyword: 'windmill-nine-frozen-canal',
    title: 'Windmill Nine: The Frozen Canal',
    description:
      'The canal has frozen over, and somebody has sunk nine cups along it. On ice a ball rolls on and on: half the strength goes twice as far, and what misses the cup is soon at the other end. Snowdrifts to stop in, open water, skaters who look where they go, and the wheel of the old mill.',
    descriptionShort: 'Mini golf on ice: soft strokes, long ways, open water.',
    instructions: `${HOW_TO} On ice a ball hardly slows down; snow stops it. A ball in open water comes back for one stroke more. Eight strokes end a hole.`,
    modes: MODES,
    isDaily: false,
    course: 'canal',
    highlightColor: '#2F6C9E',
  },
];
