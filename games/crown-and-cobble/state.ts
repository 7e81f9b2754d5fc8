/** The chapter on the screen: the play and the moves so far. Knows nothing of the document. */
import { MAX_MOVES } from './config';
import { ACTION, isRunning } from './night';
import { applyMove, createPlay, isFinished, press, restartMap, stepPlay, type ChapterSpec } from './play';
import type { Listener, Move, Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Does something. Returns null, or why nothing came of it. */
  press(action: number, arg?: number): string | null;
  step(): void;
  /** Time passes. */
  isRunning(): boolean;
  /** Begins the open map anew; what was done on it is forgotten. */
  again(): void;
  isDone(): boolean;
  /** Tells one listener at a time what happens from now on. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** How far the chapter had been played when it was saved. */
  ticks: number;
}

interface Replayed {
  play: Play;
  moves: Move[];
  /** The tick of the last move. */
  since: number;
}

/** Plays saved moves; from the first one that doesn't fit on they are dropped. */
function replay(spec: ChapterSpec, saved: readonly Move[]): Replayed {
  const play = createPlay(spec);
  let since = 0;
  for (const [index, move] of saved.entries()) {
    // The move may have let time pass: what was before it is played again.
    if (applyMove(play, move)) return replay(spec, saved.slice(0, index));
    since = play.tick;
  }
  return { play, moves: [...saved], since };
}

/** Begins a chapter, or goes on with a saved one. */
export function createGame(spec: ChapterSpec, saved?: { moves: readonly Move[] } & SavedTicks): Game {
  const { play, moves, since: lastTick } = replay(spec, saved?.moves ?? []);
  let since = lastTick;
  let listener: Listener = () => undefined;
  const tell: Listener = (...happening) => listener(...happening);
  while (play.tick < (saved?.ticks ?? 0) && !isFinished(play) && isRunning(play.night)) stepPlay(play);
  return {
    play,
    moves,
    press(action, arg = 0) {
      // The last places are kept for the end.
      const isWayOn = action === ACTION.next || action === ACTION.finish;
      if (moves.length >= MAX_MOVES - (isWayOn ? 0 : 8)) return 'Enough for one chapter.';
      const before = play.tick;
      const reason = press(play, action, arg, tell);
      if (reason) return reason;
      moves.push([before - since, action, arg]);
      since = before;
      return null;
    },
    step: () => stepPlay(play, tell),
    isRunning: () => !isFinished(play) && isRunning(play.night),
    again() {
      const isNext = (move: Move) => move[1] === ACTION.next;
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
