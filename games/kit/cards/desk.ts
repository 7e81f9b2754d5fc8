/** The interface between a card game's tables and the screen: legal moves, positions and labels. */
import type { Carry, LaidCard, Pile, Place, Spot, Turn } from './types';

export interface TableSize {
  cardWidth: number;
  cardHeight: number;
  /** Whether piles are fanned sideways, so that only the left of a card shows. */
  isSideways?: boolean;
}

export interface Desk<Play, Metrics extends TableSize = TableSize> {
  /** The number of piles; each has a fixed position by its number. */
  pileCount: number;
  /** The stock, or null when the game has none. */
  stock: Pile | null;
  /** Whether a tap selects a card, whose partner is tapped next. */
  isPicking?: boolean;
  /** Whether the game can finish automatically. */
  hasFinish: boolean;
  /** Returns all cards of the table. */
  packOf(play: Play): readonly number[];
  isHome(pile: Pile): boolean;
  /** Whether a pile shows only its topmost cards. */
  isStack(pile: Pile): boolean;
  /** Returns the note of a move's sound, in Hz. */
  toneOf(play: Play, turn: Turn): number;

  cardAt(play: Play, pile: Pile, count: number): number | null;
  /** Returns the card at a place, whether it can be lifted or not. */
  cardOfPlace(play: Play, place: Place): number | null;
  /** Returns every legal move from there, the best first. */
  listPlaces(play: Play, from: Pile, count: number): Carry[];
  /** Returns the move of tapped cards; null when their position is already as good. */
  bestPlace(play: Play, from: Pile, count: number): Carry | null;
  /** Returns the pile that the keys target when they put a card down there. */
  aimAt(play: Play, held: Place, pile: Pile): Pile;
  copy(play: Play): Play;

  measure(width: number, height: number): Metrics;
  lay(play: Play, metrics: Metrics): LaidCard[];
  spotOf(metrics: Metrics, pile: Pile): Spot;
  placeUnder(metrics: Metrics, play: Play, at: Spot, places: readonly Pile[]): Pile | null;
  stepFrom(
    play: Play,
    place: Place,
    down: number,
    right: number,
    isHolding: boolean,
    metrics: Metrics,
  ): Place;
  settlePlace(play: Play, place: Place): Place;

  /** Draws the mark of an empty pile. */
  drawMark(pile: Pile): SVGElement | null;
  /** Whether an empty pile is invisible. */
  isBare?(pile: Pile): boolean;
  slotLabel(play: Play, pile: Pile): string;
  cardLabel(play: Play, card: LaidCard): string;
  /** Whether keys and screen readers can reach a card. */
  isReached(card: LaidCard): boolean;
  stockState(play: Play): { isEmpty: boolean; isSpent: boolean };
  /** Returns the number on the stock: its remaining passes, or its cards. */
  stockLeft(play: Play): number;
  describeTurn(before: Play, turn: Turn, after: Play): string;
  describeNowhere(play: Play, place: Place): string;
}
