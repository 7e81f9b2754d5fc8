/** The interface between a card game's tables and the screen: legal moves, positions and labels. */
import type { CarryMove, LaidCard, Pile, CardPosition, TableSpot, TableTurn } from './types';

export interface TableSize {
  cardWidth: number;
  cardHeight: number;
  /** Whether piles are fanned sideways, so that covered cards show only their left edge. */
  isSideways?: boolean;
}

export interface CardDesk<Play, Metrics extends TableSize = TableSize> {
  /** The number of piles. Each pile has a fixed position. */
  pileCount: number;
  /** The stock, or null when the game has none. */
  stock: Pile | null;
  /** Whether the game removes pairs: a tap selects a card, and the next tap selects its partner. */
  isPicking?: boolean;
  /** Whether the game can finish automatically. */
  hasFinish: boolean;
  /** Returns all cards on the table. */
  packOf(play: Play): readonly number[];
  isHome(pile: Pile): boolean;
  /** Whether a pile shows only its topmost cards. */
  isStack(pile: Pile): boolean;
  /** Returns the note that a move plays, in Hz. */
  toneOf(play: Play, turn: TableTurn): number;

  cardAt(play: Play, pile: Pile, count: number): number | null;
  /** Returns the card at a position, even if it cannot be lifted. */
  cardAtPosition(play: Play, position: CardPosition): number | null;
  /** Returns every legal move of `count` cards from a pile, the best first. */
  listDestinations(play: Play, from: Pile, count: number): CarryMove[];
  /** Returns the best move for tapped cards, or null when no move improves their position. */
  bestDestination(play: Play, from: Pile, count: number): CarryMove | null;
  /** Returns the pile that the keyboard targets when the player puts the held cards down on `pile`. */
  aimAt(play: Play, held: CardPosition, pile: Pile): Pile;
  copy(play: Play): Play;

  measure(width: number, height: number): Metrics;
  layOut(play: Play, metrics: Metrics): LaidCard[];
  spotOf(metrics: Metrics, pile: Pile): TableSpot;
  pileUnder(metrics: Metrics, play: Play, at: TableSpot, piles: readonly Pile[]): Pile | null;
  stepFrom(
    play: Play,
    position: CardPosition,
    down: number,
    right: number,
    isHolding: boolean,
    metrics: Metrics,
  ): CardPosition;
  clampPosition(play: Play, position: CardPosition): CardPosition;

  /** Draws the mark of an empty pile. */
  drawMark(pile: Pile): SVGElement | null;
  /** Whether an empty pile is invisible. */
  isBare?(pile: Pile): boolean;
  slotLabel(play: Play, pile: Pile): string;
  cardLabel(play: Play, card: LaidCard): string;
  /** Whether keys and screen readers can reach a card. */
  isReached(card: LaidCard): boolean;
  stockState(play: Play): { isEmpty: boolean; isSpent: boolean };
  /** Returns the number that the stock shows: its remaining passes, or its cards. */
  stockLeft(play: Play): number;
  describeTurn(before: Play, turn: TableTurn, after: Play): string;
  describeNowhere(play: Play, position: CardPosition): string;
}
