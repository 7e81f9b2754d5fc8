/** Animates falls that accelerate, each piece along its path. */
import { columnOf, rowOf } from './grid';
import {
  interpolateSpot,
  FADE_MS,
  spotOf,
  takeCells,
  type Phase,
  type RestingBoard,
  type BoardSpot,
} from './phase';
import type { FallingPiece } from './types';

const TICK_MS = 84;
/** The exponent from ticks to time. It is below 1, so that falling pieces accelerate. */
const TICK_POWER = 0.76;

function placeAt({ path }: FallingPiece, tick: number): BoardSpot {
  const [start, next] = [path[0]!, path[1]!];
  const listSpots = (cell: number): BoardSpot =>
    cell < 0 ? { x: columnOf(next.cell), y: rowOf(next.cell) - 1 } : spotOf(cell);
  if (tick <= start.tick) return listSpots(start.cell);
  const after = path.findIndex((point) => point.tick > tick);
  if (after < 0) return listSpots(path.at(-1)!.cell);
  const [from, to] = [path[after - 1]!, path[after]!];
  return interpolateSpot(
    listSpots(from.cell),
    listSpots(to.cell),
    (tick - from.tick) / (to.tick - from.tick),
  );
}

/** Returns the animation phase of a fall. */
export function createFallPhase(falls: readonly FallingPiece[], isReduced: boolean): Phase {
  const ticks = Math.max(...falls.map(({ path }) => path.at(-1)!.tick));
  const ms = TICK_MS * ticks ** TICK_POWER;
  const land = (rest: RestingBoard) => {
    for (const { piece, power, path } of falls) rest.put(path.at(-1)!.cell, piece, power);
  };
  const lift = (rest: RestingBoard) =>
    takeCells(
      rest,
      falls.map(({ path }) => path[0]!.cell).filter((cell) => cell >= 0),
    );
  if (isReduced)
    return {
      ms: FADE_MS,
      begin: lift,
      draw(brush, share) {
        for (const { piece, power, path } of falls)
          brush.piece(piece, power, spotOf(path.at(-1)!.cell), 1, share);
      },
      end: land,
    };
  return {
    ms,
    begin: lift,
    draw(brush, share) {
      const tick = ((share * ms) / TICK_MS) ** (1 / TICK_POWER);
      for (const fall of falls) {
        const [{ tick: start, cell }] = fall.path as [{ tick: number; cell: number }];
        if (cell < 0 && tick < start) continue;
        const alpha = cell < 0 ? Math.min(1, (tick - start) * 1.5) : 1;
        brush.piece(fall.piece, fall.power, placeAt(fall, tick), 1, alpha);
      }
    },
    end: land,
  };
}
