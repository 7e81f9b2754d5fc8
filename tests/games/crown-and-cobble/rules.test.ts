import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EARLY_TICKS,
  EDITIONS,
  HEARTS,
  MAPS_A_CHAPTER,
  MAX_MOVES,
  MAX_PACE,
  MODES,
  MAX_TICKS,
  POINTS,
  TICKS_PER_SECOND,
  WAVE_BREAK_TICKS,
} from '@/games/crown-and-cobble/config';
import { CELLS, groundOf } from '@/games/crown-and-cobble/ground';
import { findIntruderIndex, INTRUDERS } from '@/games/crown-and-cobble/intruders';
import { ACTION_CODES, KINDS_PER_SPOT_CODE } from '@/games/crown-and-cobble/night';
import { mapIndex, parseMode } from '@/games/crown-and-cobble/play';
import { minDurationMs, rulesFor } from '@/games/crown-and-cobble/rules';
import type { Move, WorldKey } from '@/games/crown-and-cobble/types';
import { expectBoundedReplays } from '../hostile';
import golden from './golden-runs.json';

const rules = rulesFor('crown-and-cobble')!;
const spec = { seed: 'any', mode: golden[0]!.mode };
const played = golden[0]!;
const moves = played.moves as unknown as Move[];
const ticks = moves.reduce((sum, [since]) => sum + since, 0);
const lamp = (spot: number): Move => [0, ACTION_CODES.build, spot * KINDS_PER_SPOT_CODE];

describe('the rule set', () => {
  it('exists for both worlds and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)(
    'gives $score points for the golden run of $mode of $keyword',
    ({ keyword, mode, score, ...run }) => {
      const ownRules = rulesFor(keyword)!;
      const result = ownRules.replay({ seed: 'x', mode }, ownRules.parseMoves(run.moves)!);
      expect(result).toMatchObject({ outcome: 'finished', moveCount: run.moves.length, progress: 1, score });
    },
  );

  it('returns the exact points of a run, and its playing time as the minimum active time', () => {
    const result = rules.replay(spec, moves);
    expect(result).toMatchObject({ outcome: 'finished', score: played.score, penaltyMs: 0 });
    expect(result.minimumActiveMs).toBe(minDurationMs(ticks));
    expect(result.minimumActiveMs).toBeGreaterThan(80_000);
  });

  it('accepts a night that was played at the maximum pace from start to end', () => {
    const fastestMs = (ticks * 1000) / (TICKS_PER_SECOND * MAX_PACE);
    expect(rules.replay(spec, moves).minimumActiveMs).toBeLessThanOrEqual(fastestMs);
  });

  it('never reports a run as finished before its last move', () => {
    expect(rules.replay(spec, moves.slice(0, -1)).outcome).toBe('unfinished');
  });

  it.each([
    ['a move after the end', [...moves, lamp(0)]],
    ['time before the first wave', [[5, ACTION_CODES.call, 0]]],
    ['the next night before this one is won', [[0, ACTION_CODES.next, 0]]],
    ['building twice on a spot', [lamp(0), lamp(0)]],
    ['building without enough coins', [lamp(0), lamp(1), lamp(2), lamp(3), lamp(4)]],
    ['an unknown spot', [lamp(70)]],
    ['an unknown kind', [[0, ACTION_CODES.build, 7]]],
    ['upgrading a missing tower', [[0, ACTION_CODES.raise, 0]]],
    ['a third branch', [lamp(0), [0, ACTION_CODES.raise, 2]]],
    ['selling a missing tower', [[0, ACTION_CODES.sell, 0]]],
    ['turning a lamp', [lamp(0), [0, ACTION_CODES.turn, 3]]],
    ['a flare before anyone comes', [[0, ACTION_CODES.spell, 0]]],
    [
      'a wave while one is coming in',
      [
        [0, ACTION_CODES.call, 0],
        [2, ACTION_CODES.call, 0],
      ],
    ],
  ] as [string, Move[]][])('refuses %s', (_, bad) => {
    expect(rules.replay(spec, bad).outcome).toBe('illegal');
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, 1, 2]]],
    ['a move of two', [[0, 1]]],
    ['a fraction', [[0.5, 0, 0]]],
    ['negative time', [[-1, 0, 0]]],
    ['too much time', [[MAX_TICKS + 1, 0, 0]]],
    ['an unknown action', [[0, ACTION_CODES.finish + 1, 0]]],
    ['text', [['0', 0, 0]]],
    ['too many', Array.from({ length: MAX_MOVES + 1 }, () => [0, 0, 0])],
  ])('rejects %s as moves', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it.each(['', 'first', 'first-calm-x', 'fourth-calm', 'first-wild'])('refuses the mode "%s"', (mode) => {
    expect(rules.replay({ seed: 'x', mode }, []).outcome).toBe('illegal');
  });

  it('accepts every mode', () => {
    for (const mode of MODES) expect(rules.replay({ seed: 'x', mode }, []).outcome).toBe('unfinished');
  });
});

/** Returns the maximum score of a map: every intruder stopped, every wave called as early as possible, no heart lost. */
function maxOf(world: WorldKey, map: number): number {
  const bountyOf = (kind: number): number => {
    const { bounty, splits } = INTRUDERS[world][kind]!;
    return bounty + (splits ? splits[1] * bountyOf(findIntruderIndex(world, splits[0])) : 0);
  };
  const { waves } = groundOf(world, map);
  const bounties = waves.flat().reduce((sum, { kind }) => sum + bountyOf(kind), 0);
  const earlyPoints = (waves.length * WAVE_BREAK_TICKS * POINTS.early) / EARLY_TICKS;
  return bounties * POINTS.bounty + earlyPoints + HEARTS * POINTS.heart + 3 * POINTS.star;
}

describe('replaying arbitrary moves', () => {
  const move = fc.tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 400 })),
    fc.integer({ min: -1, max: ACTION_CODES.finish + 1 }),
    fc.oneof(fc.nat(KINDS_PER_SPOT_CODE), fc.integer({ min: -1, max: CELLS * KINDS_PER_SPOT_CODE + 1 })),
  );

  it.each(EDITIONS)(
    'never throws and never scores more than the nights of $title allow',
    ({ keyword, world }) => {
      const { mode, moves: run } = golden.find((saved) => saved.keyword === keyword)!;
      const { chapter } = parseMode(mode)!;
      const nights = Array.from({ length: MAPS_A_CHAPTER }, (_, map) => maxOf(world, mapIndex(chapter, map)));
      const maxScore = nights.reduce((sum, max) => sum + max, 0);
      expectBoundedReplays({
        ...{
          rules: rulesFor(keyword)!,
          spec: { seed: 'x', mode },
          run,
          move,
          maxScore,
          numRuns: 20,
        },
      });
    },
  );
});
