/**
 * Tracks the topmost object in each small square of the scene while it is being filled, to know how much of each
 * object is visible.
 */
import { isCovering, halfSizeOf, SCENE } from './object-geometry';
import type { PlacedObject } from './types';

const SQUARE = 8;
const COLUMNS = SCENE.width / SQUARE;
const ROWS = Math.ceil(SCENE.height / SQUARE);
const NO_OWNER = -1;

export interface ObjectGround {
  /** Returns the squares that an object would cover. */
  squaresOf(one: PlacedObject): number[];
  /**
   * Returns the fraction of the squares that is already covered, or null when covering them would leave too little of
   * another object visible.
   */
  crowding(squares: readonly number[], minVisibleShare: number): number | null;
  put(index: number, squares: readonly number[]): void;
}

/** Creates an empty scene. */
export function createGround(): ObjectGround {
  const owners = new Int16Array(COLUMNS * ROWS).fill(NO_OWNER);
  const visibleCells: number[] = [];
  const wholeObjects: number[] = [];
  return {
    squaresOf(one) {
      const reach = halfSizeOf(one);
      const squares: number[] = [];
      const firstSquare = (at: number) => Math.max(0, Math.floor(at / SQUARE));
      for (let row = firstSquare(one.y - reach.y); row < ROWS && row * SQUARE <= one.y + reach.y; row++)
        for (
          let column = firstSquare(one.x - reach.x);
          column < COLUMNS && column * SQUARE <= one.x + reach.x;
          column++
        )
          if (isCovering(one, (column + 0.5) * SQUARE, (row + 0.5) * SQUARE))
            squares.push(row * COLUMNS + column);
      return squares;
    },
    crowding(squares, minVisibleShare) {
      const lostCells = new Map<number, number>();
      let covered = 0;
      for (const square of squares) {
        const owner = owners[square]!;
        if (owner === NO_OWNER) continue;
        covered++;
        lostCells.set(owner, (lostCells.get(owner) ?? 0) + 1);
      }
      for (const [owner, count] of lostCells)
        if (visibleCells[owner]! - count < wholeObjects[owner]! * minVisibleShare) return null;
      return covered / squares.length;
    },
    put(index, squares) {
      wholeObjects[index] = visibleCells[index] = squares.length;
      for (const square of squares) {
        const owner = owners[square]!;
        if (owner !== NO_OWNER) visibleCells[owner]!--;
        owners[square] = index;
      }
    },
  };
}
