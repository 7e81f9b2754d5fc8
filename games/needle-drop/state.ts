/** The state of a tune: the play, the moves so far, and lanes that were held at a pause. Does not use the DOM. */
import { recordMoves } from '../kit/shell/moves';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { MAX_MOVES } from './config';
import { advancePlay, applyMove, createPlay, isFinished } from './play';
import {
  END_MOVE,
  START_MOVE,
  type GameEvent,
  type Listener,
  type Move,
  type Play,
  type Strength,
} from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** For each press that hit a note, how early (negative) or late it was, in ms. */
  readonly misfits: readonly number[];
  choose(strength: Strength): void;
  /** Presses or releases a lane, at a time of the tune. */
  press(lane: number, isDown: boolean, ms: number): void;
  /** Applies all events up to a time of the tune. */
  advanceTo(ms: number): void;
  /** Called when no finger touches the lanes anymore, for example at a pause. Held notes may then be pressed again. */
  loosen(): void;
  /** Adds the final move to the moves of a finished tune. */
  seal(): void;
  isDone(): boolean;
  /** Returns the start of the bar at which an interrupted tune resumes. */
  barBefore(ms: number): number;
  /** Sets the listener for future events. There is only one at a time. */
  listen(listener: Listener): void;
}

export interface SavedTime {
  /** The time of the tune that was reached when it was saved. */
  ms: number;
}

/** How late a long note that was held at the interruption may be pressed again, in ms. */
const REGRIP_MS = 600;
/** The maximum delay between a press and its report in ms. The play has already advanced by then. */
export const LAG_MS = 80;

/** Begins a run, or resumes a saved one. Drops the first illegal saved move and all moves after it. */
export function createGame(spec: LevelSpec, saved?: { moves: readonly Move[] } & SavedTime): Game {
  const play = createPlay(spec);
  const misfits: number[] = [];
  let listener: Listener = () => undefined;
  const follow = (event: GameEvent, note: number, lane: number) => {
    if (event === 'perfect' || event === 'good') misfits.push(play.ms - play.chart.notes[note]!.at);
    listener(event, note, lane);
  };
  const { moves, perform } = recordMoves((move: Move) => applyMove(play, move, follow), saved?.moves);
  if (play.strength !== null && !play.isOver)
    advancePlay(play, Math.min(saved?.ms ?? 0, play.chart.lengthMs), follow);
  /** Lanes that the rules count as pressed, but that no finger has pressed since the interruption. */
  const unheldNotes = new Set<number>();
  let looseUntil = 0;
  const letGo = (ms: number) => {
    if (!unheldNotes.size || ms < looseUntil) return;
    for (const lane of unheldNotes) perform([lane, 0, Math.max(play.ms, looseUntil)]);
    unheldNotes.clear();
  };
  const game: Game = {
    play,
    moves,
    misfits,
    choose: (strength) => void perform([START_MOVE, strength, 0]),
    press(lane, isDown, ms) {
      const at = Math.max(play.ms, Math.round(ms));
      // Some moves are reserved for releasing lanes and for ending the run.
      if (play.strength === null || play.isOver || (isDown && moves.length >= MAX_MOVES - 6)) return;
      if (unheldNotes.delete(lane) && isDown) return;
      if (ms < play.ms - LAG_MS) {
        // Ignores presses in the bar that is repeated after an interruption. A lane that is released there becomes
        // loose, so its long note is not broken until the grace period ends.
        if (!isDown && play.isPressed[lane]) unheldNotes.add(lane);
        return;
      }
      letGo(at);
      perform([lane, isDown ? 1 : 0, Math.min(at, play.chart.lengthMs)]);
    },
    advanceTo(ms) {
      if (play.strength === null || play.isOver || ms <= play.ms) return;
      letGo(ms);
      advancePlay(play, Math.min(Math.round(ms), play.chart.lengthMs), follow);
    },
    loosen() {
      play.isPressed.forEach((isDown, lane) => isDown && unheldNotes.add(lane));
      looseUntil = play.ms + REGRIP_MS;
    },
    seal() {
      if (play.strength !== null) perform([END_MOVE, 0, play.chart.lengthMs]);
    },
    isDone: () => isFinished(play),
    barBefore: (ms) => play.chart.bars.findLast((bar) => bar <= ms) ?? 0,
    listen(next) {
      listener = next;
    },
  };
  return game;
}
