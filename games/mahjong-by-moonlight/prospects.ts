/** Examines a table: the open pairs, and the result of random play. */
import type { Random } from '../kit/seeded-random';
import { listFree, EMPTY_SLOT } from './board';
import { faceGroupOf } from './faces';
import type { Board, Faces, Pair } from './types';

/** Returns every pair that can currently be taken. */
export function listOpenPairs(board: Board, faces: Faces): Pair[] {
  const free = listFree(board, (slot) => faces[slot] !== EMPTY_SLOT);
  const pairs: Pair[] = [];
  for (const [index, a] of free.entries())
    for (const b of free.slice(index + 1))
      if (faceGroupOf(faces[a]!) === faceGroupOf(faces[b]!)) pairs.push([a, b]);
  return pairs;
}

/** Plays a table randomly to its end. Returns the number of remaining tiles. */
export function playOut(board: Board, faces: Faces, random: Random): number {
  const table = [...faces];
  const counts = new Map<number, number>();
  let left = 0;
  for (const face of table)
    if (face !== EMPTY_SLOT) {
      counts.set(faceGroupOf(face), (counts.get(faceGroupOf(face)) ?? 0) + 1);
      left++;
    }
  for (;;) {
    const pairs = listOpenPairs(board, table);
    if (!pairs.length) return left;
    // Returns whether taking a pair cannot do harm: it is the last of its group, or all four tiles of the group are
    // free.
    const isSafe = ([a]: Pair) => {
      const group = faceGroupOf(table[a]!);
      const pairCount = pairs.filter(([first]) => faceGroupOf(table[first]!) === group).length;
      return counts.get(group) === 2 || pairCount === 6;
    };
    const [a, b] = pairs.find(isSafe) ?? random.pick(pairs);
    const group = faceGroupOf(table[a]!);
    counts.set(group, counts.get(group)! - 2);
    table[a] = EMPTY_SLOT;
    table[b] = EMPTY_SLOT;
    left -= 2;
  }
}
