import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/spider-by-lamplight/config';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import { readLine, writeLine } from '@/games/spider-by-lamplight/solved-levels';
import { SOLVED_DEALS } from '@/games/spider-by-lamplight/solved-deals';
import { expectSolution } from './expect-solution';

const ALL = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, mode, edition })),
);
/** Finding a solution for every deal is slow, so this test solves two deals, and the deep test thousands. */
const SEARCHED = 2;
const WRITTEN = 60;

describe.each(ALL)('$title, $mode', ({ edition, mode }) => {
  it('deals unique tables that the stored solution wins', () => {
    const packs = new Set<string>();
    const count = edition.rules[mode]!.solvedList ? WRITTEN : SEARCHED;
    for (let i = 0; i < count; i++) {
      const level = levelFor(edition, { seed: `seed ${i}`, mode })!;
      expectSolution(level);
      expect(level.pack).toHaveLength(level.rules.pack.length);
      expect(new Set(level.pack).size).toBe(level.pack.length);
      packs.add(level.pack.join());
    }
    expect(packs.size).toBe(count);
  });
});

describe('the list of solved deals', () => {
  it.each(Object.entries(SOLVED_DEALS))(
    'has many entries, and each survives a serialization round trip (%s)',
    (_, deals) => {
      expect(deals.length).toBeGreaterThanOrEqual(24);
      expect(new Set(deals.map(([deal]) => deal)).size).toBe(deals.length);
      for (const [, line] of deals) expect(writeLine(readLine(line))).toBe(line);
    },
  );
});

describe('a level', () => {
  it('stays identical in another process', { timeout: 60_000 }, () => {
    const script = `
      import { loadModules } from './scripts/lib/load-modules.mjs';
      const { EDITIONS, levelFor } = await loadModules(
        "export { EDITIONS } from './config'; export { levelFor } from './rules';", 'games/spider-by-lamplight');
      const packs = EDITIONS.filter((_, i) => i % 3 === 0).map((edition) => levelFor(edition, { seed: 'seed 0', mode: edition.modes.at(-1) }).solution);
      console.log(JSON.stringify(packs));`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const thisProcess = EDITIONS.filter((_, i) => i % 3 === 0).map(
      (edition) => levelFor(edition, { seed: 'seed 0', mode: edition.modes.at(-1)! })!.solution,
    );
    expect(JSON.parse(out)).toEqual(thisProcess);
  });
});
