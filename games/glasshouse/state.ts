/** The game state: the play and the cursor. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import { applyMove, createPlay, hasStranger, isFinished } from './play';
import type { Level, Move, Play } from './types';

export type Pane = 'closed' | 'open' | 'stranger' | 'kept';
/**
 * The result of opening a pane: nothing, an incomplete group, a miss, a miss although the right pane had been seen, or
 * a completed group.
 */
export type OpenedPane = 'nothing' | 'waiting' | 'missed' | 'forgotten' | 'kept';

export interface Game {
  readonly level: Level;
  readonly play: Play;
  readonly moves: readonly Move[];
  readonly cursor: number;
  moveTo(cell: number): void;
  /** Moves the cursor by one, wrapping at the edges. */
  step(right: number, down: number): void;
  open(cell: number): OpenedPane;
  paneAt(cell: number): Pane;
  isDone(): boolean;
}

/** Begins a level, or resumes it from saved moves. Drops the first illegal saved move and all moves after it. */
export function createGame(level: Level, saved: readonly Move[] = []): Game {
  const play = createPlay(level);
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move), saved);
  const rows = level.plants.length / level.columns;
  const game: { -readonly [K in keyof Game]: Game[K] } = {
    level,
    play,
    moves,
    cursor: 0,
    moveTo(cell) {
      game.cursor = cell;
    },
    step(right, down) {
      const turn = (at: number, by: number, count: number) => (at + by + count) % count;
      const column = turn(game.cursor % level.columns, right, level.columns);
      game.cursor = turn(Math.floor(game.cursor / level.columns), down, rows) * level.columns + column;
    },
    open(cell) {
      const [misses, penalty] = [play.misses, play.penaltyMs];
      if (!perform([cell])) return 'nothing';
      if (play.paired[cell]) return 'kept';
      if (play.misses === misses) return 'waiting';
      return play.penaltyMs > penalty ? 'forgotten' : 'missed';
    },
    paneAt(cell) {
      if (play.paired[cell]) return 'kept';
      if (play.isLooking) return 'open';
      if (!play.open.includes(cell)) return 'closed';
      return hasStranger(play) ? 'stranger' : 'open';
    },
    isDone: () => isFinished(play),
  };
  return game;
}
