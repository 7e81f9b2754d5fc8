/** The tuning values: the editions, the rules of each house, the skill of the opponents, the score of a match. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { House, ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  house: House;
  highlightColor: string;
  /** The name of the table's style, which is part of its CSS class. */
  table: 'oak' | 'baize' | 'wine' | 'slate' | 'night';
}

export interface Opponent {
  name: string;
  /** How many of ten tiles the opponent lays at random. */
  randomInTen: number;
  /**
   * How many of ten tiles the opponent lays at random while it leads. Only in houses that score tile by tile, where a
   * player who adds up the ends gains a large lead and beginners need a chance to catch up.
   */
  randomInTenWhileAhead?: number;
  /**
   * For each choice, the number of possible deals of the hidden tiles that the opponent plays to the end; 0 for none.
   */
  worlds: number;
}

export const OPPONENTS: Record<ModeKey, Opponent> = {
  easy: { name: 'Tilly', randomInTen: 9, worlds: 0 },
  medium: { name: 'Mr Finch', randomInTen: 1, randomInTenWhileAhead: 9, worlds: 0 },
  hard: { name: 'Mrs Vane', randomInTen: 0, worlds: 36 },
};
/** The second opponent of a pair, by difficulty. */
export const SECOND_OPPONENTS: Record<ModeKey, string> = {
  easy: 'Wilf',
  medium: 'Miss Lark',
  hard: 'Mr Crane',
};
export const PARTNER_NAME = 'Rosa';
/** The skill of the player's partner, by difficulty. A partner never plays worse than the opponents. */
export const PARTNERS: Record<ModeKey, ModeKey> = { easy: 'medium', medium: 'medium', hard: 'hard' };
/** The number of possible deals that a hint evaluates. */
export const HINT_WORLDS = 48;

export const MODE_LABELS: Record<ModeKey, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const MODES: readonly ModeKey[] = ['easy', 'medium', 'hard'];

export const POINTS = {
  /** The points for the own score relative to the target, in a won or a lost match. */
  made: 500,
  won: 500,
  /** The points, in a won match, for the other side's distance to the target relative to the target. */
  ahead: 500,
  hint: 25,
  least: 1,
  /** The percentage by which the difficulty multiplies the score. */
  strength: { easy: 100, medium: 150, hard: 200 } satisfies Record<ModeKey, number>,
};

/** The maximum number of rounds, after which the leading side wins. */
export const MAX_ROUNDS = 24;
/** The maximum number of moves: the tiles of all rounds, plus moves such as hints. */
export const MAX_MOVES = 900;
/** The minimum time per move in ms. Nobody looks and lays faster on average. */
export const MIN_MS_PER_MOVE = 120;
/** The delay before an opponent's action in ms, so that the player sees each action separately. */
export const ANSWER_AFTER_MS = { 2: 720, 4: 820 };

const KEYS =
  'With keys: left and right choose a tile, Enter takes it, left and right choose an end, Enter lays it; Escape puts it back, D draws or passes, H hints, P pauses.';
const HOW_TO = `Press a raised tile in your rack, then the end where you want to play it; or drag it there. Doubles are placed across the line. After ${MAX_ROUNDS} rounds, the leader wins. The result counts up to ${POINTS.made} for what you made on the way to the target and, for a win, ${POINTS.won} and up to ${POINTS.ahead} for how far the others were behind; half as much again against the medium opponent, double against the hard one. A hint shows a good tile and takes ${POINTS.hint} from the result. ${KEYS}`;

const TWO: House = {
  seats: 2,
  hand: 7,
  draws: false,
  hasSpinner: false,
  counts: 'nothing',
  pays: 'hands',
  target: 50,
  isExact: false,
  isSixLed: false,
};

/**
 * The target of houses without drawing, in which rounds score little. A match then takes five or six rounds, as in the
 * other houses.
 */
const BLOCK_TARGET = 35;
/** Tells players that the opponent helps them. The text of the houses where this applies contains it. */
const EASE = `${OPPONENTS.medium.name}, the medium opponent, gets careless while ahead.`;

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'domino-parlour',
    keyword: 'domino-parlour',
    title: 'Domino Parlour',
    description:
      'The Draw game, as every parlour knows it: match the ends of the line, draw from the stock when nothing fits, and be the first to have none left. What the other still holds is yours. First to 50 points wins the match.',
    descriptionShort: 'Match the ends, draw when you must, go out first.',
    instructions: `Seven tiles each. A player without a matching tile draws until one matches; the last two tiles of the stock are never drawn. The first player without tiles scores the pips in the other hand; if nobody can play, the hand with fewer pips scores them. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    house: { ...TWO, draws: true },
    highlightColor: '#8A4520',
    table: 'oak',
  },
  {
    slug: 'domino-parlour-block',
    keyword: 'domino-parlour-block',
    title: 'Domino Parlour: Block',
    description:
      'No stock to help you: seven tiles, and whoever can’t lay one passes. Remember what they passed on, keep the ends that only you can match, and shut the line when your hand is the lighter one. A short match, first to 35.',
    descriptionShort: 'No drawing: pass, block the line, count pips.',
    instructions: `Seven tiles each, and the rest stays hidden. A player without a matching tile passes. The first player without tiles scores the pips in the other hand; when both have to pass, the round is blocked, and the hand with fewer pips scores them. The first with ${BLOCK_TARGET} points wins. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    house: { ...TWO, target: BLOCK_TARGET },
    highlightColor: '#1F5A45',
    table: 'baize',
  },
  {
    slug: 'domino-parlour-all-fives',
    keyword: 'domino-parlour-all-fives',
    title: 'Domino Parlour: All Fives',
    description:
      'Muggins, the game that scores with every tile: make the open ends add up to 5, 10, 15 or 20 and the sum is yours at once. The first double is the spinner, and the line grows from it in four directions. First to 150.',
    descriptionShort: 'Make the open ends a multiple of five.',
    instructions: `Seven tiles each; a player without a matching tile draws. After each tile the open ends are added up, doubles with both halves: a player whose tile makes a multiple of five scores that sum. The first double is the spinner: with a tile on both sides it opens upwards and downwards too. Going out scores what the other holds, to the nearest five. ${EASE} ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    house: { ...TWO, draws: true, hasSpinner: true, counts: 'fives', pays: 'nearest five', target: 150 },
    highlightColor: '#6E1F35',
    table: 'wine',
  },
  {
    slug: 'domino-parlour-fives-and-threes',
    keyword: 'domino-parlour-fives-and-threes',
    title: 'Domino Parlour: Fives and Threes',
    description:
      'The game of the public bar: nine tiles each, no drawing, and the two ends score a point for every five and every three in their sum. Fifteen is worth eight. You must land on 61 exactly; what leads past it doesn’t count.',
    descriptionShort: 'Score by fives and by threes, and land on 61.',
    instructions: `Nine tiles each, and the rest stays hidden. After each tile both ends are added up, doubles with both halves: a point for each five and each three that go into the sum evenly, so 9 scores three, 10 scores two, 15 scores eight. A player who can’t play a tile passes. The last tile scores one more. The first to have exactly 61 wins. ${EASE} ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    house: { ...TWO, hand: 9, counts: 'fives and threes', pays: 'one', target: 61, isExact: true },
    highlightColor: '#28485C',
    table: 'slate',
  },
  {
    slug: 'domino-parlour-partners',
    keyword: 'domino-parlour-partners',
    title: 'Domino Parlour: Partners',
    description:
      'Four at the table, all 28 tiles dealt, you and Rosa against the pair to your left and right. Lead what your partner can follow, starve the others of their numbers, and go out for both of you. First pair to 100.',
    descriptionShort: 'Four players, two pairs, every tile dealt.',
    instructions: `Seven tiles each, nothing to draw. The double six opens the first round; after that the lead goes around the table. A player who can’t play a tile passes. When a player goes out, that pair scores all pips that are left in any hand; when nobody can play, the pair with fewer pips does. Rosa, across from you, plays with you. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    house: { ...TWO, seats: 4, pays: 'all hands', target: 100, isSixLed: true },
    highlightColor: '#2C2F6B',
    table: 'night',
  },
];
