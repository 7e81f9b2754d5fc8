/** The game state: the play and the cursor. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { FIGURE_HIDDEN } from './config';
import { applyMove, createPlay, isFinished, isLooking, questionOf } from './play';
import type { Level, Move, Play, Question } from './types';

/** The result of a press. */
export type Outcome = 'nothing' | 'found' | 'right' | 'slip' | 'looked';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The cell of the grid that has the cursor. */
  readonly cursor: number;
  readonly question: Question | null;
  readonly isLooking: boolean;
  moveTo(cell: number): void;
  /** Moves the cursor by one, wrapping at the edges. */
  step(right: number, down: number): void;
  /** Presses an option or a cell. Returns the result. */
  press(at: number): Outcome;
  look(): Outcome;
  isDone(): boolean;
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  const press = (pressed: number): Outcome => {
    const [at, slips] = [play.at, play.penaltyMs];
    if (!perform([pressed])) return 'nothing';
    if (play.penaltyMs > slips) return 'slip';
    if (play.at === at) return pressed === FIGURE_HIDDEN ? 'looked' : 'found';
    game.cursor = 0;
    return 'right';
  };
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: 0,
    get question() {
      return questionOf(play);
    },
    get isLooking() {
      return isLooking(play);
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const { question } = game;
      if (question?.kind !== 'taps') return;
      const { columns, rows } = question;
      const [column, row] = [game.cursor % columns, Math.floor(game.cursor / columns)];
      game.cursor = ((row + down + rows) % rows) * columns + ((column + right + columns) % columns);
    },
    press,
    look: () => press(FIGURE_HIDDEN),
    isDone: () => isFinished(play),
  };
  return game;
}
