import { describe, expect, it } from 'vitest';
import { LEVELS_PER_CHAPTER, MAX_CRAFTS } from '@/games/balloon-post/config';
import { countAll, firstScene } from '@/games/balloon-post/fly';
import { solve } from '@/games/balloon-post/solve';
import { CHAPTERS, readChapter, solutionSteersOf } from './levels';

describe.each(CHAPTERS)('$title, chapter $mode', ({ edition, mode }) => {
  const levels = readChapter(edition, mode);

  it('has the full number of levels, and each level defines its streams, crafts and homes', () => {
    expect(levels).toHaveLength(LEVELS_PER_CHAPTER);
    for (const level of levels) {
      expect(level.sign).toHaveLength(level.columns * level.rows);
      expect(level.streams).toHaveLength(edition.world === 'air' ? level.rows : level.columns);
      expect(level.crafts.length).toBeLessThanOrEqual(MAX_CRAFTS);
      for (const { cell, dock } of [...level.homes, ...level.posts]) {
        expect(cell).toBeGreaterThan(0);
        expect(level.solid[dock]).toBe(false);
      }
      for (const { cell } of level.crafts) expect(cell).toBeGreaterThanOrEqual(0);
    }
  });

  it('provides as many parcels of each kind as the houses expect', () => {
    for (const { crafts, posts, homes } of levels)
      for (const kind of [0, 1, 2, 3]) {
        const count = (lists: readonly (readonly number[])[]) =>
          lists.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
        const parcels = [...crafts.map(({ load }) => load), ...posts.map(({ parcels }) => parcels)];
        expect(count(parcels)).toBe(count(homes.map(({ parcels }) => parcels)));
      }
  });

  it('has a par equal to the length of the shortest route past all friends', () => {
    for (const level of levels) expect(solutionSteersOf(level)).toHaveLength(level.par);
  });

  it('starts with the easiest level', () => {
    const pars = levels.map(({ par }) => par);
    expect(pars[0]).toBe(Math.min(...pars));
    expect(pars.at(-1)).toBe(Math.max(...pars));
    expect(countAll((levels[0]?.homes ?? []).map(({ parcels }) => parcels))).toBeGreaterThan(0);
  });
});

describe('a hint', () => {
  it('finds a move at the start of every level', () => {
    for (const { edition, mode } of CHAPTERS.slice(0, 2))
      for (const level of readChapter(edition, mode)) expect(solve(level, firstScene(level))).not.toBeNull();
  });
});
