/** Checks the rules that every level must satisfy. */
import { expect } from 'vitest';
import type { LevelSize } from '@/games/lantern-words/config';
import { findFaults } from '@/games/lantern-words/fill';
import { listLines } from '@/games/lantern-words/geometry';
import { THEMES } from '@/games/lantern-words/themes';
import type { Level } from '@/games/lantern-words/types';

export function expectValidLevel(level: Level, size: LevelSize): void {
  const { letters, words, scramble } = level;
  expect(letters).toHaveLength(level.columns * level.rows);
  for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
  for (const { text, cells } of words) {
    expect(cells.map((cell) => letters[cell]).join('')).toBe(text);
    const [first, second] = cells as [number, number];
    const down = Math.floor(second / level.columns) - Math.floor(first / level.columns);
    const right = (second % level.columns) - (first % level.columns);
    expect(size.directions).toContainEqual({ right, down });
  }
  const last = words.at(-1)!;
  const sorted = (text: string) => [...text].sort().join('');
  expect(sorted(scramble)).toBe(sorted(last.text));
  expect(scramble).not.toBe(last.text);
  const listed = words.map(({ text }) => text);
  const theme = THEMES.find(({ title }) => title === level.theme)!;
  const banned = theme.words.filter((word) => !listed.includes(word));
  expect(findFaults(listLines(level), letters, { words, last, banned })).toEqual([]);
}
