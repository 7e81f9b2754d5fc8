/**
 * Creates move lists that no game sends: random values, impossible moves, and honest runs with moves dropped, repeated
 * or added.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { GameRules, LevelSpec, ReplayResult } from '@/lib/domain/games/game-rules';

export interface HostileRuns {
  rules: GameRules;
  spec: LevelSpec;
  /** The moves of an honest, finished run. */
  run: readonly unknown[];
  /** Generates moves in the game's own format, both possible and impossible ones. */
  move: fc.Arbitrary<unknown>;
  /** The maximum score that any play can reach; omitted when results are ranked by time. */
  maxScore?: number;
  numRuns?: number;
}

interface MoveDamage {
  kind: 'drop' | 'double' | 'swap' | 'insert' | 'end' | 'again';
  at: number;
  move: unknown;
}

const damageOf = (move: fc.Arbitrary<unknown>): fc.Arbitrary<MoveDamage> =>
  fc.record({
    kind: fc.constantFrom('drop', 'double', 'swap', 'insert', 'end', 'again'),
    at: fc.nat(),
    move,
  });

function damageRun(run: readonly unknown[], { kind, at: any, move }: MoveDamage): unknown[] {
  const at = any % (run.length + 1);
  const [before, after] = [run.slice(0, at), run.slice(at)];
  switch (kind) {
    case 'drop':
      return [...before, ...after.slice(1)];
    case 'double':
      return [...before, ...after.slice(0, 1), ...after];
    case 'swap':
      return [...before, ...after.slice(0, 2).reverse(), ...after.slice(2)];
    case 'insert':
      return [...before, move, ...after];
    case 'end':
      return before;
    case 'again':
      return [...run, ...before];
  }
}

const listMoves = ({ run, move }: HostileRuns): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything())),
    fc
      .array(damageOf(move), { minLength: 1, maxLength: 4 })
      .map((tears) => tears.reduce<readonly unknown[]>(damageRun, run)),
  );

function expectBounded(result: ReplayResult, length: number, { maxScore }: HostileRuns): void {
  const { outcome, moveCount, penaltyMs, progress, score, minimumActiveMs = 0 } = result;
  expect(['finished', 'unfinished', 'illegal']).toContain(outcome);
  if (outcome === 'illegal') expect(moveCount).toBeLessThan(length);
  else expect(moveCount).toBe(length);
  expect(Number.isSafeInteger(penaltyMs) && penaltyMs >= 0).toBe(true);
  expect(progress >= 0 && progress <= 1).toBe(true);
  if (outcome === 'finished') expect(progress).toBe(1);
  if (outcome === 'unfinished') expect(progress).toBeLessThan(1);
  expect(Number.isFinite(minimumActiveMs) && minimumActiveMs >= 0).toBe(true);
  if (maxScore === undefined) expect(score).toBeUndefined();
  else expect(Number.isSafeInteger(score) && score! >= 0 && score! <= maxScore, `${score}`).toBe(true);
}

/**
 * Checks that the rules, for any input, never throw, never exceed the maximum score, give the same result twice, leave the
 * input unchanged, and accept no move after the end.
 */
export function expectBoundedReplays(attack: HostileRuns): void {
  const { rules, spec, run, numRuns = 100 } = attack;
  expect(rules.replay(spec, rules.parseMoves(run)!).outcome).toBe('finished');
  fc.assert(
    fc.property(listMoves(attack), attack.move, (input, more) => {
      const moves = rules.parseMoves(input);
      if (!moves) return;
      const sent = JSON.stringify(moves);
      const result = rules.replay(spec, moves);
      expectBounded(result, moves.length, attack);
      expect(rules.replay(spec, JSON.parse(sent) as unknown[])).toEqual(result);
      expect(JSON.stringify(moves)).toBe(sent);
      const min = rules.minimumActiveMs(spec, moves.length);
      expect(Number.isFinite(min) && min >= 0).toBe(true);
      const after = result.outcome === 'finished' && rules.parseMoves([...moves, more]);
      if (after) expect(rules.replay(spec, after).outcome).toBe('illegal');
    }),
    { numRuns },
  );
}
