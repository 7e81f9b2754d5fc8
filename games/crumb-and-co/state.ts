/** The week state: the play and the presses so far. Does not use the DOM. */
import { EVENINGS, MAX_MOVES } from './config';
import { PRESS_CODES } from './codes';
import { applyMove, createPlay, isFinished, applyPress, stepPlay } from './play';
import type { Listener, Move, Play, Week } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Performs a press. Returns null, or the reason for a rejection. */
  press(code: number): string | null;
  step(): void;
  /** Returns whether an evening is open, so that time passes. */
  isOpen(): boolean;
  /** Returns whether the last evening is over, so that the week can be finished. */
  isCounted(): boolean;
  isDone(): boolean;
  /** Sets the listener for future events. There is only one at a time. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** The number of ticks of the week played when it was saved. */
  ticks: number;
}

/** Begins a week, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(week: Week, saved?: { moves: readonly Move[] } & SavedTicks): Game {
  let play = createPlay(week);
  let moves: Move[] = [];
  let listener: Listener = () => undefined;
  let since = 0;
  const notify: Listener = (event, at, coins) => listener(event, at, coins);
  for (const move of saved?.moves ?? []) {
    if (applyMove(play, move, notify)) {
      // An illegal move may have let time pass, so replaying restores the play before it.
      const recorded = moves;
      play = createPlay(week);
      moves = [];
      for (const one of recorded) {
        applyMove(play, one, notify);
        moves.push(one);
      }
      since = play.tick;
      break;
    }
    moves.push(move);
    since = play.tick;
  }
  while (play.phase === 'open' && play.tick < (saved?.ticks ?? 0)) stepPlay(play, notify);
  return {
    play,
    moves,
    press(code) {
      // One move is reserved for ending the run.
      if (moves.length >= MAX_MOVES - (code === PRESS_CODES.end ? 0 : 1)) return 'Enough for one week.';
      const reason = applyPress(play, code, notify);
      if (reason) return reason;
      moves.push([play.tick - since, code]);
      since = play.tick;
      return null;
    },
    step: () => stepPlay(play, notify),
    isOpen: () => play.phase === 'open',
    isCounted: () => play.day >= EVENINGS,
    isDone: () => isFinished(play),
    listen(next) {
      listener = next;
    },
  };
}
