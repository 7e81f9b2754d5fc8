/** Checks the rules that every level must satisfy for any seed. */
import { expect } from 'vitest';
import { countReadings, type Disguise } from '@/games/cross-and-down/disguised';
import { countFits } from '@/games/cross-and-down/listed';
import { slotsOf, type Slot } from '@/games/cross-and-down/slots';
import type { Level } from '@/games/cross-and-down/types';

/**
 * Checks that the grid is symmetric and connected, that every word crosses others at least twice, that 40 % of the
 * squares belong to two words, that no word repeats, and that the answers spell the entries.
 */
export function expectValidLevel({ kind, columns, rows, keys, answers, entries }: Level): void {
  expect(keys).toHaveLength(columns * rows);
  const isOpen = keys.map((key) => key >= 0);
  expect([...isOpen].reverse()).toEqual(isOpen);

  const uses = keys.map((_, cell) => entries.filter(({ cells }) => cells.includes(cell)).length);
  expect(uses.every((count, cell) => (isOpen[cell] ? count > 0 : count === 0))).toBe(true);
  const checked = uses.filter((count) => count === 2).length;
  expect(checked / isOpen.filter(Boolean).length).toBeGreaterThanOrEqual(0.4);

  const reached = new Set<number>([entries[0]!.cells[0]!]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { cells } of entries)
      if (cells.some((cell) => reached.has(cell))) cells.forEach((cell) => reached.add(cell));
  }
  expect(reached.size).toBe(isOpen.filter(Boolean).length);

  const texts = entries.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { cells, text, clue } of entries) {
    expect(cells.length).toBeGreaterThanOrEqual(3);
    expect(cells.map((cell) => answers[keys[cell]!]).join('')).toBe(text);
    expect(cells.filter((cell) => uses[cell] === 2).length).toBeGreaterThanOrEqual(2);
    expect(clue === '').toBe(kind === 'code' || kind === 'list');
    if (kind === 'tidy') expect(clue).toBe([...text].sort().join(''));
    if (kind === 'hushed') expect(clue).toBe(text.replace(/[AEIOU]/g, '·'));
    if (kind === 'dial') expect(clue).toMatch(/^[2-9]+$/);
  }
}

export const listSlots = ({ keys, columns, rows }: Level): Slot[] =>
  slotsOf({ columns, rows, isOpen: keys.map((key) => key >= 0) });

/** Counts the ways to place the listed words, stopping at two, with or without the given letters. */
export function countFitsOf(level: Level, isGiven: boolean): number {
  const known = level.answers.map((letter, cell) => (isGiven && level.givens.includes(cell) ? letter : ''));
  const words = level.entries.map(({ text }) => text);
  return countFits(listSlots(level), words, known);
}

/** Checks that the listed words fit the grid in exactly one way. */
export const expectOneFit = (level: Level): void => expect(countFitsOf(level, true)).toBe(1);

/** Checks that the disguised clues together have only one solution among all possible English words. */
export function expectOneReading(level: Level): void {
  const clues = level.entries.map(({ clue }) => clue);
  const known = level.answers.map((letter, cell) => (level.givens.includes(cell) ? letter : ''));
  expect(countReadings(level.kind as Disguise, listSlots(level), clues, known)).toBe(1);
}
