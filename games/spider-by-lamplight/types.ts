/** The types of the engine. A rule set is a list of piles with their rules. */
import type { TableTurn } from '../kit/cards/types';

export type SolvedListKey = 'two-suits' | 'four-suits' | 'forty-thieves';
export type ModeKey = 'classic' | 'one-suit' | 'two-suits' | 'four-suits';

/** The kind of a pile. A `place` is a single card of a pyramid, of peaks or of a grid. */
export type Kind = 'tableau' | 'cell' | 'reserve' | 'stock' | 'waste' | 'foundation' | 'place' | 'discard';

export interface PileSpec {
  kind: Kind;
  /** The number of cards dealt to the pile. Cards are dealt row by row to all piles of a kind. */
  dealt?: number;
  /** The number of face-down cards in the initial pile. */
  down?: number;
  /** The suit of a foundation. */
  suit?: number;
  /** Whether a foundation is built down from the king. */
  isFalling?: boolean;
  /** The places whose cards cover this one. */
  under?: readonly number[];
}

/** The effect of pressing the stock. */
export type StockRule =
  | { to: 'waste'; draw: number; redeals: number | null }
  /** Deals one card to every pile; with `needsFull`, only when no pile is empty. */
  | { to: 'tableau'; needsFull: boolean }
  /** Moves the cards of the grid together, and deals the rest again. */
  | { to: 'grid' };

export interface RuleSet {
  /** All cards of the deck, by number. */
  pack: readonly number[];
  piles: readonly PileSpec[];
  /** Which suits a card on the table accepts. The card must be the next lower one, unless other options allow more. */
  build: 'suit' | 'colour' | 'any' | null;
  /** Whether a card also accepts the next higher one. */
  isTwoWay?: boolean;
  /** Whether a king may be placed on an ace. */
  isRound?: boolean;
  /**
   * Which cards can be moved together: one card, a built sequence, a sequence of one suit, as many as the free cells
   * allow, or any.
   */
  run: 'one' | 'built' | 'suit' | 'free' | 'any';
  space: 'any' | 'king' | 'none';
  stock: StockRule | null;
  /**
   * How cards leave the table other than to foundations: onto a waste with an adjacent rank, in pairs with the sum of
   * thirteen, or in pairs of equal ranks.
   */
  match: 'next' | 'thirteen' | 'like' | null;
  /** The goal: all cards on foundations, complete suits removed, or an empty table. */
  goal: 'home' | 'suits' | 'clear';
  /** The initial cards of the foundations: the aces, or the first card, whose rank is then the base of all foundations. */
  starts?: 'aces' | 'base';
  /** Whether cards that are no longer needed on the table go to the foundations automatically. */
  isHoming: boolean;
  /**
   * For the search, the weight of a card that lies on a lower one and must be moved first. Only in rule sets with
   * complete suits.
   */
  disorder: number;
  /** The list of solved deals to use, if a search would take too long. */
  solvedList?: SolvedListKey;
  /** The number of tables with which the search continues at every depth. */
  width: number;
}

export interface Level {
  rules: RuleSet;
  /** The shuffled deck. */
  pack: readonly number[];
  /** Moves that win the deal, which show that the level is solvable. */
  solution: readonly TableTurn[];
}
