/** Runs that were kept: the same moves bring the same result for ever. */
import { expect } from 'vitest';
import type { GameRules } from '@/lib/domain/game-rules';

export interface GoldenRun {
  keyword: string;
  seed: string;
  mode: string;
  /** What its help costs. */
  penaltyMs: number;
  moves: readonly unknown[];
}

/** A kept run is finished by its last move and not before. */
export function expectGolden(
  rulesFor: (keyword: string) => GameRules | null,
  { keyword, penaltyMs, moves, ...spec }: GoldenRun,
): void {
  const rules = rulesFor(keyword)!;
  const parsed = rules.parseMoves(moves)!;
  const end = { outcome: 'finished', moveCount: moves.length, penaltyMs, progress: 1 };
  expect(rules.replay(spec, parsed)).toEqual(end);
  expect(rules.replay(spec, parsed.slice(0, -1)).outcome).toBe('unfinished');
}
