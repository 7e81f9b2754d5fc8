/**
 * Represents a board as a drawing with the same symbols on the screen, in the how-to panel and on the cards. A cell is
 * 100 wide.
 */
import type { PuzzleLayout } from './types';

export interface Scene extends Omit<PuzzleLayout, 'solution'> {
  size: number;
  on: readonly boolean[];
  marked: readonly boolean[];
  /** Whether the board is solved, so that open cells are shown as off. */
  isDone?: boolean;
}

export type DrawCell = (scene: Scene, cell: number) => string;

/**
 * Parses a scene: `o` is on, `x` marked off, `.` open, `#` given and off, `@` given and on, and a digit given and off
 * with its number.
 */
export function createScene(rows: readonly string[], extra: Partial<Scene> = {}): Scene {
  const signs = [...rows.join('')];
  return {
    size: rows[0]!.length,
    on: signs.map((sign) => sign === 'o' || sign === '@'),
    marked: signs.map((sign) => sign === 'x'),
    isFixed: signs.map((sign) => /[#@\d]/.test(sign)),
    numbers: signs.map((sign) => (/\d/.test(sign) ? Number(sign) : null)),
    ...extra,
  };
}

/** Returns the sides of a cell at which another region or the edge begins. */
export function listFences(size: number, regions: readonly number[], cell: number): string[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const region = regions[cell];
  const isOther = (cell: number) => regions[cell] !== undefined && regions[cell] !== region;
  const sides: [string, boolean][] = [
    ['top', y > 0 && isOther(cell - size)],
    ['right', x < size - 1 && isOther(cell + 1)],
    ['bottom', y < size - 1 && isOther(cell + size)],
    ['left', x > 0 && isOther(cell - 1)],
  ];
  return sides.flatMap(([side, isFence]) => (isFence ? [side] : []));
}

const FENCES: Record<string, string> = {
  top: 'M0 0H100',
  right: 'M100 0V100',
  bottom: 'M0 100H100',
  left: 'M0 0V100',
};

/** Draws the entire scene, with its counts on the left and above. `ink` is the color of the fences. */
export function drawScene(scene: Scene, draw: DrawCell, ink: string): string {
  const { size, on, edges, regions } = scene;
  const at = (cell: number) => `translate(${(cell % size) * 100} ${Math.floor(cell / size) * 100})`;
  const cells = on.map((_, cell) => `<g transform="${at(cell)}">${draw(scene, cell)}</g>`);
  const fences = on.map((_, cell) => {
    const path = regions
      ? listFences(size, regions, cell)
          .map((side) => FENCES[side])
          .join('')
      : '';
    return path
      ? `<path transform="${at(cell)}" d="${path}" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`
      : '';
  });
  const counts = (edges ?? []).map((number, line) => {
    if (number === null) return '';
    const along = (line % size) * 100 + 50;
    const [x, y] = line < size ? [-32, along + 21] : [along, -16];
    return `<text x="${x}" y="${y}" font-family="Arial,sans-serif" font-weight="800" font-size="58" text-anchor="middle" fill="#FFF6E2">${number}</text>`;
  });
  return cells.join('') + fences.join('') + counts.join('');
}

/** Returns colors for regions. Adjacent regions have different colors. */
export function tintsOf(size: number, regions: readonly number[], count: number): number[] {
  const tints: number[] = [];
  const adjacentLamps = new Map<number, Set<number>>();
  regions.forEach((region, cell) => {
    for (const other of [cell % size ? cell - 1 : -1, cell - size]) {
      const next = regions[other];
      if (next === undefined || next === region) continue;
      adjacentLamps.set(region, (adjacentLamps.get(region) ?? new Set()).add(next));
      adjacentLamps.set(next, (adjacentLamps.get(next) ?? new Set()).add(region));
    }
  });
  for (const region of new Set(regions)) {
    const usedTints = new Set([...(adjacentLamps.get(region) ?? [])].map((other) => tints[other]));
    const free = Array.from({ length: count }, (_, i) => (i + region) % count).find(
      (tint) => !usedTints.has(tint),
    );
    tints[region] = free ?? region % count;
  }
  return tints;
}
