/** The types of the engine: a rule set is a table of piles with their rules. */
import type { Turn } from '../kit/cards/types';

export type ProvenKey = 'two-suits' | 'four-suits' | 'forty-thieves';
export type ModeKey = 'classic' | 'one-suit' | 'two-suits' | 'four-suits';

/** `place` is one card of a pyramid, of peaks or of a grid. */
export type Kind = 'tableau' | 'cell' | 'reserve' | 'stock' | 'waste' | 'foundation' | 'place' | 'discard';

export interface PileSpec {
  kind: Kind;
  /** The number of cards dealt to it, row by row over all piles of its kind. */
  dealt?: number;
  /** The number of face-down cards. */
  down?: number;
  /** The suit of a foundation. */
  suit?: number;
  /** Whether a foundation goes down from the king. */
  isFalling?: boolean;
  /** The places that cover this one. */
  under?: readonly number[];
}

/** The effect of pressing the stock. */
export type StockRule =
  | { to: 'waste'; draw: number; redeals: number | null }
  /** One card on every pile; with `needsFull`, only when no pile is empty. */
  | { to: 'tableau'; needsFull: boolean }
  /** The cards of the grid close up, and the rest is dealt again. */
  | { to: 'grid' };

export interface RuleSet {
  /** All cards, by number. */
  pack: readonly number[];
  piles: readonly PileSpec[];
  /** The next lower cards that a card on the table accepts. */
  build: 'suit' | 'colour' | 'any' | null;
  /** Whether it also accepts the next higher one. */
  isTwoWay?: boolean;
  /** Whether a king may be placed on an ace. */
  isRound?: boolean;
  /** The cards that move together: one card, a built sequence, one in suit, as many as the free places allow, any. */
  run: 'one' | 'built' | 'suit' | 'free' | 'any';
  space: 'any' | 'king' | 'none';
  stock: StockRule | null;
  /**
   * The ways for cards to leave the table other than foundations: onto a waste of adjacent ranks, as a sum of thirteen, as two
   * equal ranks.
   */
  match: 'next' | 'thirteen' | 'like' | null;
  /** All cards on foundations, complete suits off the table, or an empty table. */
  goal: 'home' | 'suits' | 'clear';
  /** The initial cards of the foundations: the aces, or the first card, whose rank is then the base of all. */
  starts?: 'aces' | 'base';
  /** Whether cards of no further use on the table go to the foundations automatically. */
  isHoming: boolean;
  /** For complete suits: how much a card on a lower one hinders the search. */
  disorder: number;
  /** The list of solved deals, when a search would take too long. */
  proven?: ProvenKey;
  /** The number of tables with which a search continues at every depth. */
  width: number;
}

export interface Level {
  rules: RuleSet;
  /** The shuffled deck. */
  pack: readonly number[];
  /** The moves that win the deal, which make it a valid level. */
  proof: readonly Turn[];
}
