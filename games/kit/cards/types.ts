/** The types of the card games. A card's number is its suit times 13 plus its rank (ace is 0). Each further pack adds 52. */

/** A pile by its number, which each game assigns. */
export type Pile = number;

/** A move of cards: the source pile, the target pile, and the number of cards. */
export type CarryMove = readonly [from: Pile, to: Pile, count: number];
/** A move that changes the table. */
export type TableTurn = CarryMove | readonly ['draw'] | readonly ['recycle'];
/** A submitted move of a run. Undone moves are not included. */
export type Move = TableTurn | readonly ['hint'];

/** The position of a card: its pile, and the number of cards up to the top. */
export interface CardPosition {
  pile: Pile;
  /** The number of cards from this one to the top of the pile, both included. */
  count: number;
}

export interface Hint {
  title: string;
  text: string;
  /** The suggested move, or null when no move is known. */
  turn: TableTurn | null;
}

/** A point on the table in CSS pixels, measured from the top left corner. */
export interface TableSpot {
  x: number;
  y: number;
}

export interface LaidCard extends TableSpot {
  card: number;
  pile: Pile;
  /** The number of cards from this one to the top of the pile, both included. */
  count: number;
  isOpen: boolean;
  order: number;
}
