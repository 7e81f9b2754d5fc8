/**
 * The types of the game. Piles are numbered: 0 to 6 are the seven piles, 7 the waste, 8 to 11 the foundations by suit,
 * 12 the stock.
 */
import type { TableTurn } from '../kit/cards/types';

export type { CarryMove, Move, Pile, TableTurn } from '../kit/cards/types';

export type ModeKey =
  | 'daily'
  | 'draw-one'
  | 'draw-three'
  | 'classic'
  | 'candlestick'
  | 'eastcliff'
  | 'gold-rush'
  | 'kingsley'
  | 'porcelain'
  | 'saratoga'
  | 'smokey'
  | 'trigon'
  | 'whitehead'
  | 'whitehorse';

/** A rule set of the Klondike family. */
export interface Options {
  /**
   * How the seven piles are dealt: one to seven cards, three each, or one each. `isOpen` means that all cards are face
   * up, otherwise only the last of each pile.
   */
  deal: 'stairs' | 'threes' | 'ones';
  isOpen: boolean;
  /** The number of cards that the stock draws at once. */
  draw: 1 | 3;
  /** Whether the stock draws one card fewer in each pass. */
  drawsFewer?: boolean;
  /** The number of times the waste can return to the stock, or null without a limit. */
  redeals: number | null;
  /** The direction of the foundations: up from the ace, or down from the king. */
  home: 'up' | 'down';
  /** The suits that a card on the table accepts. The card must be the previous one in the order of the foundations. */
  build: 'other-colour' | 'other-suit' | 'same-colour' | 'same-suit';
  /** Which cards can be moved together: any built sequence, or only a run of one suit. */
  run: 'built' | 'suit';
  /** Which cards an empty pile accepts: only the rank that reaches the foundations last, or any. */
  space: 'last' | 'any';
  /** The number of tables that the solver visits before it tries another deal. */
  nodes: number;
}

export interface Level {
  options: Options;
  /** The shuffled deck. The first cards are dealt, and the rest is the stock. */
  pack: readonly number[];
  /** Moves that win the deal, which show that the level is solvable. */
  solution: readonly TableTurn[];
}
