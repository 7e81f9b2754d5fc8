import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAIN_POINTS,
  CLOCK,
  EDITIONS,
  MAX_ANGLE,
  LEVELS_PER_CHAPTER,
  MIN_ANGLE,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  POWERS,
  RING_POINTS,
  SPARE_POINTS,
} from '@/games/arrowfall/config';
import { isGoal } from '@/games/arrowfall/goals';
import { makeRound } from '@/games/arrowfall/round';
import { rulesFor } from '@/games/arrowfall/rules';
import type { Level, ModeKey, Move } from '@/games/arrowfall/types';
import { expectBoundedReplays } from '../hostile';
import golden from './golden-runs.json';
import { CHAPTERS, FAIR, requireValue, levelsOf } from './ranges';

const rules = requireValue(rulesFor('arrowfall'));
const spec = { seed: 'any', mode: 'one' };
const solvedRunOf = (index: number): Move[] => golden[index]!.moves as Move[];
const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'replays $mode of $keyword to the same result, with all stars',
    ({ keyword, mode, seed, map, moves, score }) => {
      const edition = requireValue(EDITIONS.find((one) => one.keyword === keyword));
      const rules = requireValue(rulesFor(keyword));
      expect(hash(levelsOf(edition, mode as ModeKey, seed))).toBe(map);
      const parsed = requireValue(rules.parseMoves(moves));
      const end = { moveCount: parsed.length, penaltyMs: 0, progress: 1, score };
      expect(rules.replay({ seed, mode }, parsed)).toEqual({ outcome: 'finished', ...end });
      expect(rules.replay({ seed, mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
      const arrows = levelsOf(edition, mode as ModeKey, seed).reduce((sum, { par }) => sum + par, 0);
      expect(moves.filter(({ length }) => length === 3).length).toBeLessThanOrEqual(arrows);
    },
  );

  it('keeps the best result of a replayed level, even if it was chosen from the level list', () => {
    const run = solvedRunOf(0);
    const { score } = rules.replay(spec, run);
    const miss: Move = [MAX_ANGLE, 1, 0];
    expect(rules.replay(spec, [miss, ['again'], ...run]).score).toBe(score);
    const back: Move[] = [['next'], ['go', 0], ...run];
    expect(rules.replay(spec, back).score).toBe(score);
    expect(rules.replay(spec, [miss, ...run]).score).toBeLessThan(requireValue(score));
  });

  it('scores nothing for a skipped level', () => {
    const skips: Move[] = levelsOf(FAIR, 'one').map(() => ['next']);
    expect(rules.replay(spec, skips)).toMatchObject({ outcome: 'finished', score: 0 });
  });

  it('refuses a level that is not open yet, an excess arrow and a move after the end', () => {
    expect(rules.replay(spec, [['go', 1]])).toMatchObject({ outcome: 'illegal', moveCount: 0 });
    const misses: Move[] = Array.from({ length: 5 }, () => [MAX_ANGLE, 1, 0]);
    expect(rules.replay(spec, misses)).toMatchObject({ outcome: 'illegal', moveCount: 4 });
    expect(rules.replay(spec, [...solvedRunOf(0), ['again']]).outcome).toBe('illegal');
    const [first] = solvedRunOf(0);
    expect(rules.replay(spec, [requireValue(first), requireValue(first)]).outcome).toBe('illegal');
    expect(rules.replay({ ...spec, mode: 'five' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['next']]],
    ['an angle too high', [[MAX_ANGLE + 1, 20, 0]]],
    ['no power', [[0, 0, 0]]],
    ['too much power', [[0, POWERS + 1, 0]]],
    ['a fraction', [[0.5, 20, 0]]],
    ['a tick past the clock', [[0, 20, CLOCK]]],
    ['an unknown word', [['stop']]],
    ['an unknown level', [['go', 12]]],
    ['a shot with too little', [[3, 4]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['next'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

describe.each(CHAPTERS)('$title, chapter $mode', ({ edition, mode }) => {
  const levels = levelsOf(edition, mode);

  it('has its full number of levels, each with a goal, a unique name and spare arrows', () => {
    expect(levels).toHaveLength(LEVELS_PER_CHAPTER[edition.world]);
    for (const { items, quiver, par } of levels) {
      expect(items.some(isGoal)).toBe(true);
      expect(quiver).toBeGreaterThan(par);
      for (const { motion } of items) if (motion) expect(CLOCK % motion.period).toBe(0);
    }
    expect(new Set(levels.map(({ name }) => name)).size).toBe(levels.length);
    expect(new Set(levels.map(({ items }) => JSON.stringify(items))).size).toBe(levels.length);
  });
});

describe('replaying a run', () => {
  it('gives the same results in another process', async () => {
    const entry = `import { rulesFor } from '@/games/arrowfall/rules';
    import { makeRound } from '@/games/arrowfall/round';
    import golden from '@/tests/games/arrowfall/golden-runs.json';
    console.log(JSON.stringify([makeRound('fair', 'x'), makeRound('harbour', 'x'),
      golden.map(({ keyword, mode, seed, moves }) => rulesFor(keyword).replay({ seed, mode }, moves))]));`;
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
      ...{ bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'silent' },
      tsconfig: 'tsconfig.json',
    });
    const otherProcess = execFileSync(process.execPath, ['-'], { input: outputFiles[0]!.text }).toString();
    const thisProcess = [
      makeRound('fair', 'x'),
      makeRound('harbour', 'x'),
      golden.map(({ keyword, mode, seed, moves }) =>
        requireValue(rulesFor(keyword)).replay({ seed, mode }, moves as Move[]),
      ),
    ];
    expect(JSON.parse(otherProcess)).toEqual(JSON.parse(JSON.stringify(thisProcess)));
  });
});

describe('replaying arbitrary moves', () => {
  const ofLevel = ({ items, quiver }: Level) =>
    items.filter(isGoal).length * (RING_POINTS[0]! + CHAIN_POINTS) + quiver * SPARE_POINTS;
  const move = fc.oneof(
    fc.tuple(
      fc.integer({ min: MIN_ANGLE - 1, max: MAX_ANGLE + 1 }),
      fc.integer({ min: 0, max: POWERS + 1 }),
      fc.integer({ min: -1, max: CLOCK }),
    ),
    fc.tuple(fc.constantFrom('again', 'next', '__proto__')),
    fc.tuple(fc.constant('go'), fc.integer({ min: -1, max: 12 })),
  );

  it.each(EDITIONS)('never throws and never scores outside the valid range of $title', ({ keyword }) => {
    const { mode, seed, moves } = requireValue(golden.find((run) => run.keyword === keyword));
    const edition = requireValue(EDITIONS.find((one) => one.keyword === keyword));
    const levels = levelsOf(edition, mode as ModeKey, seed);
    const maxScore = levels.reduce((sum, level) => sum + ofLevel(level), 0);
    expectBoundedReplays({
      rules: requireValue(rulesFor(keyword)),
      spec: { seed, mode },
      run: moves,
      move,
      maxScore,
    });
  });
});
