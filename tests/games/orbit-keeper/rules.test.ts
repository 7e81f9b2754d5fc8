import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Moves, Replay } from '@/games/orbit-keeper/compiled/replay.mjs';
import { KEYWORD, MODES } from '@/games/orbit-keeper/config';
import type { Move } from '@/games/orbit-keeper/log';
import { minDurationMs, rulesFor, TICKS_PER_SECOND } from '@/games/orbit-keeper/rules';
import golden from './golden-runs.json';
import { playOrbit } from './autopilot';

const rules = rulesFor(KEYWORD)!;
const { still, pulse, end, maxMoves, maxTicks } = Moves.LIMITS;
const AIM = Moves.aim(1, 150);

describe('the rule set', () => {
  it('exists for Orbit Keeper and for no other keyword', () => {
    expect(rulesFor('no-such-game')).toBeNull();
    for (const mode of ['', 'daily', 'toString'])
      expect(rules.replay({ seed: 'x', mode }, []).outcome).toBe('illegal');
  });

  it('has the difficulties in the order of the source', () => {
    expect(MODES.map((_, index) => Replay.keyOf(index))).toEqual(MODES.map(({ key }) => key));
    expect(Replay.keyOf(MODES.length)).toBeNull();
  });

  it('has a golden run of each difficulty, played in the emulator', () => {
    expect(new Set(golden.map(({ mode }) => mode))).toEqual(new Set(MODES.map(({ key }) => key)));
  });

  it.each(golden)('replays the golden run of $mode to its score', ({ seed, mode, value, moves }) => {
    const ticks = moves.reduce((sum, [wait = 0]) => sum + wait, 0);
    expect(rules.replay({ seed, mode }, rules.parseMoves(moves)!)).toEqual({
      outcome: 'finished',
      moveCount: moves.length,
      penaltyMs: 0,
      progress: 1,
      score: value,
      playedMs: Math.round((ticks * 1000) / TICKS_PER_SECOND),
      minimumActiveMs: minDurationMs(ticks),
    });
  });

  it.each(MODES.map(({ key }) => key))('replays a recorded run to the same score (%s)', (mode) => {
    const spec = { seed: 'a record', mode };
    const played = playOrbit(spec, 120);
    expect(played.score).toBeGreaterThan(0);
    expect(rules.replay(spec, played.moves)).toMatchObject({ outcome: 'finished', score: played.score });
  });

  it('makes another game from another seed', () => {
    const { moves, score, isOver } = playOrbit({ seed: 'one', mode: 'wild' }, 240);
    const other = rules.replay({ seed: 'two', mode: 'wild' }, moves);
    expect(isOver && other.outcome === 'finished' && other.score === score).toBe(false);
    expect(
      rules.replay({ seed: 'two', mode: 'wild' }, playOrbit({ seed: 'two', mode: 'wild' }, 60).moves).score,
    ).not.toBe(
      rules.replay({ seed: 'one', mode: 'wild' }, playOrbit({ seed: 'one', mode: 'wild' }, 60).moves).score,
    );
  });

  it('reports a game without an end as unfinished, and moves after the end as illegal', () => {
    const { moves } = playOrbit({ seed: 'x', mode: 'gentle' }, 20);
    const spec = { seed: 'x', mode: 'gentle' };
    expect(rules.replay(spec, moves.slice(0, -1)).outcome).toBe('unfinished');
    expect(rules.replay(spec, [...moves, [0, AIM]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [...moves, [0, end]]).outcome).toBe('illegal');
  });

  it.each<[string, Move[]]>([
    ['a move that changes nothing', [[5, still]]],
    [
      'two pulses in a tick',
      [
        [5, pulse],
        [0, pulse],
      ],
    ],
    ['time after the last lamp', [[maxTicks, end]]],
    [
      'too much time',
      [
        [1, AIM],
        [maxTicks, end],
      ],
    ],
  ])('refuses %s', (_, moves) => {
    expect(rules.replay({ seed: 'x', mode: 'wild' }, moves).outcome).toBe('illegal');
  });

  it(
    'replays a game of twenty minutes, and checks before each move whether to continue',
    { timeout: 30_000 },
    () => {
      const spec = { seed: 'abc', mode: 'gentle' };
      const { moves, ticks } = playOrbit(spec, 20 * 60);
      expect(ticks).toBeGreaterThan(15 * 60 * TICKS_PER_SECOND);
      let calls = 0;
      const replay = rules.replay(spec, moves, () => (calls++, false));
      expect(replay.outcome).toBe('finished');
      expect(calls).toBe(moves.length);
    },
  );
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, end]]],
    ['an unknown code', [[4, end + 1]]],
    ['a negative code', [[4, -1]]],
    ['negative time', [[-1, AIM]]],
    ['too much time', [[maxTicks + 1, AIM]]],
    ['a fraction', [[0.5, AIM]]],
    ['text instead of a number', [['0', AIM]]],
    ['a move with too few values', [[1]]],
    ['a move with too many values', [[1, AIM, 0]]],
    ['too many moves', Array.from({ length: maxMoves + 1 }, (_, at) => [1, at % 2])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never returns moves that make the replay throw', () => {
    const move = fc.tuple(fc.nat(400), fc.integer({ min: 0, max: end }));
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 40 }),
        fc.string(),
        fc.constantFrom('gentle', 'wild'),
        (moves, seed, mode) => {
          const result = rules.replay({ seed, mode }, rules.parseMoves(moves)!);
          expect(['finished', 'unfinished', 'illegal']).toContain(result.outcome);
          expect(Number.isSafeInteger(result.score)).toBe(true);
          expect(result.progress).toBeGreaterThanOrEqual(0);
          expect(result.progress).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 120 },
    );
  });
});
