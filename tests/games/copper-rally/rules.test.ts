import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES, MOST_TICKS, TICKS_PER_SECOND } from '@/games/copper-rally/config';
import { leastMsOf, rulesFor } from '@/games/copper-rally/rules';
import { END, type Move } from '@/games/copper-rally/types';
import { driveRoad, driveTable } from './drivers';
import golden from './golden-runs.json';

const road = rulesFor('copper-rally')!;
const table = rulesFor('copper-rally-tabletop')!;
const spec = { seed: 'any', mode: 'r1' };
const whole = driveRoad('r1', 'ace').moves;

describe('the rules', () => {
  it('exist for every edition and for nothing else', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('replay $mode of $keyword to the very tick for ever', ({ keyword, mode, ticks, moves }) => {
    const rules = rulesFor(keyword)!;
    const result = rules.replay({ seed: 'any', mode }, rules.parseMoves(moves)!);
    expect(result).toMatchObject({ outcome: 'finished', moveCount: moves.length, penaltyMs: 0, progress: 1 });
    expect(result.score).toBe(Math.round((ticks * 1000) / TICKS_PER_SECOND));
    expect(result.minimumActiveMs).toBe(leastMsOf(ticks));
  });

  it('replay what was driven to the same time, whatever the seed', () => {
    const { play, moves } = driveTable('t5', 'ace');
    const score = Math.round((play.tick * 1000) / TICKS_PER_SECOND);
    for (const seed of ['', 'other']) expect(table.replay({ seed, mode: 't5' }, moves).score).toBe(score);
  });

  it('call a race unfinished that stops before the finish, and illegal one that claims it', () => {
    expect(road.replay(spec, whole.slice(0, -1)).outcome).toBe('unfinished');
    expect(road.replay(spec, [...whole.slice(0, 9), [0, END]]).outcome).toBe('illegal');
    expect(road.replay(spec, [[MOST_TICKS, END]]).outcome).toBe('illegal');
  });

  it('refuse a move after the end, a move that changes nothing, time beyond the end, and unknown modes', () => {
    expect(road.replay(spec, [...whole, [0, 4]]).outcome).toBe('illegal');
    expect(road.replay(spec, [[5, 4]]).outcome).toBe('illegal');
    const [ticks] = whole.at(-1)!;
    expect(road.replay(spec, [...whole.slice(0, -1), [ticks + 1, END]]).outcome).toBe('illegal');
    for (const mode of ['r13', 't1', 'daily', ''])
      expect(road.replay({ seed: 'x', mode }, []).outcome).toBe('illegal');
  });
});
