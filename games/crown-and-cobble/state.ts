/** The chapter state: the play and the moves so far. Does not use the DOM. */
import { MAX_MOVES } from './config';
import { ACTION_CODES, isRunning } from './night';
import {
  applyMove,
  createPlay,
  isFinished,
  applyPress,
  restartMap,
  stepPlay,
  type ChapterSpec,
} from './play';
import type { Listener, Move, Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Performs an action. Returns null, or the reason for a rejection. */
  press(action: number, arg?: number): string | null;
  step(): void;
  /** Returns whether time passes. */
  isRunning(): boolean;
  /** Restarts the current map and discards its moves. */
  restart(): void;
  isDone(): boolean;
  /** Sets the listener for future events. There is only one at a time. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** The number of ticks of the chapter played when it was saved. */
  ticks: number;
}

interface ReplayedGame {
  play: Play;
  moves: Move[];
  /** The tick of the last move. */
  since: number;
}

/** Plays saved moves. Drops the first illegal move and all moves after it. */
function replayMoves(spec: ChapterSpec, saved: readonly Move[]): ReplayedGame {
  const play = createPlay(spec);
  let since = 0;
  for (const [index, move] of saved.entries()) {
    // An illegal move may have let time pass, so replaying restores the play before it.
    if (applyMove(play, move)) return replayMoves(spec, saved.slice(0, index));
    since = play.tick;
  }
  return { play, moves: [...saved], since };
}

/** Begins a chapter, or resumes a saved one. */
export function createGame(spec: ChapterSpec, saved?: { moves: readonly Move[] } & SavedTicks): Game {
  const { play, moves, since: lastTick } = replayMoves(spec, saved?.moves ?? []);
  let since = lastTick;
  let listener: Listener = () => undefined;
  const notify: Listener = (...event) => listener(...event);
  while (play.tick < (saved?.ticks ?? 0) && !isFinished(play) && isRunning(play.night)) stepPlay(play);
  return {
    play,
    moves,
    press(action, arg = 0) {
      // Some moves are reserved for going to the next map and finishing the chapter.
      const isProceeding = action === ACTION_CODES.next || action === ACTION_CODES.finish;
      if (moves.length >= MAX_MOVES - (isProceeding ? 0 : 8)) return 'Enough for one chapter.';
      const before = play.tick;
      const reason = applyPress(play, action, arg, notify);
      if (reason) return reason;
      moves.push([before - since, action, arg]);
      since = before;
      return null;
    },
    step: () => stepPlay(play, notify),
    isRunning: () => !isFinished(play) && isRunning(play.night),
    restart() {
      const isNext = (move: Move) => move[1] === ACTION_CODES.next;
      moves.length = moves.findLastIndex(isNext) + 1;
      restartMap(play);
      since = moves.reduce((sum, [ticks]) => sum + ticks, 0);
    },
    isDone: () => isFinished(play),
    listen(next) {
      listener = next;
    },
  };
}
