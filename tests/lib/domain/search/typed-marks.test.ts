import { describe, expect, it } from 'vitest';
import { markTyped } from '@/lib/domain/search/typed-marks';

const formatMarks = (title: string, typed: string): string =>
  markTyped(title, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('marking typed letters in a title', () => {
  it.each([
    ['Lantern Words', 'lan', '[Lan]tern Words'],
    ['Gardenland Stories', 'LAN', 'Garden[lan]d Stories'],
    ['Crème Brûlée', 'creme bru', '[Crème] [Brû]lée'],
    ['Banana', 'ana', 'B[anana]'],
    ['Quiet Sudoku', 'suduko', 'Quiet Sudoku'],
    ['Quiet Sudoku', '  ', 'Quiet Sudoku'],
    ['', 'abc', ''],
  ])('marks the right letters of %j for the typed text %j', (title, typed, expected) => {
    expect(formatMarks(title, typed)).toBe(expected);
  });
});
