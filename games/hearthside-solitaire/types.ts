/** What the parts of the game speak of. Seven piles are 0 to 6, the waste 7, the foundations 8 to 11 by suit, the stock 12. */
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
  /** The seven piles: of one card to seven, or of three or one each; the last of each is open, or all are. */
  deal: 'stairs' | 'threes' | 'ones';
  isOpen: boolean;
  /** How many cards the stock turns over at once. */
  draw: 1 | 3;
  /** Whether every round of the stock turns one card fewer. */
  drawsFewer?: boolean;
  /** How often the waste goes back under the stock; null without a limit. */
  redeals: number | null;
  /** Which way the foundations go: from ace to king, or from king to ace. */
  home: 'up' | 'down';
  /** What a card on the table takes: the next one on its way home, of these suits. */
  build: 'other-colour' | 'other-suit' | 'same-colour' | 'same-suit';
  /** What is carried together: whatever was built, or a run of one suit. */
  run: 'built' | 'suit';
  /** What an empty place takes: the rank that comes home last, or any. */
  space: 'last' | 'any';
  /** Tables that the solver looks at before it tries another deal. */
  nodes: number;
}

export interface Level {
  options: Options;
  /** The shuffled pack; the first are dealt, the rest is the stock. */
  pack: readonly number[];
  /** Wins the deal: what makes it a level. */
  proof: readonly Turn[];
}
