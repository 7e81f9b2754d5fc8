/** What the parts of the engine speak of: a rule set is a table of piles and of what may be done with them. */
import type { Turn } from '../kit/cards/types';

export type ProvenKey = 'two-suits' | 'four-suits' | 'forty-thieves';
export type ModeKey = 'classic' | 'one-suit' | 'two-suits' | 'four-suits';

/** `place` is one card of a pyramid, of peaks or of a grid. */
export type Kind = 'tableau' | 'cell' | 'reserve' | 'stock' | 'waste' | 'foundation' | 'place' | 'discard';

export interface PileSpec {
  kind: Kind;
  /** How many cards it is dealt, row by row over all piles of its kind. */
  dealt?: number;
  /** How many of them lie face down. */
  down?: number;
  /** The suit of a foundation. */
  suit?: number;
  /** Whether a foundation goes down from the king. */
  isFalling?: boolean;
  /** The places that lie on this one. */
  under?: readonly number[];
}

/** What the stock does when it is pressed. */
export type StockRule =
  | { to: 'waste'; draw: number; redeals: number | null }
  /** A card on every pile; where it says so, only when no pile is a space. */
  | { to: 'tableau'; needsFull: boolean }
  /** The cards of the grid close up, and the rest is dealt anew. */
  | { to: 'grid' };

export interface RuleSet {
  /** All cards, by number. */
  pack: readonly number[];
  piles: readonly PileSpec[];
  /** Which next lower card a card on the table takes. */
  build: 'suit' | 'colour' | 'any' | null;
  /** The next higher as well. */
  isTwoWay?: boolean;
  /** A king lies on an ace. */
  isRound?: boolean;
  /** What moves as one: a card, what is built, what is built in suit, as much as the free places could carry, anything. */
  run: 'one' | 'built' | 'suit' | 'free' | 'any';
  space: 'any' | 'king' | 'none';
  stock: StockRule | null;
  /** What leaves the table otherwise than to a foundation: onto a waste of neighbours, as thirteen, as two alike. */
  match: 'next' | 'thirteen' | 'like' | null;
  /** All home, whole suits off the table, or a bare table. */
  goal: 'home' | 'suits' | 'clear';
  /** What lies on the foundations at the start: the aces, or the first card, whose rank is then the base of all. */
  starts?: 'aces' | 'base';
  /** What can be of no more use on the table goes home by itself. */
  isHoming: boolean;
  /** Of whole suits: how much a card on a lower one is in the search's way. */
  disorder: number;
  /** Where a search would take too long: which list of deals is known to be won. */
  proven?: ProvenKey;
  /** How many tables a search goes on with at every depth. */
  width: number;
}

export interface Level {
  rules: RuleSet;
  /** The shuffled pack. */
  pack: readonly number[];
  /** Wins the deal: what makes it a level. */
  proof: readonly Turn[];
}
