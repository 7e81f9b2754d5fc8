import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES, MAX_TICKS, TICKS_PER_SECOND } from '@/games/copper-rally/config';
import { minDurationMs, rulesFor } from '@/games/copper-rally/rules';
import { END_MOVE, type Move } from '@/games/copper-rally/types';
import { driveRoad, driveTable } from './drivers';
import golden from './golden-runs.json';

const road = rulesFor('copper-rally')!;
const table = rulesFor('copper-rally-tabletop')!;
const spec = { seed: 'any', mode: 'r1' };
const recordedMoves = driveRoad('r1', 'ace').moves;

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('replays $mode of $keyword to the exact tick', ({ keyword, mode, ticks, moves }) => {
    const rules = rulesFor(keyword)!;
    const result = rules.replay({ seed: 'any', mode }, rules.parseMoves(moves)!);
    expect(result).toMatchObject({ outcome: 'finished', moveCount: moves.length, penaltyMs: 0, progress: 1 });
    expect(result.score).toBeUndefined();
    expect(result.playedMs).toBe(Math.round((ticks * 1000) / TICKS_PER_SECOND));
    expect(result.minimumActiveMs).toBe(minDurationMs(ticks));
  });

  it('replays a recorded drive to the same time for any seed', () => {
    const { play, moves } = driveTable('t5', 'ace');
    const playedMs = Math.round((play.tick * 1000) / TICKS_PER_SECOND);
    for (const seed of ['', 'other'])
      expect(table.replay({ seed, mode: 't5' }, moves).playedMs).toBe(playedMs);
  });

  it('reports a race that stops before the finish as unfinished, and a false finish as illegal', () => {
    expect(road.replay(spec, recordedMoves.slice(0, -1)).outcome).toBe('unfinished');
    expect(road.replay(spec, [...recordedMoves.slice(0, 9), [0, END_MOVE]]).outcome).toBe('illegal');
    expect(road.replay(spec, [[MAX_TICKS, END_MOVE]]).outcome).toBe('illegal');
  });

  it('refuses a move after the end, a move without a change, a time beyond the end and unknown modes', () => {
    expect(road.replay(spec, [...recordedMoves, [0, 4]]).outcome).toBe('illegal');
    expect(road.replay(spec, [[5, 4]]).outcome).toBe('illegal');
    const [ticks] = recordedMoves.at(-1)!;
    expect(road.replay(spec, [...recordedMoves.slice(0, -1), [ticks + 1, END_MOVE]]).outcome).toBe('illegal');
    for (const mode of ['r13', 't1', 'daily', ''])
      expect(road.replay({ seed: 'x', mode }, []).outcome).toBe('illegal');
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(road.parseMoves(JSON.parse(JSON.stringify(recordedMoves)))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, END_MOVE]]],
    ['a wheel beyond its lock', [[4, 9]]],
    ['an unknown pedal', [[4, END_MOVE + 4]]],
    ['negative time', [[-1, 1]]],
    ['too much time', [[MAX_TICKS + 1, 1]]],
    ['a fraction', [[0.5, 1]]],
    ['a word instead of a number', [['0', 1]]],
    ['a move with too few values', [[1]]],
    ['a move with too many values', [[1, 1, 0]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, (_, i) => [0, i % 2])],
  ])('refuses %s', (_, input) => {
    expect(road.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw or run forever', () => {
    const move = fc.tuple(fc.nat(240), fc.integer({ min: 0, max: END_MOVE + 1 }));
    const list = fc.array(fc.oneof({ weight: 60, arbitrary: move }, fc.anything()), { maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), fc.constantFrom('r1', 'r9e', 't3', 't0'), (input, mode) => {
        const rules = mode.startsWith('r') ? road : table;
        const moves = rules.parseMoves(input) as readonly Move[] | null;
        if (!moves) return;
        const result = rules.replay({ seed: '', mode }, moves);
        expect(['finished', 'unfinished', 'illegal']).toContain(result.outcome);
        expect(Number.isSafeInteger(result.playedMs)).toBe(true);
        expect(result.progress).toBeGreaterThanOrEqual(0);
        expect(result.progress).toBeLessThanOrEqual(1);
      }),
      { numRuns: 120 },
    );
  });
});
