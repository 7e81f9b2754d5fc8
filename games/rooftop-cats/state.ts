/** The run state: the play, the moves so far, and the lit windows. Does not use the DOM. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { MAX_MOVES, MODES } from './config';
import { applyMove, createPlay, hold, isFinished, step } from './play';
import { END_MOVE, type GameEvent, type Listener, type Move, type Play } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** The indexes of the caught moths in the course. */
  readonly caughtMoths: ReadonlySet<number>;
  /** The number of moths caught at each house. */
  readonly lights: ReadonlyMap<number, number>;
  /** The houses at which all moths were caught. */
  readonly completeHouses: ReadonlySet<number>;
  /** Presses or releases a button. */
  press(button: number, isDown: boolean): void;
  /** Releases all buttons. */
  release(): void;
  step(): void;
  /** Adds the final move to the moves of a finished run. */
  seal(): void;
  /** Returns whether the run is over. Its final move may not be recorded yet. */
  isOver(): boolean;
  isDone(): boolean;
  /** Sets the listener for future events. There is only one at a time. */
  listen(listener: Listener): void;
}

export interface SavedTicks {
  /** The number of ticks played when the run was saved. */
  ticks: number;
}

/** Begins a run, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(spec: LevelSpec, saved?: { moves: readonly Move[] } & SavedTicks): Game {
  const play = createPlay(spec);
  const moves: Move[] = [];
  const collected = new Set<number>();
  const lights = new Map<number, number>();
  const whole = new Set<number>();
  let since = 0;
  let isSealed = false;
  let listener: Listener = () => undefined;
  const follow = (event: GameEvent, number: number) => {
    if (event === 'moth') {
      const { house } = play.course.moths[number]!;
      collected.add(number);
      lights.set(house, (lights.get(house) ?? 0) + 1);
    }
    if (event === 'house') whole.add(number);
    listener(event, number);
  };
  const write = (code: number) => {
    moves.push([play.tick - since, code]);
    since = play.tick;
  };
  for (const move of saved?.moves ?? []) {
    if (applyMove(play, move, follow)) break;
    moves.push(move);
    since = play.tick;
    isSealed = move[1] === END_MOVE;
  }
  const until = Math.min(saved?.ticks ?? 0, MODES[play.mode].ticks);
  while (!isSealed && play.tick < until && !play.ending) step(play, follow);
  const set = (pressedKeys: number) => {
    // One move is reserved for ending the run.
    if (pressedKeys === play.held || play.ending || moves.length >= MAX_MOVES - 1) return;
    hold(play, pressedKeys);
    write(pressedKeys);
  };
  return {
    play,
    moves,
    caughtMoths: collected,
    lights,
    completeHouses: whole,
    press: (button, isDown) => set(isDown ? play.held | button : play.held & ~button),
    release: () => set(0),
    step: () => step(play, follow),
    seal() {
      if (!play.ending || isSealed) return;
      isSealed = true;
      write(END_MOVE);
    },
    isOver: () => isFinished(play),
    isDone: () => isSealed,
    listen(next) {
      listener = next;
    },
  };
}
