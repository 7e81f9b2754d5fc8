/** The state of the game on the screen: the play, the cursor, and the moves that can be undone. Independent of the DOM. */
import { recordMoves } from '@/games/kit/shell/moves';
import { applyMove, createPlay, isFinished } from './play';
import type { Level, Move, Play } from './types';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: number;
  readonly canUndo: boolean;
  moveTo(cell: number): void;
  /** Moves the cursor by one cell, and wraps around at an edge. */
  step(right: number, down: number): void;
  press(cell: number): void;
  /** Presses the last window once more, which counts as a move. */
  undo(): boolean;
  isDone(): boolean;
}

/** Starts a level, or resumes it from saved moves; drops the first illegal move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  /** The pressed windows that have not been undone; empty when a game is resumed. */
  const pressed: number[] = [];
  const turn = (at: number, by: number) => (at + by + level.size) % level.size;
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: Math.floor(level.lit.length / 2),
    get canUndo() {
      return pressed.length > 0 && !isFinished(play);
    },
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const row = turn(Math.floor(game.cursor / level.size), down);
      game.cursor = row * level.size + turn(game.cursor % level.size, right);
    },
    press(cell) {
      if (perform([cell])) pressed.push(cell);
    },
    undo() {
      const last = game.canUndo ? pressed.pop() : undefined;
      return last !== undefined && perform([last]);
    },
    isDone: () => isFinished(play),
  };
  return game;
}
