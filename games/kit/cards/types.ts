/** What the games of cards speak of. A card is its suit times 13 plus its rank, ace 0; each further copy of it is 52 higher. */

/** A pile by its number, which each game gives out for itself. */
export type Pile = number;

/** From a pile, to a pile, how many cards. */
export type Carry = readonly [from: Pile, to: Pile, count: number];
/** What changes the table. */
export type Turn = Carry | readonly ['draw'] | readonly ['recycle'];
/** What the proof of a run consists of. What was undone isn't in it. */
export type Move = Turn | readonly ['hint'];

/** Where a card lies. */
export interface Place {
  pile: Pile;
  /** How many cards lie on top of the pile from here on, itself included. */
  count: number;
}

export interface Hint {
  title: string;
  text: string;
  /** Null where no way on is known. */
  turn: Turn | null;
}

/** In CSS pixels, from the corner of the table. */
export interface Spot {
  x: number;
  y: number;
}

export interface LaidCard extends Spot {
  card: number;
  pile: Pile;
  /** How many cards lie on it, itself included. */
  count: number;
  isOpen: boolean;
  order: number;
}
