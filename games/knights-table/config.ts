/** The tuning values: the editions, the skill of each opponent, the score of a game. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, PieceSymbol, Setting } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  setting: Setting;
  highlightColor: string;
}

export interface Opponent {
  /** The level of the chess engine, and its additional search depth. */
  level: 1 | 2 | 3;
  depth?: { base: number; extended: number; check: boolean; quiescence: number };
  /** Whether the opponent follows opening and endgame principles when its search leaves a choice. */
  followsPrinciples: boolean;
  /**
   * The margin for choosing among moves, in hundredths of a pawn: a move may be played if it is worse than the best
   * move by at most this much.
   */
  margin: number;
  /** Uses a larger margin for one in `every` moves, so that the opponent makes occasional mistakes. */
  slip: { every: number; margin: number };
}

/**
 * The opponents. The strongest takes about 50 ms per move on a desktop. It must not take longer, because the scores
 * service replays every game (on a separate thread).
 */
export const OPPONENTS: Record<ModeKey, Opponent> = {
  squire: { level: 1, followsPrinciples: false, margin: 40, slip: { every: 3, margin: 260 } },
  rider: { level: 2, followsPrinciples: true, margin: 25, slip: { every: 12, margin: 120 } },
  master: {
    level: 3,
    depth: { base: 3, extended: 0, check: true, quiescence: 4 },
    followsPrinciples: true,
    margin: 12,
    slip: { every: 0, margin: 0 },
  },
};

/** The revision of the opponents. Increment it when a change affects their moves. */
export const OPPONENTS_REVISION = 2;

export const MODE_LABELS: Record<ModeKey, string> = {
  squire: 'The squire',
  rider: 'The rider',
  master: 'The master',
};
const MODES: readonly ModeKey[] = ['squire', 'rider', 'master'];

/** The usual value of the pieces, in pawns. */
export const PIECE_VALUES: Record<PieceSymbol, number> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
/** The pieces to which a pawn can be promoted, in the order of the choice. */
export const CROWNS: readonly PieceSymbol[] = ['q', 'r', 'b', 'n'];

export const POINTS = {
  won: 1_000,
  /** The points for each move that the player needs less than this number. */
  swift: { moves: 60, each: 10 },
  drawn: 300,
  /** The points per pawn of captured value. */
  taken: 5,
  hint: 40,
  undo: 60,
  least: 1,
};

/** The number of the player's moves after which the game is drawn. */
export const MAX_STEPS = 100;
/** The maximum number of moves, including others such as hints. */
export const MAX_MOVES = 600;
/** The minimum time per move in ms. Nobody looks and moves faster on average. */
export const MIN_MS_PER_MOVE = 120;
/** The delay before the opponent's move in ms, so that the player sees both moves. */
export const ANSWER_AFTER_MS = 380;

const HOW_TO =
  'Press one of your pieces and then the square to move it to, or drag it there; dots show the legal squares. Undo reverts your last move and the reply for 60 points, a hint shows a good move for 40. With keys: arrows move over the board, Space or Enter picks up a piece and puts it down, Z undoes, H hints, P pauses. Before your first move you can choose to play black.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'knights-table',
    keyword: 'knights-table',
    title: 'Knight’s Table',
    description:
      'Chess by lamplight against one of three who live at this table: the squire forgets his men, the rider sees what you threaten, the master takes what you leave. Every game counts: quick wins most, a draw something.',
    descriptionShort: 'Chess against the squire, the rider or the master.',
    instructions: `You play white. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    setting: 'classic',
    highlightColor: '#6B3A1E',
  },
  {
    slug: 'pawns-to-the-light',
    keyword: 'pawns-to-the-light',
    title: 'Pawns to the Light',
    description:
      'Only kings and pawns on the board: the game that every chess game ends in. Make a pawn that nobody can stop, walk your king to its side, and bring it home. The first pawn that gets there wins.',
    descriptionShort: 'Kings and pawns: the first one home wins.',
    instructions: `Each side has its king and eight pawns. The first to bring a pawn to the far side wins; mate wins too, and all other rules of chess apply. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    setting: 'pawns',
    highlightColor: '#2F5A3C',
  },
  {
    slug: 'shuffled-court',
    keyword: 'shuffled-court',
    title: 'The Shuffled Court',
    description:
      'Chess with the court in another order each time, black facing white like a mirror. No opening that anybody has learnt is of any use: think from the first move on.',
    descriptionShort: 'Chess with a shuffled back row.',
    instructions: `The pieces of the back row are in another order each game, with the bishops on squares of both colors; there is no castling. ${HOW_TO}`,
    modes: MODES,
    isDaily: false,
    setting: 'shuffled',
    highlightColor: '#4A3A7A',
  },
];
