/** The types of the card games. A card is its suit times 13 plus its rank, ace 0; each further copy of it is 52 higher. */

/** A pile by its number, which each game assigns. */
export type Pile = number;

/** The source pile, the target pile, and the number of cards. */
export type Carry = readonly [from: Pile, to: Pile, count: number];
/** A move that changes the table. */
export type Turn = Carry | readonly ['draw'] | readonly ['recycle'];
/** A submitted move of a run; undone moves are not included. */
export type Move = Turn | readonly ['hint'];

/** The position of a card. */
export interface Place {
  pile: Pile;
  /** The number of cards from here to the top of the pile, including this one. */
  count: number;
}

export interface Hint {
  title: string;
  text: string;
  /** Null when no move is known. */
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
  /** The number of cards from here to the top, including this one. */
  count: number;
  isOpen: boolean;
  order: number;
}
