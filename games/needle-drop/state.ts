/** A tune on the screen: the play, the moves so far, what is left of a pause. Knows nothing of the document. */
import type { LevelSpec } from '@/lib/domain/game-rules';
import { MAX_MOVES } from './config';
import { advance, applyMove, createPlay, isFinished } from './play';
import { END, START, type Happening, type Listener, type Move, type Play, type Strength } from './types';

export interface Game {
  readonly play: Play;
  readonly moves: readonly Move[];
  /** Of each press that hit, how early (negative) or late, in ms. */
  readonly misfits: readonly number[];
  choose(strength: Strength): void;
  /** Presses or lets go of a lane, at a time of the tune. */
  press(lane: number, isDown: boolean, ms: number): void;
  /** What happens by itself until a time. */
  advanceTo(ms: number): void;
  /** The fingers are off, as in a pause; what was held may be taken up again. */
  loosen(): void;
  /** Writes the end of a tune that is over into its moves. */
  seal(): void;
  isDone(): boolean;
  /** When the bar begins from which a tune that was left is played again. */
  barBefore(ms: number): number;
  /** Tells one listener at a time what happens from now on. */
  listen(listener: Listener): void;
}

export interface SavedTime {
  /** How far the tune had been played when it was saved. */
  ms: number;
}

/** A long note that was held when the tune was left may be taken up again so late. */
const REGRIP_MS = 600;
/** A press may come to be known so much later than the picture went on. */
export const LAG_MS = 80;

/** Begins a run, or goes on with a saved one; from the first move that doesn't fit on they are dropped. */
export function createGame(spec: LevelSpec, saved?: { moves: readonly Move[] } & SavedTime): Game {
  const play = createPlay(spec);
  const moves: Move[] = [];
  const misfits: number[] = [];
  let listener: Listener = () => undefined;
  const follow = (what: Happening, note: number, lane: number) => {
    if (what === 'perfect' || what === 'good') misfits.push(play.ms - play.chart.notes[note]!.at);
    listener(what, note, lane);
  };
  const perform = (move: Move) => {
    if (applyMove(play, move, follow)) return false;
    moves.push(move);
    return true;
  };
  for (const move of saved?.moves ?? []) if (!perform(move)) break;
  if (play.strength !== null && !play.isOver)
    advance(play, Math.min(saved?.ms ?? 0, play.chart.lengthMs), follow);
  /** Pressed by the rules, but by no finger since the tune was left. */
  const loose = new Set<number>();
  let looseUntil = 0;
  const letGo = (ms: number) => {
    if (!loose.size || ms < looseUntil) return;
    for (const lane of loose) perform([lane, 0, Math.max(play.ms, looseUntil)]);
    loose.clear();
  };
  const game: Game = {
    play,
    moves,
    misfits,
    choose: (strength) => void perform([START, strength, 0]),
    press(lane, isDown, ms) {
      const at = Math.max(play.ms, Math.round(ms));
      // The last places are kept for lanes that are let go and for the end.
      if (play.strength === null || play.isOver || (isDown && moves.length >= MAX_MOVES - 6)) return;
      if (loose.delete(lane) && isDown) return;
      if (ms < play.ms - LAG_MS) {
        // In the bar that is played again nothing counts, but a long note may be gripped and lost.
        if (!isDown && play.down[lane]) loose.add(lane);
        return;
      }
      letGo(at);
      perform([lane, isDown ? 1 : 0, Math.min(at, play.chart.lengthMs)]);
    },
    advanceTo(ms) {
      if (play.strength === null || play.isOver || ms <= play.ms) return;
      letGo(ms);
      advance(play, Math.min(Math.round(ms), play.chart.lengthMs), follow);
    },
    loosen() {
      play.down.forEach((isDown, lane) => isDown && loose.add(lane));
      looseUntil = play.ms + REGRIP_MS;
    },
    seal() {
      if (play.strength !== null) perform([END, 0, play.chart.lengthMs]);
    },
    isDone: () => isFinished(play),
    barBefore: (ms) => play.chart.bars.findLast((bar) => bar <= ms) ?? 0,
    listen(next) {
      listener = next;
    },
  };
  return game;
}
