/** The tuning values: the editions, the table, the cloth, the skill of each opponent, the score of a frame. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { Discipline, ModeKey, Strength } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  discipline: Discipline;
  highlightColor: string;
}

/** The distance between opposite cushion noses, in ball diameters. */
export const WIDTH = 13.5;
export const LENGTH = 25;

export const STEPS_PER_SECOND = 120;
export const LONGEST_ROLL = 40 * STEPS_PER_SECOND;
/** The number of parts in a circle, in which directions are measured. */
export const CIRCLE = 14_400;
export const STRENGTHS = 60;
/** Returns the speed of the cue ball after a stroke, in diameters per second. */
export const speedOfStrength = (strength: number): number => strength * (0.34 + strength * 0.017);
/** After a high or low strike, the speed of the ball's rim relative to the speed of the ball. */
export const SPIN_SHARE = 1.15;
/** The speed that a sliding ball (`SLIDE_DECELERATION`) and a rolling ball (`ROLL_DECELERATION`) lose per second. */
export const SLIDE_DECELERATION = 17;
export const ROLL_DECELERATION = 3.2;
export const CUSHION = {
  bounce: 0.78,
  jaw: 0.62,
  /** The fraction of the speed along the cushion that remains. */
  grip: 0.97,
  /** The fraction of its roll that a ball retains. */
  turn: 0.5,
  /** The bounce of a collision between two balls. */
  ball: 0.96,
};

export interface Opponent {
  /** The maximum error of the opponent's aim, in parts of the circle. Small errors are the most common. */
  maxAimError: number;
  /** The maximum error of the opponent's strength. */
  maxStrengthError: number;
  /** The number of possible pots that the opponent simulates before it chooses. */
  tries: number;
  /** Whether the opponent considers the next stroke. */
  plans: boolean;
  /** Whether the opponent finds pots off a cushion. */
  banks: boolean;
}

export const OPPONENTS: Record<Strength, Opponent> = {
  novice: { maxAimError: 420, maxStrengthError: 12, tries: 2, plans: false, banks: false },
  regular: { maxAimError: 110, maxStrengthError: 3, tries: 6, plans: false, banks: false },
  shark: { maxAimError: 34, maxStrengthError: 1, tries: 10, plans: true, banks: true },
};

export const POINTS = {
  /** The points for a won frame, by opponent. */
  won: { novice: 500, regular: 750, shark: 1_000 } as Record<Strength, number>,
  /** The points for each stroke that the player needs less than this number. */
  swift: { strokes: 40, each: 10 },
  ball: 20,
  foul: 15,
  least: 1,
};

/** The points for a trick, by the number of the attempt. The last value applies to all later attempts. */
export const TRICK_POINTS = [100, 80, 65, 50, 40, 30, 20];
/** The points for a trick after its solution was shown. */
export const SHOWN_POINTS = 10;
export const TRICKS_IN_ROUND = 10;

/** The number of the player's strokes after which the frame ends. */
export const MAX_STROKES = 120;
export const MAX_MOVES = 400;
/** The minimum time per stroke in ms. Nobody aims, strikes and watches the balls faster on average. */
export const MIN_MS_PER_MOVE = 400;

export const MODE_LABELS: Record<ModeKey, string> = {
  novice: 'The novice',
  regular: 'The regular',
  shark: 'The shark',
  first: 'Tables 1 to 10',
  second: 'Tables 11 to 20',
  third: 'Tables 21 to 30',
};
const OPPONENT_MODES: readonly ModeKey[] = ['novice', 'regular', 'shark'];
const ROUND_MODES: readonly ModeKey[] = ['first', 'second', 'third'];

const HOW_TO =
  'Tap where the cue ball is to go, drag to turn the aim, turn it finely by the ribbed wheel; pull the cue beside the table, or back from the cue ball, and let go to strike. High follows the ball that is hit, low comes back from it. With keys: left and right aim, with Shift finely; up and down set the strength, S the spin, Enter strikes. A press while balls roll hurries them. P pauses.';
const IN_HAND =
  'After a foul the other side may put the cue ball anywhere: drag it, or press B and move it by the arrows.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'eight-at-nine',
    keyword: 'eight-at-nine',
    title: 'Eight at Nine',
    description:
      'Eight-ball at nine in the evening, under the lamp at the back. Balls roll, kiss, follow and come back as balls do, and the same stroke always rolls the same way. Play the novice, who misses; the regular, who doesn’t often; or the shark, who thinks of the stroke after.',
    descriptionShort: 'Eight-ball under the lamp, with balls that roll as balls do.',
    instructions: `Pot all solids or all stripes, then the eight; the first ball that falls fairly after the break gives you your group. An eight that falls at the break comes back, and a frame of 120 strokes ends undecided. A player who pots a ball continues. It is a foul to pot the cue ball, to hit no ball or a wrong ball first, or if no ball is potted or reaches a cushion. ${IN_HAND} The eight too early, or with a foul, loses. ${HOW_TO}`,
    modes: OPPONENT_MODES,
    isDaily: false,
    discipline: 'eight',
    highlightColor: '#12573F',
  },
  {
    slug: 'eight-at-nine-nine-ball',
    keyword: 'eight-at-nine-nine-ball',
    title: 'Nine-Ball at Nine',
    description:
      'Nine balls, one order: the cue ball must meet the lowest first, and whoever pots the nine wins, be it the ninth ball or the second. One good combination ends the evening.',
    descriptionShort: 'Lowest ball first; whoever pots the nine wins.',
    instructions: `The cue ball must meet the lowest ball on the table first; any ball that falls then lets you go on, and the nine wins; at the break it comes back. A foul is: potting the cue ball, meeting no ball or another one first, or no ball that falls or reaches a cushion. ${IN_HAND} ${HOW_TO}`,
    modes: OPPONENT_MODES,
    isDaily: false,
    discipline: 'nine',
    highlightColor: '#1F4E8C',
  },
  {
    slug: 'eight-at-nine-trick-shots',
    keyword: 'eight-at-nine-trick-shots',
    title: 'Trick Shots at Nine',
    description:
      'Thirty tables that somebody has left lying. Pot every numbered ball in the strokes that are given: round corners, off cushions, two at once, and without touching what must stay. Each can be done, and no luck is needed.',
    descriptionShort: 'Thirty tables to clear in one stroke, or a few.',
    instructions: `Pot every numbered ball in the strokes that are given. The cue ball and the gray stones must stay on the table. A table that went wrong is set up again: the fewer tries, the more it counts. Show draws the aim of one way to do it, and the table is worth ${SHOWN_POINTS} then. ${HOW_TO}`,
    modes: ROUND_MODES,
    isDaily: false,
    discipline: 'tricks',
    highlightColor: '#6B3A1E',
  },
];
