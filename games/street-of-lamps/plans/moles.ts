/** Defines mole runs: one tunnel without chambers. A stone shows the lengths of the tunnel's pieces around it. */
import { neighborsOf } from '../grid';
import type { Rule } from '../types';
import { GIVENS, linkRule, squareRules, combinationsOf, type PlanRules } from './plan';
import { fillUntil } from './by-chance';

/** Returns the eight cells around a cell in clockwise order, or -1 beyond the board. */
function ringOf(size: number, cell: number): number[] {
  const neighbors = neighborsOf(size, cell, true);
  return [-size - 1, -size, -size + 1, 1, size + 1, size, size - 1, -1]
    .map((step) => cell + step)
    .map((other) => (neighbors.includes(other) ? other : -1));
}

/** Returns the lengths of the pieces in a ring of cells as the digits of a number, the smallest first, or 0 for none. */
export function piecesOf(ring: readonly boolean[]): number {
  if (ring.every(Boolean)) return ring.length;
  const from = ring.indexOf(false);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  const lengths = turned.map(Number).join('').match(/1+/g) ?? [];
  return Number(
    lengths
      .map(({ length }) => length)
      .sort((a, b) => a - b)
      .join('') || 0,
  );
}

function stoneRule(size: number, cell: number, number: number): Rule {
  const ring = ringOf(size, cell);
  const cells = ring.filter((other) => other >= 0);
  const combinations = combinationsOf(
    cells.length,
    (bits) =>
      piecesOf(ring.map((other) => other >= 0 && ((bits >> cells.indexOf(other)) & 1) === 1)) === number,
  );
  return { kind: 'stone', cells, lo: 0, hi: cells.length, combinations };
}

const createRules = (size: number): Rule[] => [...squareRules(size, 0, 3), linkRule(size, 1)];

export const moles: PlanRules = {
  assumes: ['hard'],
  thinned: { easy: 70, medium: 85, hard: 100 },
  drag: 'fill',
  clues: GIVENS,
  isMet: (size, cell, number, filled) =>
    piecesOf(ringOf(size, cell).map((other) => other >= 0 && filled[other]!)) === number,
  generateLayout(size, random) {
    const isDug = (solution: readonly boolean[]) => solution.filter(Boolean).length > solution.length * 0.45;
    const solution = fillUntil(size, createRules(size), 62, random, isDug);
    if (!solution) return null;
    const numbers = solution.map((is, cell) =>
      is ? null : piecesOf(ringOf(size, cell).map((other) => other >= 0 && solution[other]!)),
    );
    return { solution, isFixed: solution.map((is) => !is), numbers };
  },
  rules: (size, { numbers }) => [
    ...createRules(size),
    ...numbers.flatMap((number, cell) => (number === null ? [] : [stoneRule(size, cell, number)])),
  ],
};
