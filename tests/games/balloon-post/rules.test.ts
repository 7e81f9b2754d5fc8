import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITIONS,
  LEVELS_PER_CHAPTER,
  MAX_MOVES,
  MIN_MS_PER_MOVE,
  MAX_CRAFTS,
  STEER_COUNT,
} from '@/games/balloon-post/config';
import { rulesFor } from '@/games/balloon-post/rules';
import type { Move } from '@/games/balloon-post/types';
import { expectBoundedReplays } from '../hostile';
import golden from './golden-runs.json';
import { readChapter, requireValue, createPerfectRun, solutionSteersOf } from './levels';

const [air] = EDITIONS;
const edition = requireValue(air);
const rules = requireValue(rulesFor(edition.keyword));
const spec = { seed: 'any', mode: 'one' };
const run = createPerfectRun(edition, 'one');

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'replays chapter $mode of $keyword to the same result',
    ({ keyword, mode, map, moves, score }) => {
      const rules = requireValue(rulesFor(keyword));
      const levels = readChapter(requireValue(EDITIONS.find((one) => one.keyword === keyword)), mode);
      expect(createHash('sha256').update(JSON.stringify(levels)).digest('hex').slice(0, 16)).toBe(map);
      const parsed = requireValue(rules.parseMoves(moves));
      const end = { moveCount: parsed.length, penaltyMs: 0, progress: 1, score };
      expect(rules.replay({ seed: 'any', mode }, parsed)).toEqual({ outcome: 'finished', ...end });
      expect(rules.replay({ seed: 'any', mode }, parsed.slice(0, -1)).outcome).toBe('unfinished');
    },
  );

  it('gives three stars for each level of a perfect run, and fewer for hints and detours', () => {
    expect(rules.replay(spec, run)).toMatchObject({ outcome: 'finished', score: 15 });
    const hints: Move[] = [['hint'], ['hint']];
    expect(rules.replay(spec, [...hints, ...run])).toMatchObject({ outcome: 'finished', score: 14 });
    expect(rules.replay(spec, [['hint'], ...run]).score).toBe(15);
  });

  it('undoes a gust without a penalty, but keeps counting a hint after a level restarts', () => {
    const first = requireValue(run[0]);
    expect(rules.replay(spec, [first, ['undo'], ...run])).toMatchObject({ score: 15 });
    expect(rules.replay(spec, [['hint'], ['hint'], ['again'], ...run])).toMatchObject({ score: 14 });
  });

  it('allows the player to replay a finished level before the next one', () => {
    const way = solutionSteersOf(requireValue(readChapter(edition, 'one')[0])).map((code): Move => [code]);
    expect(rules.replay(spec, [...way, ['again'], ...run])).toMatchObject({ outcome: 'finished', score: 15 });
    expect(rules.replay(spec, [...way, ['undo'], ...way.slice(-1), ['next']]).outcome).toBe('unfinished');
  });

  it('counts the best attempt at a level, and the hints of all attempts', () => {
    const back: Move[] = [['hint'], ['hint'], ...run.slice(0, -1), ['go', 0], ['go', 4], ...run.slice(-4)];
    const poor = rules.replay(spec, [['hint'], ['hint'], ...run]).score;
    expect(poor).toBe(14);
    const first = solutionSteersOf(requireValue(readChapter(edition, 'one')[0])).map((code): Move => [code]);
    const last = solutionSteersOf(requireValue(readChapter(edition, 'one')[4])).map((code): Move => [code]);
    const replayedMoves: Move[] = [...run.slice(0, -1), ['go', 0], ...first, ['go', 4], ...last, ['next']];
    expect(rules.replay(spec, replayedMoves)).toMatchObject({ outcome: 'finished', score: 15 });
    const hinted: Move[] = [['hint'], ['hint'], ['go', 1], ['go', 0], ...run];
    expect(rules.replay(spec, hinted)).toMatchObject({ outcome: 'finished', score: 14 });
    expect(rules.parseMoves(back)).not.toBeNull();
    expect(rules.parseMoves([['go', 5]])).toBeNull();
    expect(rules.parseMoves([['go']])).toBeNull();
    expect(rules.parseMoves([['next', 1]])).toBeNull();
  });

  it('gives no stars for skipped levels', () => {
    const last = solutionSteersOf(requireValue(readChapter(edition, 'one')[4])).map((code): Move => [code]);
    expect(rules.replay(spec, [['go', 4], ...last, ['next']])).toMatchObject({
      outcome: 'finished',
      score: 3,
    });
  });

  it('refuses a blocked direction, an unknown craft, a level that is not open yet and a move after the end', () => {
    expect(rules.replay(spec, [['next']])).toMatchObject({ outcome: 'illegal', moveCount: 0 });
    expect(rules.replay(spec, [['undo']]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[3]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[2]])).toMatchObject({
      outcome: 'illegal',
      reason: 'move 0: the way is shut',
    });
    expect(rules.replay(spec, [...run, ['again']]).outcome).toBe('illegal');
    expect(rules.replay({ ...spec, mode: 'seven' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [1]]],
    ['a craft too many', [[6]]],
    ['a fraction', [[0.5]]],
    ['a word instead of a number', [['1']]],
    ['an unknown word', [['stop']]],
    ['more than a code', [[1, 2]]],
    ['nothing in a move', [[]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

describe('replaying arbitrary moves', () => {
  const move = fc.oneof(
    fc.tuple(fc.integer({ min: -1, max: MAX_CRAFTS * STEER_COUNT })),
    fc.tuple(fc.constantFrom('undo', 'again', 'hint', 'next', '__proto__')),
    fc.tuple(fc.constant('go'), fc.integer({ min: -1, max: LEVELS_PER_CHAPTER })),
  );

  it.each(EDITIONS)(
    'never throws and never gives more than three stars per level of $title',
    ({ keyword }) => {
      const { mode, moves } = requireValue(golden.find((run) => run.keyword === keyword));
      const maxScore = 3 * LEVELS_PER_CHAPTER;
      expectBoundedReplays({
        rules: requireValue(rulesFor(keyword)),
        spec: { ...spec, mode },
        run: moves,
        move,
        maxScore,
      });
    },
  );
});
