/** What the parts of the game speak of. A card is 0 to 51: its suit times 13, plus its rank, ace 0. */

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

/** Seven piles are 0 to 6, the waste 7, the foundations 8 to 11 by suit, the stock 12. */
export type Pile = number;

/** From a pile, to a pile, how many cards. */
export type Carry = readonly [from: Pile, to: Pile, count: number];
/** What changes the table. */
export type Turn = Carry | readonly ['draw'] | readonly ['recycle'];
/** What the proof of a run consists of. What was undone isn't in it. */
export type Move = Turn | readonly ['hint'];
