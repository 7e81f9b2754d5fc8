/** A tune in play, and the effect of each move. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { HOLD_GRACE_MS, MULTIPLIERS, NOTES_PER_STRAY, POINTS, STARS, WARMTH, WINDOWS } from './config';
import { cachedChartOf } from './music/chart';
import { TUNES } from './tunes/tunes';
import {
  END_MOVE,
  LANES,
  START_MOVE,
  type Listener,
  type Move,
  type Play,
  type Strength,
  type TuneKey,
} from './types';

const NO_LISTENER: Listener = () => undefined;

/** Begins a run. The player chooses its difficulty later. */
export function createPlay({ mode }: LevelSpec): Play {
  const key = mode as TuneKey;
  const chart = cachedChartOf(key, TUNES[key].strengths[0]!);
  return {
    mode: key,
    penaltyMs: 0,
    strength: null,
    chart,
    marks: chart.notes.map(() => 0),
    heldNotes: [-1, -1, -1, -1],
    isPressed: [false, false, false, false],
    ms: 0,
    next: 0,
    combo: 0,
    bestCombo: 0,
    score: 0,
    warmth: WARMTH.start,
    counts: [0, 0, 0],
    strays: 0,
    isOver: false,
  };
}

export const isFinished = ({ isOver }: Play): boolean => isOver;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished run. */
export const progressOf = ({ isOver, ms, chart }: Play): number => (isOver ? 1 : ms / (chart.lengthMs + 1));

/** Returns the multiplier for the next note's points. */
export const multiplierOf = ({ combo }: Play): number =>
  1 + MULTIPLIERS.filter((notes) => combo >= notes).length;

/**
 * Returns the percentage of the possible notes so far, rounded down. A few presses without a note are free. Each
 * further one counts as half a missed note, so that pressing everything all the time does not pay.
 */
export function accuracyOf({ counts: [perfect, good, missed], strays }: Play): number {
  const all = perfect + good + missed;
  const unforgiven = Math.max(0, strays - Math.floor(all / NOTES_PER_STRAY));
  return all ? Math.floor((100 * (perfect * 2 + good)) / (all * 2 + unforgiven)) : 0;
}

export const starsOf = (play: Play): number => STARS.filter((min) => accuracyOf(play) >= min).length;

function changeWarmth(play: Play, shares: number): void {
  const step = Math.floor(WARMTH.gain / play.chart.notes.length / 2) * shares;
  play.warmth = Math.max(0, Math.min(WARMTH.most, play.warmth + step));
}

function countMark(play: Play, mark: 1 | 2 | 3, points: number): void {
  play.counts[mark - 1]!++;
  changeWarmth(play, mark === 1 ? 2 : mark === 2 ? 1 : -2);
  if (mark === 3) {
    play.combo = 0;
    return;
  }
  play.score += points * multiplierOf(play);
  play.combo++;
  play.bestCombo = Math.max(play.bestCombo, play.combo);
}

function missNote(play: Play, index: number, on: Listener): void {
  play.marks[index] = 3;
  countMark(play, 3, 0);
  on('miss', index, play.chart.notes[index]!.lane);
}

/** Ends the long note of a lane. `isWhole` is false if it was released too early. */
function endHold(play: Play, lane: number, isWhole: boolean, on: Listener): void {
  const index = play.heldNotes[lane]!;
  play.heldNotes[lane] = -1;
  countMark(play, isWhole ? 1 : 3, POINTS.held);
  on(isWhole ? 'held' : 'dropped', index, lane);
}

const isStale = (play: Play, index: number): boolean => play.marks[index] !== 0;

/** Applies all events up to a time in order: missed notes, and long notes that end. */
export function advancePlay(play: Play, ms: number, on: Listener = NO_LISTENER): void {
  const { notes } = play.chart;
  const { good } = WINDOWS[play.strength ?? 0]!;
  for (;;) {
    while (play.next < notes.length && isStale(play, play.next)) play.next++;
    const missed = play.next < notes.length ? notes[play.next]!.at + good + 1 : Infinity;
    let [first, lane] = [missed, -1];
    for (let i = 0; i < LANES; i++) {
      const heldNote = play.heldNotes[i]!;
      if (heldNote >= 0 && notes[heldNote]!.end < first) [first, lane] = [notes[heldNote]!.end, i];
    }
    if (first > ms) break;
    if (lane >= 0) endHold(play, lane, true, on);
    else missNote(play, play.next, on);
  }
  play.ms = Math.max(play.ms, ms);
}

function pressLane(play: Play, lane: number, on: Listener): void {
  const { notes } = play.chart;
  const { perfect, good } = WINDOWS[play.strength ?? 0]!;
  play.isPressed[lane] = true;
  for (let i = play.next; i < notes.length && notes[i]!.at <= play.ms + good; i++) {
    const note = notes[i]!;
    if (note.lane !== lane || isStale(play, i)) continue;
    const mark = Math.abs(note.at - play.ms) <= perfect ? 1 : 2;
    play.marks[i] = mark;
    countMark(play, mark, mark === 1 ? POINTS.perfect : POINTS.good);
    if (note.end > note.at) play.heldNotes[lane] = i;
    return on(mark === 1 ? 'perfect' : 'good', i, lane);
  }
  // A press without a note ends the streak. Otherwise, pressing everything would pay.
  play.combo = 0;
  play.strays++;
  on('stray', -1, lane);
}

function releaseLane(play: Play, lane: number, on: Listener): void {
  play.isPressed[lane] = false;
  const heldNote = play.heldNotes[lane]!;
  if (heldNote >= 0) endHold(play, lane, play.ms >= play.chart.notes[heldNote]!.end - HOLD_GRACE_MS, on);
}

function chooseStrength(play: Play, strength: number): string | null {
  if (play.strength !== null) return 'strength chosen twice';
  const knownStrength = TUNES[play.mode].strengths.find((one) => one === strength);
  if (knownStrength === undefined) return `no strength ${strength}`;
  play.strength = knownStrength as Strength;
  play.chart = cachedChartOf(play.mode, knownStrength);
  play.marks = play.chart.notes.map(() => 0);
  return null;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [what, how, ms]: Move, on: Listener = NO_LISTENER): string | null {
  if (play.isOver) return 'move after the end';
  if (what === START_MOVE) return ms ? 'strength chosen late' : chooseStrength(play, how);
  if (play.strength === null) return 'no strength';
  if (ms < play.ms) return 'move back in time';
  if (ms > play.chart.lengthMs) return 'move past the end';
  if (what === END_MOVE) {
    if (how || ms !== play.chart.lengthMs) return 'end before the end';
    advancePlay(play, ms, on);
    play.score += play.warmth;
    play.isOver = true;
    return null;
  }
  if (play.isPressed[what] === (how === 1)) return 'move without a change';
  advancePlay(play, ms, on);
  if (how) pressLane(play, what, on);
  else releaseLane(play, what, on);
  return null;
}
