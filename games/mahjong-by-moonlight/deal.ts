/**
 * Creates deals from a seed. First removes all tiles without faces pair by pair, and then gives each pair matching
 * faces. The same order therefore clears the deal.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { listFree, EMPTY_SLOT } from './board';
import { EASY_CANDIDATES, EASY_FINALISTS, EASY_PLAYOUTS, MIN_OPEN_PAIRS } from './config';
import { faceGroupOf, createPairsOfSet } from './faces';
import { listOpenPairs, playOut } from './prospects';
import type { Board, Face, Faces, ModeKey, Pair } from './types';

export interface Deal {
  faces: Faces;
  solution: readonly Pair[];
}

const MAX_TRIES = 60;

/** Removes the tiles of some slots in pairs, in a legal order. Returns null when it finds no such order. */
export function solveByRemoval(board: Board, slots: readonly number[], random: Random): Pair[] | null {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const left = new Set(slots);
    const pairs: Pair[] = [];
    while (left.size) {
      const free = listFree(board, (slot) => left.has(slot));
      if (free.length < 2) break;
      // Later attempts prefer tall stacks more often, because the tiles of a single remaining stack cannot be paired.
      if (random.below(MAX_TRIES) < tries) free.sort((a, b) => board.slots[b]!.z - board.slots[a]!.z);
      else free.unshift(...random.shuffle(free.splice(0)));
      const [a, b] = free as [number, number];
      pairs.push([a, b]);
      left.delete(a);
      left.delete(b);
    }
    if (!left.size) return pairs;
  }
  return null;
}

/** Assigns faces to the pairs of an order. */
export function assignFaces(
  board: Board,
  solution: readonly Pair[],
  faces: readonly (readonly [Face, Face])[],
): Deal {
  const dressed: Face[] = board.slots.map(() => EMPTY_SLOT);
  solution.forEach(([a, b], index) => {
    [dressed[a], dressed[b]] = faces[index]!;
  });
  return { faces: dressed, solution };
}

/**
 * Deals a full set. Easy mode uses the easiest of several deals, the other modes the first deal that starts with
 * enough open pairs.
 */
export function dealSet(board: Board, mode: ModeKey, seed: string): Deal {
  const random = createRandom(`mahjong-by-moonlight ${mode} ${seed}`);
  const all = board.slots.map((_, slot) => slot);
  const dealOne = (isBeside: boolean): Deal => {
    let solution = solveByRemoval(board, all, random);
    while (!solution) solution = solveByRemoval(board, all, random);
    const pairs = createPairsOfSet(all.length, (four) => random.shuffle(four));
    return assignFaces(board, solution, isBeside ? besideEachOther(pairs, random) : random.shuffle(pairs));
  };
  const countOpenPairs = ({ faces }: Deal) => listOpenPairs(board, faces).length;
  if (mode === 'easy') {
    const deals = Array.from({ length: EASY_CANDIDATES }, (_, index) => dealOne(index % 2 === 0));
    const open = deals.sort((a, b) => countOpenPairs(b) - countOpenPairs(a)).slice(0, EASY_FINALISTS);
    return open
      .map((deal) => ({ deal, wins: countWins(board, deal.faces, random) }))
      .reduce((best, one) => (one.wins > best.wins ? one : best)).deal;
  }
  let deal = dealOne(false);
  for (let tries = 1; tries < MAX_TRIES && countOpenPairs(deal) < MIN_OPEN_PAIRS; tries++)
    deal = dealOne(false);
  return deal;
}

/** Returns how many of several random games clear a table. */
function countWins(board: Board, faces: Faces, random: Random): number {
  let wins = 0;
  for (let game = 0; game < EASY_PLAYOUTS; game++) if (playOut(board, faces, random) === 0) wins++;
  return wins;
}

/** Orders pairs so that all tiles of a group become free at about the same time, which gives more matches. */
function besideEachOther(pairs: readonly [Face, Face][], random: Random): [Face, Face][] {
  const groups = random.shuffle([...new Set(pairs.map(([face]) => faceGroupOf(face)))]);
  return groups.flatMap((group) => pairs.filter(([face]) => faceGroupOf(face) === group));
}
