import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES, MODES } from '@/games/rooftop-cats/config';
import { minDurationMs, rulesFor } from '@/games/rooftop-cats/rules';
import { END_MOVE, type Move } from '@/games/rooftop-cats/types';
import golden from './golden-runs.json';
import { playAhead } from './runner';

const rules = rulesFor('rooftop-cats')!;
const spec = { seed: 'rules-test', mode: 'endless' };
const startedRun = playAhead(spec, { ticks: 1200 });
const completeMoves: Move[] = [...startedRun.moves, [3_000, END_MOVE]];

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('replays $mode of $seed to the known score', ({ seed, mode, score, ticks, moves }) => {
    const result = rules.replay({ seed, mode }, rules.parseMoves(moves)!);
    expect(result).toMatchObject({ outcome: 'finished', score, moveCount: moves.length, penaltyMs: 0 });
    expect(result.minimumActiveMs).toBe(minDurationMs(ticks));
  });

  it('has a golden run of every mode', () => {
    expect(golden.map(({ mode }) => mode).sort()).toEqual([...EDITIONS[0]!.modes].sort());
  });

  it('reports a run that stops early as unfinished, and a run that the player ended as finished', () => {
    expect(startedRun.play.ending).toBeNull();
    expect(rules.replay(spec, startedRun.moves)).toMatchObject({
      outcome: 'unfinished',
      moveCount: startedRun.moves.length,
    });
    expect(rules.replay(spec, [...startedRun.moves, [0, END_MOVE]]).outcome).toBe('finished');
  });

  it('ends a run without input, and ignores the rest of its declared time', () => {
    const idleRun = rules.replay(spec, [[MODES.endless.ticks, END_MOVE]]);
    expect(idleRun.outcome).toBe('finished');
    expect(idleRun.minimumActiveMs).toBeLessThan(minDurationMs(MODES.endless.ticks) / 10);
  });

  it('refuses a move after the end, a move without a change, and an unknown mode', () => {
    expect(rules.replay(spec, [...completeMoves, [0, 1]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[MODES.endless.ticks, 1]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [[5, 0]]).outcome).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'daily' }, []).outcome).toBe('illegal');
  });

  it('derives the minimum time from the played ticks, not from the moves', () => {
    const { minimumActiveMs } = rules.replay({ seed: 'time', mode: 'moonlit' }, [
      [MODES.moonlit.ticks, END_MOVE],
    ]);
    expect(minimumActiveMs).toBeGreaterThan(80_000);
    expect(minimumActiveMs).toBeLessThan(90_000);
  });

  it("never gives a tampered move list the honest run's score", () => {
    const honest = rules.replay(spec, completeMoves).score!;
    for (const index of [3, 20, 60].filter((i) => i < startedRun.moves.length)) {
      const tampered = startedRun.moves.map(([ticks, code], i): Move =>
        i === index ? [ticks + 9, code] : [ticks, code],
      );
      const result = rules.replay(spec, [...tampered, [3_000, END_MOVE]]);
      const extended = rules.replay(spec, [...tampered, [3_000, END_MOVE]]);
      expect(result).toEqual(extended);
      if (result.outcome === 'finished') expect(result.score).not.toBe(honest);
    }
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(rules.parseMoves(JSON.parse(JSON.stringify(completeMoves)))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, END_MOVE]]],
    ['an unknown button', [[4, 5]]],
    ['negative time', [[-1, 1]]],
    ['too much time', [[MODES.endless.ticks + 1, 1]]],
    ['a fraction', [[0.5, 1]]],
    ['a word instead of a number', [['0', 1]]],
    ['a move with too few values', [[1]]],
    ['a move with too many values', [[1, 1, 0]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, (_, i) => [0, i % 2])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw or run forever', () => {
    const ticks = fc.oneof({ weight: 9, arbitrary: fc.nat(90) }, fc.integer({ min: -1, max: 80_000 }));
    const move = fc.tuple(ticks, fc.integer({ min: 0, max: 5 }));
    const list = fc.array(fc.oneof({ weight: 60, arbitrary: move }, fc.anything()), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), list),
        fc.string(),
        fc.constantFrom(...EDITIONS[0]!.modes),
        (input, seed, mode) => {
          const moves = rules.parseMoves(input);
          if (!moves) return;
          const result = rules.replay({ seed, mode }, moves);
          expect(['finished', 'unfinished', 'illegal']).toContain(result.outcome);
          expect(Number.isSafeInteger(result.score)).toBe(true);
          expect(result.progress).toBeGreaterThanOrEqual(0);
          expect(result.progress).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 250 },
    );
  });
});
