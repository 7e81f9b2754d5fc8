/** Computes the neighbors, lanes and lines of a square grid. */

/** Returns the cells next to a cell: four, or eight with corners. */
export function neighborsOf(size: number, cell: number, hasCorners: boolean): number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const found: number[] = [];
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      if (Math.abs(down) + Math.abs(right) === 0 || (!hasCorners && down && right)) continue;
      const [column, row] = [x + right, y + down];
      if (column >= 0 && row >= 0 && column < size && row < size) found.push(row * size + column);
    }
  return found;
}

/** Returns the lanes: the parts of the rows, then of the columns, between walls. */
export function lanesOf(size: number, isWall: readonly boolean[]): number[][] {
  const lanes: number[][] = [];
  for (let line = 0; line < 2 * size; line++) {
    let lane: number[] = [];
    for (const cell of cellsOfLine(size, line)) {
      if (!isWall[cell]) lane.push(cell);
      else if (lane.length) {
        lanes.push(lane);
        lane = [];
      }
    }
    if (lane.length) lanes.push(lane);
  }
  return lanes;
}

/** Returns the cells of a line. Lines 0 to size − 1 are rows, the others columns. */
export const cellsOfLine = (size: number, line: number): number[] =>
  Array.from({ length: size }, (_, i) => (line < size ? line * size + i : i * size + line - size));

/** Returns the cells that each cell sees along its lanes, including itself. */
export function sightOf(size: number, isWall: readonly boolean[]): number[][] {
  const visibleCells = isWall.map((): Set<number> => new Set());
  for (const lane of lanesOf(size, isWall))
    for (const cell of lane) for (const other of lane) visibleCells[cell]!.add(other);
  return visibleCells.map((cells) => [...cells]);
}
