/** Checks the rules that every level must satisfy, independently of the generator. */
import { expect } from 'vitest';
import { SIZES, type Edition } from '@/games/letter-foundry/config';
import { loadLexicon } from '@/games/letter-foundry/lexicon';
import { rulesFor } from '@/games/letter-foundry/rules';
import type { Level, ModeKey } from '@/games/letter-foundry/types';
import { solutionOf } from './solve';

const tierOf = new Map(loadLexicon().map(({ text, tier }) => [text, tier]));
const sortLetters = (letters: Iterable<string>) => [...letters].sort().join('');

/** Returns every sequence of two letters or more, across and down. */
function runsOf({ columns, rows, forme }: Level): string[] {
  const lines = [
    ...Array.from({ length: rows }, (_, y) => forme.slice(y * columns, (y + 1) * columns)),
    ...Array.from({ length: columns }, (_, x) => forme.filter((_, cell) => cell % columns === x)),
  ];
  return lines
    .flatMap((line) =>
      line
        .map((letter) => letter || ' ')
        .join('')
        .split(' '),
    )
    .filter((run) => run.length > 1);
}

const isSpelt = (letters: readonly string[], text: string): boolean => {
  const counts = (list: Iterable<string>) =>
    [...list].reduce((all, letter) => all.set(letter, (all.get(letter) ?? 0) + 1), new Map<string, number>());
  const letterCounts = counts(letters);
  return [...counts(text)].every(([letter, count]) => count <= (letterCounts.get(letter) ?? 0));
};

function expectCrossed(level: Level) {
  expect(runsOf(level).sort()).toEqual(level.words.map(({ text }) => text).sort());
  // Checks that all cells are connected.
  const reached = new Set([0]);
  for (const at of reached)
    level.words.forEach((word, i) => {
      if (word.cells.some((cell) => level.words[at]!.cells.includes(cell))) reached.add(i);
    });
  expect(reached.size).toBe(level.words.length);
}

function expectKeystoneWords({ words, letters, keystone, extras, columns: levelColumns }: Level) {
  const key = letters[keystone!]!;
  const known = loadLexicon().filter(({ text }) => text.includes(key) && isSpelt(letters, text));
  expect(words.length + extras.size).toBe(known.length);
  for (const text of [...words.map((word) => word.text), ...extras]) expect(text).toContain(key);
  // Checks that short words come first.
  const lengths = words.toSorted(
    (a, b) => column(a.cells[0]!) - column(b.cells[0]!) || a.cells[0]! - b.cells[0]!,
  );
  expect(lengths.map(({ text }) => text.length)).toEqual(lengths.map(({ text }) => text.length).sort());
  function column(cell: number): number {
    return cell % levelColumns;
  }
}

/** Checks a level. @returns a text that distinguishes the level from others */
export function expectValidLevel(edition: Edition, mode: ModeKey, level: Level, seed: string): string {
  const size = SIZES[edition.setting][mode];
  const { letters, words, extras, forme, columns, rows } = level;
  expect(letters).toHaveLength(size.letters);
  expect(words.length).toBeGreaterThanOrEqual(size.words[0]);
  expect(words.length).toBeLessThanOrEqual(size.words[1]);
  expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
  for (const { text, cells } of words) {
    expect(tierOf.get(text)).toBe('common');
    expect(cells.map((cell) => forme[cell]).join('')).toBe(text);
    expect(isSpelt(letters, text)).toBe(true);
  }
  for (const text of extras) {
    expect(tierOf.has(text) && isSpelt(letters, text)).toBe(true);
    expect(words.some((word) => word.text === text)).toBe(false);
  }
  expect(words.some(({ text }) => text.length === size.letters)).toBe(true);
  if (edition.setting === 'crossed') {
    expect(columns).toBeLessThanOrEqual(size.columns);
    expect(rows).toBeLessThanOrEqual(size.rows);
    expectCrossed(level);
  } else expectKeystoneWords(level);
  const solution = solutionOf(level);
  const replayed = rulesFor(edition.keyword)!.replay({ seed, mode }, solution);
  expect(replayed).toEqual({ outcome: 'finished', moveCount: solution.length, penaltyMs: 0, progress: 1 });
  return `${sortLetters(letters)} ${level.keystone === null ? '' : letters[level.keystone]} ${words.map(({ text, cells }) => `${text}${cells[0]},${cells[1]}`).join(' ')}`;
}
