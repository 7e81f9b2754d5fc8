/** The words of the game: opponents, editions, moves, the state of play. */
import type { Chess, PieceSymbol } from 'chess.js';

export type ModeKey = 'squire' | 'rider' | 'master';
/** How the men stand at the start. */
export type Setting = 'classic' | 'pawns' | 'shuffled';
export type Side = 'w' | 'b';
export type { PieceSymbol };

/** A square, 0 for a8 to 63 for h1. */
export type Square = number;

/** A man is moved, and where a pawn comes home: 0 to 3 for queen, rook, bishop, knight. */
export type Step = [from: Square, to: Square] | [from: Square, to: Square, crowned: number];
/** The colour is changed before the first move; a step is shown; two are taken back; the game is given up. */
export type Word = ['black'] | ['hint'] | ['undo'] | ['resign'];
export type Move = Step | Word;
/** What the other side did. */
export type Answer = readonly [from: Square, to: Square];

export type Ending = 'won' | 'lost' | 'stalemate' | 'repeated' | 'bare' | 'fifty' | 'long' | 'resigned';

export interface Level {
  setting: Setting;
  mode: ModeKey;
  seed: string;
  /** Forsyth-Edwards Notation of the start. */
  start: string;
}

export interface Play {
  readonly level: Level;
  readonly chess: Chess;
  /** The player's colour. */
  side: Side;
  /** How often the player moved, taken-back moves included. */
  steps: number;
  hints: number;
  undos: number;
  /** All that the other side did, taken back or not. */
  readonly answers: Answer[];
  ending: Ending | null;
  readonly penaltyMs: 0;
}
