/** What the parts of the game speak of. Seven piles are 0 to 6, the waste 7, the foundations 8 to 11 by suit, the stock 12. */
import type { Turn } from '../kit/cards/types';

export type { Carry, Move, Pile, Turn } from '../kit/cards/types';

export type ModeKey = 'daily' | 'draw-one' | 'draw-three' | 'classic';

/** A rule set of the Klondike family. */
export interface Options {
  /** How many cards the stock turns over at once. */
  draw: 1 | 3;
  /** How often the waste goes back under the stock; null without a limit. */
  redeals: number | null;
  /** What a card on the table takes: the next lower of the other colour, or of any other suit. */
  build: 'other-colour' | 'other-suit';
  /** What an empty place takes. */
  space: 'king' | 'any';
}

export interface Level {
  options: Options;
  /** The shuffled pack; the first 28 are dealt, the rest is the stock. */
  pack: readonly number[];
  /** Wins the deal: what makes it a level. */
  proof: readonly Turn[];
}
