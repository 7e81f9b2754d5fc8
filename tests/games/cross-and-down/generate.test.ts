import { describe, expect, it } from 'vitest';
import { EDITIONS, WEEK } from '@/games/cross-and-down/config';
import { findRivalKeys } from '@/games/cross-and-down/decode';
import { DECODABLE_WORDS, ANSWERS_BY_LENGTH } from '@/games/cross-and-down/bank';
import { countReadings } from '@/games/cross-and-down/disguised';
import { parsePattern, PATTERNS } from '@/games/cross-and-down/patterns';
import { levelFor } from '@/games/cross-and-down/rules';
import type { Level } from '@/games/cross-and-down/types';
import { dailySeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import {
  expectOneFit,
  expectOneReading,
  expectValidLevel,
  countFitsOf,
  listSlots,
} from './expect-valid-level';
import golden from './golden-levels.json';

const [daily, code] = EDITIONS as [(typeof EDITIONS)[0], (typeof EDITIONS)[0]];
const DAY_MS = 86_400_000;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const levelOn = (date: string) => levelFor(daily, { seed: dailySeed(daily.keyword, date), mode: 'daily' })!;
const formatLevel = ({ keys, answers }: Level) => keys.map((key) => (key < 0 ? '#' : answers[key])).join('');
const textsOf = ({ entries }: Level) => entries.map(({ text }) => text);

describe('a level', () => {
  it.each(golden)(
    'always gives the same grid of $keyword for the seed $seed',
    ({ keyword, seed, mode, grid, givens }) => {
      const level = levelFor(
        EDITIONS.find((edition) => edition.keyword === keyword)!,
        { seed, mode },
      )!;
      expect(formatLevel(level)).toBe(grid);
      expect(level.givens).toEqual(givens);
    },
  );

  it.each(daily.modes)('has a different, valid grid at %s for each of sixty seeds', (mode) => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const seed = mode === 'daily' ? dailySeed(daily.keyword, dayAfter('2026-11-16', i)) : `test-${i}`;
      const level = levelFor(daily, { seed, mode })!;
      expectValidLevel(level);
      seen.add(formatLevel(level));
    }
    expect(seen.size).toBe(60);
  });

  it.each(code.modes)(
    'has exactly one solution as a coded puzzle at %s for sixty seeds, with three to five given letters',
    (mode) => {
      for (let i = 0; i < 60; i++) {
        const level = levelFor(code, { seed: `test-${i}`, mode })!;
        expectValidLevel(level);
        expect(new Set(level.answers).size).toBe(level.answers.length);
        expect(level.givens.length).toBeGreaterThanOrEqual(3);
        expect(level.givens.length).toBeLessThanOrEqual(5);
        const words = level.entries.map(({ cells }) => cells.map((cell) => level.keys[cell]!));
        expect(findRivalKeys(words, level.answers, level.givens, DECODABLE_WORDS)).toEqual([]);
      }
    },
  );
});

describe('a level without clues', () => {
  it.each(EDITIONS.slice(2).flatMap(({ keyword, modes }) => modes.map((mode) => ({ keyword, mode }))))(
    'has a different, valid grid for each of twenty seeds of $keyword at $mode',
    ({ keyword, mode }) => {
      const edition = EDITIONS.find((row) => row.keyword === keyword)!;
      const seen = new Set<string>();
      for (let i = 0; i < 20; i++) {
        const level = levelFor(edition, { seed: `test-${i}`, mode })!;
        expectValidLevel(level);
        seen.add(formatLevel(level));
      }
      expect(seen.size).toBe(20);
    },
  );

  it.each(['tidy', 'dial', 'hushed'] as const)(
    'allows ambiguous clues in %s only when crossing words resolve them',
    (kind) => {
      const edition = EDITIONS.find((row) => row.kind === kind)!;
      let unclear = 0;
      for (let i = 0; i < 30; i++) {
        const level = levelFor(edition, { seed: `test-${i}`, mode: 'small' })!;
        expectOneReading(level);
        const slots = listSlots(level);
        level.entries.forEach(({ clue }, at) => {
          unclear += Number(countReadings(kind, [slots[at]!], [clue]) > 1);
        });
      }
      expect(unclear).toBeGreaterThan(10);
    },
  );

  it('fits the listed words in exactly one way, often only because of the given word', () => {
    const edition = EDITIONS[3]!;
    let rivals = 0;
    for (let i = 0; i < 60; i++) {
      const level = levelFor(edition, { seed: `test-${i}`, mode: 'small' })!;
      expectOneFit(level);
      rivals += Number(countFitsOf(level, false) > 1);
    }
    expect(rivals).toBeGreaterThan(5);
  });
});

describe('an alternative solution of a code', () => {
  it('exists when the bank allows one', () => {
    const words = [[0, 1, 2]];
    const letters = ['C', 'A', 'T'];
    expect(findRivalKeys(words, letters, [1, 2], ANSWERS_BY_LENGTH)).toEqual([0]);
    expect(findRivalKeys(words, letters, [0, 1, 2], ANSWERS_BY_LENGTH)).toEqual([]);
  });
});

describe('the week of dailies', () => {
  it('increases the number of squares and the share of tricky clues from Monday to Sunday', () => {
    const squares = WEEK.map(({ patterns }) =>
      Math.max(...PATTERNS[patterns].map((text) => parsePattern(text).isOpen.length)),
    );
    expect([...squares].sort((a, b) => a - b)).toEqual(squares);
    const sly = WEEK.map(({ trickyCluesInTen }) => trickyCluesInTen);
    expect([...sly].sort((a, b) => a - b)).toEqual(sly);
    for (let i = 0; i < 7; i++) {
      const date = dayAfter('2026-11-16', i);
      const level = levelOn(date);
      expect(level.columns * level.rows).toBe(squares[weekdayOf(date)]);
    }
  });

  it('uses plain clues on Monday, and the trickier clue on Sunday when an answer has two clues', () => {
    const monday = levelOn('2026-11-16');
    const sunday = levelOn('2026-11-22');
    const bank = new Map(ANSWERS_BY_LENGTH.flat().map(({ text, clues }) => [text, clues]));
    for (const { text, clue } of monday.entries) expect(clue).toBe(bank.get(text)![0]);
    for (const { text, clue } of sunday.entries) expect(clue).toBe(bank.get(text)!.at(-1));
  });
});

describe('a year of dailies', () => {
  it('never repeats a grid, and repeats an answer after fourteen days at the earliest', () => {
    const last = new Map<string, number>();
    const seen = new Set<string>();
    for (let day = 0; day < 366; day++) {
      const level = levelOn(dayAfter('2026-11-01', day));
      seen.add(formatLevel(level));
      for (const text of textsOf(level)) {
        expect(day - (last.get(text) ?? -14), `${text} on day ${day}`).toBeGreaterThanOrEqual(14);
        last.set(text, day);
      }
    }
    expect(seen.size).toBe(366);
  });
});
