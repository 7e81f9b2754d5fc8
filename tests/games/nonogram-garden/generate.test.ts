import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_BLOCKS, SIZES, WEEK } from '@/games/nonogram-garden/config';
import { GALLERY, mirrorPicture } from '@/games/nonogram-garden/gallery';
import { createLevel } from '@/games/nonogram-garden/generate';
import { isLineSolvable } from '@/games/nonogram-garden/lines';
import { levelFor } from '@/games/nonogram-garden/rules';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { expectValidLevel } from './expect-valid-level';
import golden from './golden-levels.json';

const edition = EDITIONS[0]!;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const levelOn = (date: string) =>
  levelFor(edition, { seed: dailySeed('nonogram-garden', date), mode: 'daily' })!;

describe('a hand-drawn picture', () => {
  it.each(GALLERY)('has a square size and needs no guess: $name ($size)', (picture) => {
    expect(picture.tints).toHaveLength(picture.size ** 2);
    for (const tint of picture.tints) expect('.roygdbkwpiu').toContain(tint);
    for (const seen of [picture, mirrorPicture(picture)]) {
      const { size, rows, columns } = createLevel(seen);
      expect(isLineSolvable(size, [...rows, ...columns])).toBe(true);
      for (const clue of [...rows, ...columns]) expect(clue.length).toBeLessThanOrEqual(MAX_BLOCKS + 2);
    }
  });

  it('has a unique name within its size', () => {
    expect(new Set(GALLERY.map(({ name, size }) => `${name} ${size}`)).size).toBe(GALLERY.length);
  });
});

describe('generating a level', () => {
  it.each(golden)('always gives the same $mode level for the seed $seed', (known) => {
    const level = levelFor(edition, known)!;
    expect(level.name).toBe(known.name);
    expect(level.tints.join('')).toBe(known.tints);
  });

  it.each(['easy', 'medium', 'hard'] as const)('makes pictures at %s that need no guess', (mode) => {
    for (let i = 0; i < 25; i++) {
      const level = levelFor(edition, { seed: `test-${i}`, mode })!;
      expectValidLevel(level);
      expect(SIZES[mode]).toContain(level.size);
    }
  });

  it('makes a different easy picture for every day of a summer', () => {
    const solutions = Array.from({ length: 100 }, (_, i) =>
      levelFor(edition, { seed: `summer-${i}`, mode: 'easy' })!
        .solution.map(Number)
        .join(''),
    );
    expect(new Set(solutions).size).toBe(100);
  });

  it('gets larger from Monday to Sunday', () => {
    for (let i = 0; i < 14; i++) {
      const level = levelOn(dayAfter('2026-11-16', i));
      expectValidLevel(level);
      expect(level.size).toBe(WEEK[i % 7]);
    }
  });

  it('never repeats a picture within two years', () => {
    const clues = Array.from({ length: 730 }, (_, i) => {
      const { rows, columns } = levelOn(dayAfter('2026-01-01', i));
      return JSON.stringify([rows, columns]);
    });
    expect(new Set(clues).size).toBe(clues.length);
  });
});
