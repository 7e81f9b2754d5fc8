/** Simulates a run tick by tick, and applies each move. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { carryCat, moveCat } from './body';
import { UNITS_PER_DOT, JUMP, LANTERN, METRE, MODES, POINTS } from './config';
import { createCourse } from './course';
import { meetThings } from './finds';
import { DUCK_HELD, END_MOVE, JUMP_HELD, type Listener, type ModeKey, type Move, type Play } from './types';

const COURSE_AHEAD = 1400 * UNITS_PER_DOT;
const COURSE_BEHIND = 200 * UNITS_PER_DOT;
const ignoreEvents: Listener = () => undefined;

/** Begins a run. */
export function createPlay({ seed, mode }: LevelSpec): Play {
  const modeKey = mode as ModeKey;
  const course = createCourse(seed, modeKey);
  course.reach(COURSE_AHEAD);
  return {
    mode: modeKey,
    course,
    penaltyMs: 0,
    tick: 0,
    x: 0,
    h: 0,
    rise: 0,
    held: 0,
    isGrounded: true,
    isFloating: false,
    isSprung: false,
    coyote: 0,
    buffer: 0,
    hasSecond: true,
    slide: 0,
    carried: 0,
    lifted: 0,
    safe: 0,
    ground: 0,
    glow: LANTERN,
    isLit: true,
    moths: 0,
    houses: 0,
    streak: 0,
    style: 0,
    shine: 0,
    nextFooting: 0,
    nextHazard: 0,
    nextFlock: 0,
    nextMoth: 0,
    taken: 0,
    passed: 0,
    missed: 0,
    ending: null,
  };
}

export const isFinished = ({ ending }: Play): boolean => ending !== null;

/** Returns the distance in meters that the cat ran itself, without being carried. */
export const metresOf = ({ x, lifted }: Play): number => Math.floor((x - lifted) / METRE);

export const scoreOf = (play: Play): number =>
  MODES[play.mode].isCarried
    ? play.shine + play.style
    : metresOf(play) * POINTS.metre + play.moths * POINTS.moth + play.houses * POINTS.house;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished run. */
export const progressOf = (play: Play): number =>
  play.ending ? 1 : play.tick / (MODES[play.mode].ticks + 1);

/** Sets the held buttons, starting with the next tick. */
export function hold(play: Play, pressedKeys: number): void {
  if (pressedKeys & JUMP_HELD && !(play.held & JUMP_HELD)) play.buffer = JUMP.bufferTicks;
  if (!(pressedKeys & DUCK_HELD) && play.slide < 0) play.slide = 0;
  play.held = pressedKeys;
}

/** Plays a tick. Does nothing after the end. */
export function step(play: Play, on: Listener = ignoreEvents): void {
  if (play.ending) return;
  play.tick++;
  const { course } = play;
  course.reach(play.x + COURSE_AHEAD);
  while (course.footings[play.nextFooting]!.end < play.x - COURSE_BEHIND) play.nextFooting++;
  if (play.carried) carryCat(play, on);
  else moveCat(play, on);
  if (play.ending) return;
  meetThings(play, on);
  if (play.tick >= MODES[play.mode].ticks) play.ending ??= 'dawn';
}

/**
 * Carries out a move. Returns null, or the reason why the move is illegal; even then, the run may have advanced, but
 * not past its end.
 */
export function applyMove(play: Play, [ticks, code]: Move, on?: Listener): string | null {
  if (play.ending) return 'move after the end';
  for (let i = 0; i < ticks && !play.ending; i++) step(play, on);
  if (code !== END_MOVE) {
    if (play.ending) return 'move after the end';
    if (code === play.held) return 'move without a change';
    hold(play, code);
    return null;
  }
  play.ending ??= 'stopped';
  return null;
}
