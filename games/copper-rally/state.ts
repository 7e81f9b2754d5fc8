/** The race state: the play and the moves so far. Does not use the DOM. */
import { MAX_MOVES } from './config';
import { applyMove } from './race';
import { END_MOVE, type Engine, type Listener, type ModeKey, type Move, type Race } from './types';

export interface Game<Play extends Race = Race> {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Sets the state of steering and pedals, starting with the next tick. */
  hold(code: number): void;
  step(): void;
  /** Returns to the start line and discards the race so far. */
  restart(): void;
  /** Adds the final move to the moves of a finished race. */
  seal(): void;
  isDone(): boolean;
  /** Sets the listener for future events. There is only one at a time. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** The number of ticks driven when the race was saved. */
  ticks: number;
}

/** Begins a race, or resumes a saved one. Starts over if the save is invalid. Returns null for an unknown mode. */
export function createGame<Play extends Race>(
  engine: Engine<Play>,
  mode: ModeKey,
  saved?: { moves: readonly Move[] } & SavedTicks,
): Game<Play> | null {
  const first = engine.begin(mode);
  if (!first) return null;
  let play = first;
  let moves: Move[] = [];
  let since = 0;
  let isSealed = false;
  let listener: Listener = () => undefined;
  const notify: Listener = (event, number) => listener(event, number);
  const restart = () => {
    play = engine.begin(mode)!;
    moves = [];
    since = 0;
    isSealed = false;
  };
  for (const move of saved?.moves ?? []) {
    if (applyMove(engine, play, move)) {
      restart();
      break;
    }
    moves.push(move);
    since = play.tick;
    isSealed = move[1] === END_MOVE;
  }
  if (moves.length === (saved?.moves.length ?? 0))
    while (!play.ending && play.tick < (saved?.ticks ?? 0)) engine.step(play, notify);
  // A race that ended because the clock ran out starts over.
  if (play.ending === 'late') restart();
  return {
    get play() {
      return play;
    },
    get moves() {
      return moves;
    },
    hold(code) {
      // One move is reserved for ending the run.
      if (code === play.held || play.ending || moves.length >= MAX_MOVES - 1) return;
      play.held = code;
      moves.push([play.tick - since, code]);
      since = play.tick;
    },
    step: () => engine.step(play, notify),
    restart,
    seal() {
      if (play.ending !== 'home' || isSealed) return;
      isSealed = true;
      moves.push([play.tick - since, END_MOVE]);
    },
    isDone: () => isSealed,
    listen(next) {
      listener = next;
    },
  };
}
