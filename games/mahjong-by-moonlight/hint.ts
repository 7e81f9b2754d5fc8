/**
 * Selects a pair for a hint: the next pair of the known solution, or otherwise the pair after which random play gets
 * furthest.
 */
import { createRandom } from '../kit/seeded-random';
import { EMPTY_SLOT } from './board';
import { isOpenIn, isInSlot, type Play } from './play';
import { listOpenPairs, playOut } from './prospects';
import type { Pair } from './types';

const PLAYOUTS = 120;

/** Returns an open pair, or null when there is none. */
export function findHint(play: Play): Pair | null {
  const { board } = play.level;
  const open = listOpenPairs(board, play.faces);
  if (open.length < 2) return open[0] ?? null;
  // The known solution still works if both tiles of each of its pairs are on the table, or neither.
  const isWhole = play.solution.every(([a, b]) => isInSlot(play, a) === isInSlot(play, b));
  const next = play.solution.find(([a, b]) => isOpenIn(play, a) && isOpenIn(play, b));
  if (isWhole && next) return next;
  const random = createRandom(`mahjong-by-moonlight hint ${play.left} ${play.level.seed}`);
  const games = Math.max(2, Math.floor(PLAYOUTS / open.length));
  const scored = open.map((pair) => {
    const faces = play.faces.map((face, slot) => (pair.includes(slot) ? EMPTY_SLOT : face));
    let score = 0;
    for (let game = 0; game < games; game++) {
      const left = playOut(board, faces, random);
      score += left === 0 ? 200 : -left;
    }
    return { pair, score };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).pair;
}
