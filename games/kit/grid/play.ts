/** A grid of cells that are on or off, in play, and the effect of each move. The replay and the screen share this code. */
import { CHECK_PENALTY_MS, HINT_PENALTY_MS } from '../shell/penalties';

export interface GridLevel {
  readonly size: number;
  readonly solution: readonly boolean[];
  /** Whether each cell is given, so that it cannot be changed; without it, every cell can. */
  readonly isFixed?: readonly boolean[];
}

/** A submitted move. Marks are not moves, because they are not part of the solution. */
export type GridMove = ['fill' | 'clear', ...cells: number[]] | ['undo'] | ['hint'] | ['check'];

export interface GridPlay<Level extends GridLevel = GridLevel> {
  level: Level;
  filled: boolean[];
  /** The states that undo restores, the most recent first. */
  history: { cells: readonly number[]; isFilled: boolean }[];
  penaltyMs: number;
  /** The number of cells that differ from the solution. */
  wrong: number;
}

/** Begins a level. */
export function createPlay<Level extends GridLevel>(level: Level): GridPlay<Level> {
  const filled = level.solution.map((isOn, cell) => isOn && level.isFixed?.[cell] === true);
  return { level, filled, history: [], penaltyMs: 0, wrong: countCells(level) };
}

const countChangeable = ({ isFixed }: GridLevel, cells: readonly boolean[]): number =>
  cells.filter((isOn, cell) => isOn && !isFixed?.[cell]).length;

/** Returns the number of cells that the player has to turn on: those of the solution that are not given. */
export const countCells = (level: GridLevel): number => countChangeable(level, level.solution);

/** Returns the number of cells that were turned on. */
export const countPlaced = ({ level, filled }: GridPlay): number => countChangeable(level, filled);

export const isFinished = ({ wrong }: GridPlay): boolean => wrong === 0;

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: GridPlay, move: GridMove): string | null {
  if (isFinished(play)) return 'move after the end';
  switch (move[0]) {
    case 'fill':
    case 'clear': {
      const isFilled = move[0] === 'fill';
      const cells = move.slice(1) as number[];
      for (const cell of cells) {
        if (!(cell in play.filled) || play.level.isFixed?.[cell]) return `no cell ${cell}`;
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

function write(play: GridPlay, cells: readonly number[], isFilled: boolean): void {
  for (const cell of cells) {
    const isRight = play.level.solution[cell] === isFilled;
    play.wrong += isRight ? -1 : 1;
    play.filled[cell] = isFilled;
  }
}
