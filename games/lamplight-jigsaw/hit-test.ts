/** Finds the loose piece at a point of the table. */
import { CELL } from './config';
import type { Play } from './play';
import { isHome } from './snap';

const createHitTestContext = () => document.createElement('canvas').getContext('2d')!;
let hitTestContext: CanvasRenderingContext2D | null = null;

/**
 * Returns the topmost loose piece at a point in units, or otherwise the nearest one whose center is within reach.
 * Returns null for none.
 */
export function findPieceAt(
  { pieces }: Play,
  outlines: readonly Path2D[],
  order: readonly number[],
  { x, y }: { x: number; y: number },
  reach: number,
): number | null {
  hitTestContext ??= createHitTestContext();
  const loosePieces = order.filter((piece) => !pieces[piece]!.isInTray && !isHome(pieces[piece]!)).reverse();
  for (const piece of loosePieces) {
    const state = pieces[piece]!;
    const [dx, dy] = [x - state.x, y - state.y];
    if (Math.abs(dx) > CELL || Math.abs(dy) > CELL) continue;
    const [right, down] = (
      [
        [dx, dy],
        [dy, -dx],
        [-dx, -dy],
        [-dy, dx],
      ] as const
    )[state.turns];
    if (hitTestContext.isPointInPath(outlines[piece]!, right + CELL / 2, down + CELL / 2)) return piece;
  }
  const distanceTo = (piece: number) => Math.hypot(x - pieces[piece]!.x, y - pieces[piece]!.y);
  const [nearest] = loosePieces
    .filter((piece) => distanceTo(piece) <= reach)
    .sort((a, b) => distanceTo(a) - distanceTo(b));
  return nearest ?? null;
}
