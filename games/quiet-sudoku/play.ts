/** A puzzle in play, and the effect of each move. The replay and the screen share this code. */
import { CHECK_PENALTY_MS, HINT_PENALTY_MS } from '../kit/shell/penalties';
import type { Level, Move } from './types';

export interface Play {
  level: Level;
  grid: number[];
  /** The states that undo restores, the most recent first. */
  history: { cell: number; before: number; after: number }[];
  penaltyMs: number;
  /** The number of cells that differ from the solution. */
  wrong: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  return {
    level,
    grid: [...level.givens],
    history: [],
    penaltyMs: 0,
    wrong: level.givens.filter((digit) => digit === 0).length,
  };
}

export const isFinished = (play: Play): boolean => play.wrong === 0;

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  switch (move[0]) {
    case 'place':
    case 'erase': {
      const cell = move[1];
      const digit = move[0] === 'place' ? move[2] : 0;
      if (play.level.givens[cell] !== 0) return `cell ${cell} is a given`;
      const before = play.grid[cell]!;
      if (before === digit) return `cell ${cell} is that already`;
      play.history.push({ cell, before, after: digit });
      write(play, cell, digit);
      return null;
    }
    case 'undo': {
      const last = play.history.pop();
      if (!last) return 'nothing to undo';
      write(play, last.cell, last.before);
      return null;
    }
    case 'hint':
      play.penaltyMs += HINT_PENALTY_MS;
      return null;
    case 'check':
      play.penaltyMs += CHECK_PENALTY_MS;
      return null;
  }
}

function write(play: Play, cell: number, digit: number): void {
  const right = play.level.solution[cell];
  play.wrong += Number(digit !== right) - Number(play.grid[cell] !== right);
  play.grid[cell] = digit;
}
