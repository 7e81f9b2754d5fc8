/** A solitaire game in play: the effect of a move, and the progress. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { rememberLevels } from '../../kit/shell/rules';
import { HINT_PENALTY_MS, MAX_VISITED, PATIENCE, SHELF } from './config';
import { dealPyramid, isCleared, applyMoveToBoard, listShelf, solve, DEALT_BOARD } from './deal';
import type { Deal, PatienceMove, PatiencePlay } from './types';

const TILES_IN_ALL = 28;
const dealFor = rememberLevels(({ seed, mode }) => dealPyramid(seed, SHELF[mode as keyof typeof SHELF]));

/** Returns the deal of a spec, or null for an unknown mode. */
export const levelFor = (spec: LevelSpec): Deal | null =>
  PATIENCE.modes.some((mode) => mode === spec.mode) ? dealFor(spec) : null;

export const createPlay = (deal: Deal): PatiencePlay => ({ ...DEALT_BOARD, deal, hints: 0, penaltyMs: 0 });

export const isFinished = (play: PatiencePlay): boolean => isCleared(play);

const isHint = (move: PatienceMove): move is ['hint'] => move[0] === 'hint';

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: PatiencePlay, move: PatienceMove): string | null {
  if (isFinished(play)) return 'move after the end';
  if (isHint(move)) {
    play.hints++;
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const board = applyMoveToBoard(play.deal, play, move);
  if (!board) return `no way to take ${move.join(' and ')}`;
  Object.assign(play, board);
  return null;
}

/** Returns the next move, or null when no solution is found. */
export const adviseMove = (play: PatiencePlay): PatienceMove | null =>
  solve(play.deal, play, MAX_VISITED.hint)?.[0] ?? null;

export function countTaken(play: PatiencePlay): number {
  let count = -listShelf(play).length;
  for (let rest = play.taken; rest; rest &= rest - 1) count++;
  return count;
}

export const progressOf = (play: PatiencePlay): number => countTaken(play) / TILES_IN_ALL;
