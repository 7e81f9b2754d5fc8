/** The game on the screen: the play, the cursor, what can be taken back. Knows nothing of the document. */
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
  /** Moves the cursor by one, over the edge to the other side. */
  step(right: number, down: number): void;
  press(cell: number): void;
  /** Presses the last window once more, which is a move of its own. */
  undo(): boolean;
  isDone(): boolean;
}

/** Begins a level, or resumes from saved moves, which are dropped from the first that does not fit. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  /** Pressed windows, without those that were taken back; a resumed game starts with none. */
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
