/** The types of the game: opponents, editions, moves, the state of play. */
import type { Chess, PieceSymbol } from 'chess.js';

export type ModeKey = 'squire' | 'rider' | 'master';
/** The initial arrangement of the pieces. */
export type Setting = 'classic' | 'pawns' | 'shuffled';
export type Side = 'w' | 'b';
export type { PieceSymbol };

/** A square, 0 for a8 to 63 for h1. */
export type Square = number;

/** A move of a piece, with the promotion if there is one: 0 to 3 for queen, rook, bishop, knight. */
export type Step = [from: Square, to: Square] | [from: Square, to: Square, crowned: number];
/** A command: change the color before the first move, show a hint, undo the last move of each side, or resign. */
export type Word = ['black'] | ['hint'] | ['undo'] | ['resign'];
export type Move = Step | Word;
/** The opponent's move. */
export type Answer = readonly [from: Square, to: Square];

export type Ending = 'won' | 'lost' | 'stalemate' | 'repeated' | 'bare' | 'fifty' | 'long' | 'resigned';

export interface Level {
  setting: Setting;
  mode: ModeKey;
  seed: string;
  /** The start position in Forsyth-Edwards Notation. */
  start: string;
}

export interface Play {
  readonly level: Level;
  readonly chess: Chess;
  /** The player's color. */
  side: Side;
  /** The number of the player's moves, including undone ones. */
  steps: number;
  hints: number;
  undos: number;
  /** All of the opponent's moves, including undone ones. */
  readonly answers: Answer[];
  ending: Ending | null;
  readonly penaltyMs: 0;
}
