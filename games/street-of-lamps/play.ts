/** A board in play, and the effect of each move. The replay and the screen share this code. */
import { CHECK_PENALTY_MS, HINT_PENALTY_MS } from './config';
import type { Level, Move } from './types';

export interface Play {
  level: Level;
  filled: boolean[];
  /** The states that undo restores, the most recent first. */
  history: { cells: readonly number[]; isFilled: boolean }[];
  penaltyMs: number;
  /** The number of cells that differ from the solution. */
  wrong: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  const filled = level.solution.map((is, cell) => is && level.isFixed[cell]!);
  return { level, filled, history: [], penaltyMs: 0, wrong: countCells(level) };
}

/** Returns the number of cells that the player has to turn on: those of the solution that are not given. */
export const countCells = ({ solution, isFixed }: Level): number =>
  solution.filter((is, cell) => is && !isFixed[cell]).length;
/** Returns the number of cells that were turned on. */
export const countPlaced = ({ level, filled }: Play): number =>
  filled.filter((is, cell) => is && !level.isFixed[cell]).length;
export const isFinished = ({ wrong }: Play): boolean => wrong === 0;

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  switch (move[0]) {
    case 'fill':
    case 'clear': {
      const isFilled = move[0] === 'fill';
      const cells = move.slice(1) as number[];
      for (const cell of cells) {
        if (!(cell in play.filled) || play.level.isFixed[cell]) return `no cell ${cell}`;
        if (play.filled[cell] === isFilled) return `cell ${cell} is that already`;
      }
      play.history.push({ cells, isFilled });
      write(play, cells, isFilled);
      return null;
    }
    case 'undo': {
      const last = play.history.pop();
      if (!last) return 'nothing to undo';
      write(play, last.cells, !last.isFilled);
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

function write(play: Play, cells: readonly number[], isFilled: boolean): void {
  for (const cell of cells) {
    const isRight = play.level.solution[cell] === isFilled;
    play.wrong += isRight ? -1 : 1;
    play.filled[cell] = isFilled;
  }
}
