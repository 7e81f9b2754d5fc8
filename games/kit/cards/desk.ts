/** What a game of cards tells the screen about its tables: what may be done, where all lies, what it is called. */
import type { Carry, LaidCard, Pile, Place, Spot, Turn } from './types';

export interface TableSize {
  cardWidth: number;
  cardHeight: number;
  /** Whether piles lie open to the side, so that only the left of a card shows. */
  isSideways?: boolean;
}

export interface Desk<Play, Metrics extends TableSize = TableSize> {
  /** Every pile has a place of its own, by number. */
  pileCount: number;
  /** Null where there is none. */
  stock: Pile | null;
  /** Whether a tap chooses a card, whose partner is tapped next. */
  isPicking?: boolean;
  /** Whether there is an end that plays itself. */
  hasFinish: boolean;
  /** All cards of the table. */
  packOf(play: Play): readonly number[];
  isHome(pile: Pile): boolean;
  /** Whether what lies there shows its uppermost cards only. */
  isStack(pile: Pile): boolean;
  /** The note of a turn's sound, in Hz. */
  toneOf(play: Play, turn: Turn): number;

  cardAt(play: Play, pile: Pile, count: number): number | null;
  /** The card of a place, whether it can be lifted or not. */
  cardOfPlace(play: Play, place: Place): number | null;
  /** Every legal way from there, the best first. */
  listPlaces(play: Play, from: Pile, count: number): Carry[];
  /** Where cards go that were only tapped; null where they lie as well already. */
  bestPlace(play: Play, from: Pile, count: number): Carry | null;
  /** What the keys mean by putting a card down there. */
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

  /** What stands where no card lies. */
  drawMark(pile: Pile): SVGElement | null;
  /** Whether nothing is seen where a pile was. */
  isBare?(pile: Pile): boolean;
  slotLabel(play: Play, pile: Pile): string;
  cardLabel(play: Play, card: LaidCard): string;
  /** Whether a card is one that keys and screen readers come to. */
  isReached(card: LaidCard): boolean;
  stockState(play: Play): { isEmpty: boolean; isSpent: boolean };
  /** How often it can still be dealt from, or the cards in it, as is written on it. */
  stockLeft(play: Play): number;
  tellTurn(before: Play, turn: Turn, after: Play): string;
  tellNowhere(play: Play, place: Place): string;
}
