/** Creates the animation phases of a swap, in sequence: the swap, the burning, the fall. The caller passes the time. */
import { PIECE, SIZE } from './config';
import { columnOf, rowOf } from './grid';
import { createFallPhase } from './fall';
import { interpolateSpot, FADE_MS, spotOf, takeCells, type Brush, type Phase } from './phase';
import type { BlastEffect, Outcome, Step } from './types';

const SWAP_MS = 130;
const BURN_MS = 190;
const BLAST_MS = 260;
const LEAVE_MS = 240;
const SHUFFLE_MS = 420;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

export interface HeldPiece {
  cell: number;
  piece: number;
  power: number;
}

function moveSprite(a: HeldPiece, b: HeldPiece): Phase {
  const [from, to] = [spotOf(a.cell), spotOf(b.cell)];
  return {
    ms: SWAP_MS,
    begin: (rest) => takeCells(rest, [a.cell, b.cell]),
    draw(brush, share) {
      brush.piece(b.piece, b.power, interpolateSpot(to, from, easeOut(share)), 0.94);
      brush.piece(a.piece, a.power, interpolateSpot(from, to, easeOut(share)), 1.08);
    },
    end(rest) {
      rest.put(a.cell, b.piece, b.power);
      rest.put(b.cell, a.piece, a.power);
    },
  };
}

function drawBlast(brush: Brush, { type, cell, cells }: BlastEffect, share: number): void {
  const at = spotOf(cell);
  const fade = 1 - share;
  const reach = easeOut(Math.min(1, share * 1.6)) * SIZE;
  if (type === 'row' || type === 'column') {
    const line = cells[0]!;
    const [x, y] = type === 'row' ? [at.x, rowOf(line)] : [columnOf(line), at.y];
    const shiftSpot = (by: number) => (type === 'row' ? { x: x + by, y } : { x, y: y + by });
    brush.streak(shiftSpot(-reach), shiftSpot(reach), 0.62 * fade + 0.06, 0.9 * fade);
  } else if (type === 'burst' && cells.length > 1)
    brush.ring(at, (Math.sqrt(cells.length) / 2) * easeOut(share), fade);
  else if (type === 'star')
    for (const target of cells)
      brush.streak(at, interpolateSpot(at, spotOf(target), easeOut(share)), 0.1, 0.75 * fade);
}

function createBurnPhase(step: Step, isReduced: boolean): Phase {
  const melting = new Map(step.created.flatMap(({ cell, from }) => from.map((one) => [one, spotOf(cell)])));
  return {
    ms: isReduced ? FADE_MS : step.blasts.length ? BLAST_MS : BURN_MS,
    begin(rest) {
      takeCells(
        rest,
        step.burned.map(({ cell }) => cell),
      );
      for (const { cell, piece, power } of step.hitPieces) rest.put(cell, piece, power);
      step.thawed.forEach(rest.thaw);
      step.freed.forEach(rest.free);
      rest.announce(step);
    },
    draw(brush, share) {
      for (const { cell, piece, power } of step.burned) {
        const at = spotOf(cell);
        if (isReduced) {
          brush.piece(piece, power, at, 1, 1 - share);
          continue;
        }
        const target = melting.get(cell);
        if (target)
          brush.piece(
            piece,
            power,
            interpolateSpot(at, target, easeOut(share)),
            1 - share * 0.4,
            1 - share * 0.3,
          );
        else {
          if (share < 0.7)
            brush.piece(piece, power, at, share < 0.25 ? 1 + share * 0.5 : 1.12 - (share - 0.25) * 1.7);
          brush.ring(at, 0.28 + share * 0.34, (1 - share) * 0.8);
          for (let i = 0; i < 4; i++) {
            const angle = i * 1.57 + cell * 0.9;
            const out = 0.2 + easeOut(share) * 0.55;
            brush.spark(
              { x: at.x + Math.cos(angle) * out, y: at.y + Math.sin(angle) * out - share * 0.12 },
              0.075 * (1 - share),
              1,
            );
          }
        }
      }
      if (isReduced) return;
      for (const { cell } of step.hitPieces) brush.ring(spotOf(cell), 0.4 + share * 0.2, 1 - share);
      for (const cell of step.thawed) brush.ring(spotOf(cell), 0.5, 1 - share);
      for (const blast of step.blasts) drawBlast(brush, blast, share);
      for (const { cell, piece, power } of step.created)
        if (share > 0.5) brush.piece(piece, power, spotOf(cell), 0.6 + (share - 0.5) * 0.9);
    },
    end(rest) {
      for (const { cell, piece, power } of step.created) rest.put(cell, piece, power);
    },
  };
}

const createLeavePhase = (cells: readonly number[], isReduced: boolean): Phase => ({
  ms: isReduced ? FADE_MS : LEAVE_MS,
  begin: (rest) => takeCells(rest, cells),
  draw(brush, share) {
    for (const cell of cells) {
      const { x, y } = spotOf(cell);
      brush.piece(PIECE.kettle, 0, { x, y: isReduced ? y : y + share * 0.5 }, 1, 1 - share);
    }
  },
});

/** Returns the phases of a rejected swap: two neighbors swap and swap back. */
export function createRefusalPhase(a: HeldPiece, b: HeldPiece, isReduced: boolean): Phase[] {
  if (isReduced) return [];
  return [moveSprite(a, b), moveSprite({ ...b, cell: a.cell }, { ...a, cell: b.cell })];
}

/** Returns all phases of a swap. */
export function createPhases(outcome: Outcome, a: HeldPiece, b: HeldPiece, isReduced: boolean): Phase[] {
  const swap = moveSprite(a, b);
  const phases: Phase[] = [isReduced ? { ms: 0, ...(swap.end && { end: swap.end }) } : swap];
  for (const step of outcome.steps) {
    phases.push(createBurnPhase(step, isReduced));
    if (step.falls.length) phases.push(createFallPhase(step.falls, isReduced));
    if (step.delivered.length) phases.push(createLeavePhase(step.delivered, isReduced));
  }
  return phases;
}

/** Returns the phases of a shuffle. `order` contains the source cells, `held` their previous content. */
export function createShufflePhase(
  order: readonly number[],
  contents: readonly HeldPiece[],
  isReduced: boolean,
): Phase {
  const moves = order.flatMap((from, cell) => (from === cell ? [] : [{ ...contents[from]!, from, cell }]));
  return {
    ms: isReduced ? FADE_MS : SHUFFLE_MS,
    begin: (rest) => takeCells(rest, new Set(moves.map(({ from }) => from))),
    draw(brush, share) {
      for (const { piece, power, from, cell } of moves)
        if (isReduced) brush.piece(piece, power, spotOf(cell), 1, share);
        else brush.piece(piece, power, interpolateSpot(spotOf(from), spotOf(cell), easeOut(share)));
    },
    end(rest) {
      for (const { piece, power, cell } of moves) rest.put(cell, piece, power);
    },
  };
}
