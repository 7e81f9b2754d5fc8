/** The race on the screen: the play and the moves so far. Knows nothing of the document. */
import { MAX_MOVES } from './config';
import { applyMove } from './race';
import { END, type Engine, type Listener, type ModeKey, type Move, type Race } from './types';

export interface Game<Play extends Race = Race> {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Holds wheel and pedals like this from the next tick on. */
  hold(code: number): void;
  step(): void;
  /** Back to the start line: what was driven is gone. */
  restart(): void;
  /** Writes the end of a race that is home into its moves. */
  seal(): void;
  isDone(): boolean;
  /** Tells one listener at a time what happens from now on. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** How far the race had been driven when it was saved. */
  ticks: number;
}

/** Begins a race, or goes on with a saved one; what doesn't fit begins anew. Null for a mode that there is not. */
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
  const tell: Listener = (what, number) => listener(what, number);
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
    isSealed = move[1] === END;
  }
  if (moves.length === (saved?.moves.length ?? 0))
    while (!play.ending && play.tick < (saved?.ticks ?? 0)) engine.step(play, tell);
  // A race that was lost is not gone on with.
  if (play.ending === 'late') restart();
  return {
    get play() {
      return play;
    },
    get moves() {
      return moves;
    },
    hold(code) {
      // The last place is kept for the end.
      if (code === play.held || play.ending || moves.length >= MAX_MOVES - 1) return;
      play.held = code;
      moves.push([play.tick - since, code]);
      since = play.tick;
    },
    step: () => engine.step(play, tell),
    restart,
    seal() {
      if (play.ending !== 'home' || isSealed) return;
      isSealed = true;
      moves.push([play.tick - since, END]);
    },
    isDone: () => isSealed,
    listen(next) {
      listener = next;
    },
  };
}
