/** Simulates one burning: the first embers, every power that they trigger, and the frost, crates and lanterns in reach. */
import { PIECE, POINTS, POWER } from './config';
import { findBlast } from './blasts';
import { isKind, NEIGHBORS } from './grid';
import { type Group, POWER_OF } from './match';
import type { BlastEffect, BurnedPiece, CreatedPiece, Play, Step } from './types';

export interface BurnTrigger {
  groups: readonly Group[];
  /** The blasts of a combination, and the cells of its two pieces. */
  blasts: readonly BlastEffect[];
  spent: readonly number[];
}

type BurnResult = Pick<Step, 'burned' | 'blasts' | 'created' | 'hitPieces' | 'thawed' | 'freed'> & {
  points: number;
};

/** Updates the remaining goals after an event. */
export function countGoal(play: Play, type: string, kind = -1): void {
  play.plan.goals.forEach((goal, i) => {
    if (goal.type !== type || (goal.type === 'collect' && goal.kind !== kind)) return;
    play.left[i] = Math.max(0, play.left[i]! - 1);
  });
}

function strikeCell(play: Play, cell: number): number {
  const { pieces, powers } = play;
  if (pieces[cell] === PIECE.lantern) {
    pieces[cell] = PIECE.lit;
    countGoal(play, 'lanterns');
    return POINTS.lantern;
  }
  powers[cell]!--;
  if (powers[cell] === 0) {
    pieces[cell] = PIECE.empty;
    countGoal(play, 'crates');
  }
  return POINTS.crate;
}

/** Burns embers. `chain` is 1 for the swap itself, and increases by one with every fall. */
export function burnCells(play: Play, spark: BurnTrigger, chain: number): BurnResult {
  const { pieces, powers, frost, locks } = play;
  const burned: BurnedPiece[] = [];
  const blasts: BlastEffect[] = [];
  const thawedCells: number[] = [];
  const freedCells: number[] = [];
  const struck = new Set<number>();
  const visited = new Set<number>();
  const queue: { cell: number; isMatch: boolean }[] = [];
  const perEmber = POINTS.ember * Math.min(chain, POINTS.maxChain);
  let points = 0;

  const release = (blast: BlastEffect) => {
    blasts.push(blast);
    for (const cell of blast.cells) queue.push({ cell, isMatch: false });
  };
  const hitFurniture = (cell: number) => {
    const isActive = pieces[cell] === PIECE.crate || pieces[cell] === PIECE.lantern;
    if (isActive && !struck.has(cell)) {
      struck.add(cell);
      points += strikeCell(play, cell);
    }
  };
  const take = (cell: number, isMatch: boolean) => {
    const piece = pieces[cell]!;
    if (!isKind(piece) && piece !== PIECE.star) return hitFurniture(cell);
    if (visited.has(cell)) return;
    visited.add(cell);
    if (locks[cell]) {
      locks[cell] = 0;
      freedCells.push(cell);
      points += POINTS.chain;
    } else {
      // The blast of a swapped star has already been released.
      const isReported = piece === PIECE.star && spark.spent.includes(cell);
      const blast = isReported ? null : findBlast(play, cell);
      burned.push({ cell, piece, power: powers[cell]! });
      pieces[cell] = PIECE.empty;
      powers[cell] = POWER.none;
      points += perEmber;
      countGoal(play, 'collect', piece);
      if (blast) release(blast);
    }
    if (frost[cell]) {
      frost[cell]!--;
      thawedCells.push(cell);
      points += POINTS.frost;
      if (!frost[cell]) countGoal(play, 'frost');
    }
    if (isMatch) NEIGHBORS[cell]!.forEach(hitFurniture);
  };

  for (const { cells } of spark.groups) for (const cell of cells) queue.push({ cell, isMatch: true });
  for (const blast of spark.blasts) release(blast);
  for (const cell of spark.spent) queue.unshift({ cell, isMatch: false });
  for (let next = 0; next < queue.length; next++) take(queue[next]!.cell, queue[next]!.isMatch);

  const created = spark.groups.flatMap(({ kind, cells, leaves }): CreatedPiece[] => {
    // A created piece survives powers that go off nearby at the same time.
    if (!leaves || pieces[leaves.cell] !== PIECE.empty) return [];
    const piece = leaves.type === 'star' ? PIECE.star : kind;
    const power = POWER_OF[leaves.type];
    pieces[leaves.cell] = piece;
    powers[leaves.cell] = power;
    points += POINTS.made[leaves.type];
    return [{ cell: leaves.cell, piece, power, from: cells }];
  });
  play.burned += burned.length;
  const remaining = [...struck].map((cell) => ({ cell, piece: pieces[cell]!, power: powers[cell]! }));
  return { burned, blasts, created, hitPieces: remaining, thawed: thawedCells, freed: freedCells, points };
}
