/** Checks the rules that every level must satisfy. */
import { expect } from 'vitest';
import { findAgreement, cellsOfLine, type Agreement } from '@/games/nonogram-garden/lines';
import type { Level } from '@/games/nonogram-garden/types';

/** Solves line by line, independently of the game's own solver, and compares the result with the picture. */
export function expectValidLevel({ size, solution, tints, rows, columns }: Level): void {
  expect(tints.map((tint) => tint !== '.')).toEqual(solution);
  const clues = [...rows, ...columns];
  const known: (boolean | null)[] = solution.map(() => null);
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    clues.forEach((clue, line) => {
      const cells = cellsOfLine(size, line);
      const now: Agreement = { filled: 0, empty: 0 };
      cells.forEach((cell, i) => {
        if (known[cell] === true) now.filled |= 1 << i;
        if (known[cell] === false) now.empty |= 1 << i;
      });
      const sure = findAgreement(clue, size, now);
      expect(sure).not.toBeNull();
      cells.forEach((cell, i) => {
        const isFilled = (sure!.filled >> i) & 1;
        if (known[cell] !== null || !(isFilled || (sure!.empty >> i) & 1)) return;
        known[cell] = isFilled === 1;
        isMoving = true;
      });
    });
  }
  expect(known).toEqual(solution);
}
