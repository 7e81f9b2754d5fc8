/**
 * Computes what one seat knows: its own tiles, the line, and which numbers the others lacked. Hidden tiles are never
 * included.
 */
import { copyFront } from './front';
import type { Random } from '../kit/seeded-random';
import { ALL_TILES, maskOf } from './tiles';
import type { Front, GameEvent, House, Round, Seat, Tile, World } from './types';

export interface ObservedGame {
  house: House;
  seat: Seat;
  hand: readonly Tile[];
  front: Front;
  /** The number of tiles of each seat, and of the stock. */
  held: readonly number[];
  stocked: number;
  idle: number;
  log: readonly GameEvent[];
  scores: readonly [number, number];
}

/** Tiles of a hand that arrived together, and the bits of the numbers that all of them lack. */
export interface HiddenBatch {
  count: number;
  lacks: number;
  /** For tiles that were just drawn: the numbers that were open at that time. Only the last drawn tile fits them. */
  drawnOn?: number;
}

/** Returns the knowledge of the current seat. */
export function observeAs(round: Round, house: House, scores: readonly [number, number]): ObservedGame {
  const { turn, hands, front, stock, idle, log } = round;
  return {
    house,
    seat: turn,
    hand: hands[turn]!,
    front,
    held: hands.map(({ length }) => length),
    stocked: stock.length,
    idle,
    log,
    scores,
  };
}

const uniteBatches = (batches: HiddenBatch[], mask: number): void => {
  for (const batch of batches) {
    batch.lacks |= mask;
    delete batch.drawnOn;
  }
};

/**
 * Removes a tile from a hand: from the tiles that were just drawn, or from the oldest batch that may contain it. Older
 * batches are known to lack more numbers, so the knowledge about the remaining tiles stays true.
 */
function removeTile(batches: HiddenBatch[], tile: Tile): void {
  const drawnBatch = batches.find(({ drawnOn }) => drawnOn !== undefined);
  if (drawnBatch) {
    drawnBatch.lacks |= drawnBatch.drawnOn!;
    delete drawnBatch.drawnOn;
  }
  const oldestBatch = batches.find(({ count, lacks }) => count > 0 && !(lacks & maskOf(tile)));
  const from = drawnBatch ?? oldestBatch;
  if (from) from.count--;
}

/** Returns, for each seat, the batches of its hand with the numbers that they lack. */
export function batchesBySeat({ log, house }: Pick<ObservedGame, 'log' | 'house'>): HiddenBatch[][] {
  const seats = Array.from({ length: house.seats }, (): HiddenBatch[] => [{ count: house.hand, lacks: 0 }]);
  for (const event of log) {
    const batches = seats[event.seat]!;
    if (event.kind === 'laid') removeTile(batches, event.tile);
    else uniteBatches(batches, event.mask);
    if (event.kind === 'drew') batches.push({ count: event.count, lacks: 0, drawnOn: event.mask });
  }
  return seats.map((batches) => batches.filter(({ count }) => count > 0));
}

/** Returns the tiles that the seat has not seen. */
export function hiddenTilesOf({ hand, log }: Pick<ObservedGame, 'hand' | 'log'>): Tile[] {
  const knownTiles = new Set(hand);
  for (const event of log) if (event.kind === 'laid') knownTiles.add(event.tile);
  return ALL_TILES.filter((tile) => !knownTiles.has(tile));
}

/** Deals possible tiles to each batch, starting with the batch that has the fewest options. Returns null on a dead end. */
function dealOnce(batches: readonly HiddenBatch[], hidden: Tile[], respectsLacks: boolean): Tile[][] | null {
  const order = batches
    .map((_, at) => at)
    .sort((a, b) => countBits(batches[b]!.lacks) - countBits(batches[a]!.lacks));
  const dealt: Tile[][] = batches.map(() => []);
  for (const at of order) {
    const { count, lacks } = batches[at]!;
    for (let index = hidden.length - 1; index >= 0 && dealt[at]!.length < count; index--) {
      if (respectsLacks && lacks & maskOf(hidden[index]!)) continue;
      dealt[at]!.push(hidden[index]!);
      hidden.splice(index, 1);
    }
    if (dealt[at]!.length < count) return null;
  }
  return dealt;
}

const countBits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

const ATTEMPTS = 6;

/** Returns a function that creates random deals consistent with the seen tiles. */
export function createDealer(observed: ObservedGame): (random: Random) => World {
  const { seat, hand, held, front, idle } = observed;
  const batchesOfSeats = batchesBySeat(observed);
  const owners = batchesOfSeats.flatMap((batches, at) => (at === seat ? [] : batches.map(() => at)));
  const batches = batchesOfSeats.flatMap((own, at) => (at === seat ? [] : own));
  const hidden = hiddenTilesOf(observed);
  return (random) => {
    let dealt: Tile[][] | null = null;
    let stock: Tile[] = [];
    for (let attempt = 0; !dealt && attempt <= ATTEMPTS; attempt++) {
      stock = random.shuffle(hidden);
      dealt = dealOnce(batches, stock, attempt < ATTEMPTS);
    }
    const hands = held.map((_, at): Tile[] => (at === seat ? [...hand] : []));
    dealt?.forEach((tiles, at) => hands[owners[at]!]!.push(...tiles));
    return { hands, stock, front: copyFront(front), turn: seat, idle };
  };
}
