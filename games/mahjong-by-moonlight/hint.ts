/** Which pair to take: one of the way that is known to clear the table, else the one that chance gets furthest with. */
import { createRandom } from '../kit/seeded-random';
import { NONE } from './board';
import { isOpenIn, liesIn, type Play } from './play';
import { listOpenPairs, playOut } from './prospects';
import type { Pair } from './types';

const PLAYOUTS = 120;

/** A pair that is open, null where there is none. */
export function findHint(play: Play): Pair | null {
  const { board } = play.level;
  const open = listOpenPairs(board, play.faces);
  if (open.length < 2) return open[0] ?? null;
  // While every pair of the way is whole or gone, more room never hurts it.
  const isWhole = play.proof.every(([a, b]) => liesIn(play, a) === liesIn(play, b));
  const next = play.proof.find(([a, b]) => isOpenIn(play, a) && isOpenIn(play, b));
  if (isWhole && next) return next;
  const random = createRandom(`mahjong-by-moonlight hint ${play.left} ${play.level.seed}`);
  const games = Math.max(2, Math.floor(PLAYOUTS / open.length));
  const scored = open.map((pair) => {
    const faces = play.faces.map((face, slot) => (pair.includes(slot) ? NONE : face));
    let score = 0;
    for (let game = 0; game < games; game++) {
      const left = playOut(board, faces, random);
      score += left === 0 ? 200 : -left;
    }
    return { pair, score };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).pair;
}
