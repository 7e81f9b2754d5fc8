/** The types of the game. The seven piles are 0 to 6, the waste 7, the foundations 8 to 11 by suit, the stock 12. */
import type { Turn } from '../kit/cards/types';

export type { Carry, Move, Pile, Turn } from '../kit/cards/types';

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
  /** The seven piles: of one to seven cards, or of three or one each; the last of each is open, or all are. */
  deal: 'stairs' | 'threes' | 'ones';
  isOpen: boolean;
  /** The number of cards that the stock draws at once. */
  draw: 1 | 3;
  /** Whether every round of the stock draws one card fewer. */
  drawsFewer?: boolean;
  /** The number of times the waste returns to the stock; null without a limit. */
  redeals: number | null;
  /** The direction of the foundations: from ace to king, or from king to ace. */
  home: 'up' | 'down';
  /** The cards that a card on the table accepts: the previous one in foundation order, of these suits. */
  build: 'other-colour' | 'other-suit' | 'same-colour' | 'same-suit';
  /** The cards that can be moved together: any built sequence, or a run of one suit. */
  run: 'built' | 'suit';
  /** The cards that an empty pile accepts: the rank that reaches the foundations last, or any. */
  space: 'last' | 'any';
  /** The number of tables that the solver visits before it tries another deal. */
  nodes: number;
}

export interface Level {
  options: Options;
  /** The shuffled deck; the first cards are dealt, the rest is the stock. */
  pack: readonly number[];
  /** The moves that win the deal, which make it a valid level. */
  proof: readonly Turn[];
}
