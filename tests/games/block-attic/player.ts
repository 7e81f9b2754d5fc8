/**
 * Automatic players: one follows the hints, one places pieces at random, and one packs the pieces according to the
 * stored solution.
 */
import { adviseMove } from '@/games/block-attic/attic/advice';
import { createPlay, fits, isFinished, placePiece } from '@/games/block-attic/attic/play';
import { CELLS, LEVELS_PER_CHAPTER } from '@/games/block-attic/config';
import { makeLevel } from '@/games/block-attic/pack/generate';
import type { AtticMove, AtticOutcome, AtticPlay, PackMode, PackMove } from '@/games/block-attic/types';
import { createRandom } from '@/games/kit/seeded-random';
import type { LevelSpec } from '@/lib/domain/games/game-rules';

type Step = (play: AtticPlay) => { slot: number; cell: number } | null;

export function playAttic(
  spec: LevelSpec,
  pieces: number,
  step: Step = adviseMove,
  seen: (play: AtticPlay, outcome: AtticOutcome) => void = () => undefined,
): { play: AtticPlay; moves: AtticMove[] } {
  const run = createPlay(spec);
  const moves: AtticMove[] = [];
  while (!isFinished(run) && run.placed < pieces) {
    const next = step(run);
    if (!next) throw new Error('a run that goes on has a place for some piece');
    moves.push([next.slot, next.cell]);
    seen(run, placePiece(run, next.slot, next.cell));
  }
  return { play: run, moves };
}

/** Returns a chooser that places a random piece at a random cell where it fits. */
export function playCarelessly(seed: string): Step {
  const random = createRandom(seed);
  return (run) => {
    const places = run.hand.flatMap((piece, slot) =>
      piece
        ? Array.from({ length: CELLS }, (_, cell) => ({ slot, cell })).filter(({ cell }) =>
            fits(run, piece.shape, cell),
          )
        : [],
    );
    return places.length ? random.pick(places) : null;
  };
}

/** Returns the moves that pack every level of a chapter according to its stored solution. */
export const packAll = (seed: string, mode: PackMode): PackMove[] =>
  Array.from({ length: LEVELS_PER_CHAPTER }, (_, stage) =>
    makeLevel(seed, mode, stage).solution.map((cell, piece): PackMove => ['put', piece, cell]),
  ).flat();
