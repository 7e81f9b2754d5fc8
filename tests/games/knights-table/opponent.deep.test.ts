/** Checks that each opponent loses to the next stronger one. */
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { rankAnswers } from '@/games/knights-table/opponent';
import type { ModeKey } from '@/games/knights-table/types';

const GAMES = 10;
/** The maximum length of a game; longer games are decided by material. */
const MAX_STEPS = 160;
const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
/** The minimum lead in material that wins such a game; a smaller one counts as a draw. */
const LEAD = 3;

/** Returns the result for white: 1 for a win, ½ for a draw, 0 for a loss. */
function resultOf(chess: Chess): number {
  if (chess.isCheckmate()) return chess.turn() === 'b' ? 1 : 0;
  if (chess.isGameOver()) return 0.5;
  const lead = chess
    .board()
    .flat()
    .reduce((sum, man) => sum + (man ? (man.color === 'w' ? 1 : -1) * WORTH[man.type]! : 0), 0);
  return Math.abs(lead) < LEAD ? 0.5 : lead > 0 ? 1 : 0;
}

function playGame(white: ModeKey, black: ModeKey, seed: string): number {
  const chess = new Chess();
  for (let step = 0; step < MAX_STEPS && !chess.isGameOver(); step++) {
    const mode = chess.turn() === 'w' ? white : black;
    const { from, to } = rankAnswers(chess.fen(), { mode, seed }, step)[0]!;
    chess.move({ from, to, promotion: 'q' });
  }
  return resultOf(chess);
}

/** Returns the share of points that the first opponent wins against the second. Each has white in half of the games. */
function shareOf(one: ModeKey, other: ModeKey): number {
  let points = 0;
  for (let i = 0; i < GAMES; i++)
    points += i % 2 ? 1 - playGame(other, one, `duel ${i}`) : playGame(one, other, `duel ${i}`);
  return points / GAMES;
}

describe('a match between opponents', () => {
  it.each([
    ['rider', 'squire', 0.65],
    ['master', 'rider', 0.65],
  ] as const)('lets the %s beat the %s', { timeout: 1_200_000 }, (one, other, min) => {
    expect(shareOf(one, other)).toBeGreaterThanOrEqual(min);
  });
});
