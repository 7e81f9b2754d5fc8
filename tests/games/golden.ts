/** Checks stored (golden) runs, whose moves must always give the same result. */
import { expect } from 'vitest';
import type { GameRules } from '@/lib/domain/games/game-rules';

export interface GoldenRun {
  keyword: string;
  seed: string;
  mode: string;
  /** The penalty of the run for hints and checks. */
  penaltyMs: number;
  moves: readonly unknown[];
}

/** Checks that a stored run is finished by its last move, and not earlier. */
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
