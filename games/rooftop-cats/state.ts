/** The run on the screen: the play, the moves so far, and which windows are lit. Knows nothing of the document. */
import type { LevelSpec } from '@/lib/domain/game-rules';
import { MAX_MOVES, MODES } from './config';
import { applyMove, createPlay, hold, isFinished, step } from './play';
import { END, type Happening, type Listener, type Move, type Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Moths that were taken, by their place in the course. */
  readonly taken: ReadonlySet<number>;
  /** Moths that were taken by house. */
  readonly lights: ReadonlyMap<number, number>;
  /** Houses whose every moth was taken. */
  readonly whole: ReadonlySet<number>;
  /** Presses or lets go of a button. */
  press(button: number, isDown: boolean): void;
  /** Lets go of everything. */
  release(): void;
  step(): void;
  /** Writes the end of a run that is over into its moves. */
  seal(): void;
  /** The run has been played to its end, which may not be sealed yet. */
  isOver(): boolean;
  isDone(): boolean;
  /** Tells one listener at a time what happens from now on. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** How far the run had been played when it was saved. */
  ticks: number;
}

/** Begins a run, or goes on with a saved one; from the first move that doesn't fit on they are dropped. */
export function createGame(spec: LevelSpec, saved?: { moves: readonly Move[] } & SavedTicks): Game {
  const play = createPlay(spec);
  const moves: Move[] = [];
  const taken = new Set<number>();
  const lights = new Map<number, number>();
  const whole = new Set<number>();
  let since = 0;
  let isSealed = false;
  let listener: Listener = () => undefined;
  const follow = (what: Happening, number: number) => {
    if (what === 'moth') {
      const { house } = play.course.moths[number]!;
      taken.add(number);
      lights.set(house, (lights.get(house) ?? 0) + 1);
    }
    if (what === 'house') whole.add(number);
    listener(what, number);
  };
  const write = (code: number) => {
    moves.push([play.tick - since, code]);
    since = play.tick;
  };
  for (const move of saved?.moves ?? []) {
    if (applyMove(play, move, follow)) break;
    moves.push(move);
    since = play.tick;
    isSealed = move[1] === END;
  }
  const until = Math.min(saved?.ticks ?? 0, MODES[play.mode].ticks);
  while (!isSealed && play.tick < until && !play.ending) step(play, follow);
  const set = (held: number) => {
    // The last place is kept for the end.
    if (held === play.held || play.ending || moves.length >= MAX_MOVES - 1) return;
    hold(play, held);
    write(held);
  };
  return {
    play,
    moves,
    taken,
    lights,
    whole,
    press: (button, isDown) => set(isDown ? play.held | button : play.held & ~button),
    release: () => set(0),
    step: () => step(play, follow),
    seal() {
      if (!play.ending || isSealed) return;
      isSealed = true;
      write(END);
    },
    isOver: () => isFinished(play),
    isDone: () => isSealed,
    listen(next) {
      listener = next;
    },
  };
}
