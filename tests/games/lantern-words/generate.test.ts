import { describe, expect, it } from 'vitest';
import { EDITIONS, SIZES, WEEK } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { THEMES } from '@/games/lantern-words/themes';
import { dailySeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import { expectValidLevel } from './expect-valid-level';
import golden from './golden-levels.json';

const edition = EDITIONS[0]!;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const levelOn = (date: string) =>
  levelFor(edition, { seed: dailySeed('lantern-words', date), mode: 'daily' })!;

describe('the list of themes', () => {
  it('has many entries, each with its own title', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(THEMES.map(({ title }) => title)).size).toBe(THEMES.length);
  });

  it.each(THEMES)('contains words for $title that fit into one grid', ({ words }) => {
    expect(words.length).toBeGreaterThanOrEqual(13);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]{4,10}$/);
      const backwards = [...word].reverse().join('');
      expect(backwards).not.toBe(word);
      for (const other of words)
        if (other !== word) expect(other.includes(word) || other.includes(backwards)).toBe(false);
    }
  });

  it('repeats a theme only after all the others', () => {
    const days = Array.from({ length: THEMES.length }, (_, i) => levelOn(dayAfter('2026-01-01', i)).theme);
    expect(new Set(days).size).toBe(THEMES.length);
  });

  it('repeats a theme on another weekday, with another grid', () => {
    expect(THEMES.length % 7).not.toBe(0);
    const [first, second] = [levelOn('2026-01-01'), levelOn(dayAfter('2026-01-01', THEMES.length))];
    expect(second.theme).toBe(first.theme);
    expect(second.letters).not.toEqual(first.letters);
  });
});

describe('generating a level', () => {
  it.each(golden)('always gives the same $mode level for the seed $seed', (known) => {
    const level = levelFor(edition, known)!;
    expect(level.theme).toBe(known.theme);
    expect(level.letters.join('')).toBe(known.letters);
    expect(level.scramble).toBe(known.scramble);
    expect(level.words.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual(known.ends);
  });

  it.each(['easy', 'medium', 'hard'] as const)(
    'hides every word exactly once at %s, and no rude word',
    (mode) => {
      for (let i = 0; i < 25; i++) {
        const level = levelFor(edition, { seed: `test-${i}`, mode })!;
        expectValidLevel(level, SIZES[mode]);
        expect(level.words).toHaveLength(SIZES[mode].words);
      }
    },
  );

  it('grows from Monday to Sunday, and reverses words from Friday on', () => {
    for (let i = 0; i < 21; i++) {
      const date = dayAfter('2026-11-16', i);
      const level = levelOn(date);
      const size = WEEK[weekdayOf(date)]!;
      expectValidLevel(level, size);
      expect([level.columns, level.rows, level.words.length]).toEqual([size.columns, size.rows, size.words]);
    }
    expect(WEEK.map(({ directions }) => directions.some(({ right }) => right < 0))).toEqual([
      ...[false, false, false, false],
      ...[true, true, true],
    ]);
  });
});
