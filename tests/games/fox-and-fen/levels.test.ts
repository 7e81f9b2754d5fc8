import { describe, expect, it } from 'vitest';
import { EDITIONS, MODES } from '@/games/fox-and-fen/config';
import { CHAPTERS } from '@/games/fox-and-fen/worlds';

const LEVELS = EDITIONS.flatMap(({ title, world }) =>
  MODES.flatMap((mode) => CHAPTERS[world][mode].levels.map((level) => ({ title, world, mode, ...level }))),
);

describe('the level list', () => {
  it('includes at least four levels per chapter, each with a unique name and text', () => {
    for (const { world } of EDITIONS)
      for (const mode of MODES) expect(CHAPTERS[world][mode].levels.length).toBeGreaterThanOrEqual(4);
    expect(new Set(LEVELS.map(({ name }) => name)).size).toBe(LEVELS.length);
    expect(new Set(LEVELS.map(({ line }) => line)).size).toBe(LEVELS.length);
    expect(new Set(LEVELS.map(({ map }) => map.join())).size).toBe(LEVELS.length);
  });

  it('gets longer within each chapter', () => {
    for (const { world } of EDITIONS)
      for (const mode of MODES) {
        const pars = CHAPTERS[world][mode].levels.map(({ par }) => par);
        expect(pars).toEqual([...pars].sort((a, b) => a - b));
      }
  });
});
