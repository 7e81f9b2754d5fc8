/**
 * Simulates a tick of the cat's body: running, jumping, sliding, falling, being carried. Uses only integers, so that
 * every JavaScript engine computes the same result.
 */
import {
  CARRY_RULES,
  CAT,
  LOST_CAT_DEPTH,
  UNITS_PER_DOT,
  JUMP,
  MODES,
  GAP_HEIGHT,
  POINTS,
  SLIDE_TICKS,
} from './config';
import { footingAt, groundAt, highestBetween, isSafeAt, supportAt } from './ground';
import { DUCK_HELD, type Ending, JUMP_HELD, type Listener, type Play } from './types';

/** If the cat lands within this many ticks, a press waits for the ground instead of using the second jump. */
const NEAR_TICKS = 5;

/** Lets moths carry the cat if possible. Otherwise, ends the run. */
export function carryOrEndRun(play: Play, ending: Ending, on: Listener): void {
  play.streak = 0;
  if (!MODES[play.mode].isCarried && !play.isLit) {
    play.ending = ending;
    on('lost', 0);
    return;
  }
  if (!MODES[play.mode].isCarried) [play.isLit, play.glow] = [false, 0];
  play.carried = 1;
  play.rise = play.coyote = play.buffer = 0;
  play.isGrounded = play.isFloating = play.isSprung = false;
  if (play.slide > 0) play.slide = 0;
  on('carry', 0);
}

function isNearGround(play: Play): boolean {
  if (play.rise >= 0) return false;
  const lookahead = play.course.speedAt(play.x) * NEAR_TICKS;
  const drop = -play.rise * NEAR_TICKS + JUMP.pull * 15;
  const below = play.h - supportAt(play, play.x + lookahead);
  return below >= 0 && below <= drop;
}

function startLeap(play: Play, rise: number): void {
  play.rise = rise;
  play.isGrounded = play.isSprung = false;
  play.isFloating = true;
  play.coyote = play.buffer = 0;
  if (play.slide > 0) play.slide = play.held & DUCK_HELD ? -1 : 0;
}

function tryJump(play: Play, on: Listener): void {
  if (play.buffer === 0) return;
  play.buffer--;
  if (play.isGrounded || play.coyote > 0) {
    startLeap(play, JUMP.rise);
    on('jump', 0);
  } else if (play.hasSecond && !isNearGround(play)) {
    startLeap(play, JUMP.second);
    play.hasSecond = false;
    on('second', 0);
  }
}

function updateSlide(play: Play, on: Listener): void {
  const isHeld = (play.held & DUCK_HELD) !== 0;
  if (play.slide < 0 && !isHeld) play.slide = 0;
  if (play.slide > 0) {
    play.slide++;
    if (!isHeld && play.slide > SLIDE_TICKS.minTicks) play.slide = 0;
    else if (play.slide > SLIDE_TICKS.maxTicks) play.slide = isHeld ? -1 : 0;
  } else if (isHeld && play.isGrounded && play.slide === 0) {
    play.slide = 1;
    on('slide', 0);
  }
}

function landOn(play: Play, ground: number, on: Listener): void {
  const fallen = -play.rise;
  play.h = ground;
  if (footingAt(play, play.x)?.kind === 'awning') {
    startLeap(play, JUMP.bounce);
    play.hasSecond = play.isSprung = true;
    play.style += POINTS.bounce;
    return on('bounce', 0);
  }
  play.ground = ground;
  play.rise = 0;
  play.isGrounded = play.hasSecond = true;
  play.isFloating = play.isSprung = false;
  on('land', fallen);
}

function applyFall(play: Play): void {
  const isHeld = (play.held & JUMP_HELD) !== 0 || play.isSprung;
  if (play.isFloating && !isHeld) {
    play.isFloating = false;
    play.rise = Math.min(play.rise, JUMP.cut);
  }
  const isDiving = (play.held & DUCK_HELD) !== 0 && !play.isSprung;
  const pull = isDiving ? JUMP.divePull : play.isFloating && play.rise > 0 ? JUMP.heldPull : JUMP.pull;
  play.rise = Math.max(-JUMP.fastest, play.rise - pull);
  if (play.rise <= 0) play.isSprung = false;
  play.h += play.rise;
  if (play.coyote > 0) play.coyote--;
}

/** Handles a wall, which the cat climbs unless it bumps into it. */
function meetWall(play: Play, top: number, on: Listener): void {
  if (play.safe === 0) return carryOrEndRun(play, 'bumped', on);
  play.rise = Math.min(play.rise, 0);
  landOn(play, top, on);
}

/** Moves the cat by one tick of running, jumping or falling. */
export function moveCat(play: Play, on: Listener): void {
  tryJump(play, on);
  updateSlide(play, on);
  play.x += play.course.speedAt(play.x);
  if (!play.isGrounded) applyFall(play);
  const front = groundAt(play, play.x + CAT.reach);
  if (front !== GAP_HEIGHT && front - play.h > CAT.scramble && front - play.h < LOST_CAT_DEPTH)
    return meetWall(play, front, on);
  const ground = supportAt(play, play.x);
  if (play.isGrounded) {
    if (ground >= play.h - CAT.stick) {
      if (ground - play.h > CAT.scramble / 2) on('scramble', 0);
      play.h = play.ground = ground;
    } else {
      play.isGrounded = false;
      play.coyote = JUMP.coyoteTicks;
    }
  } else if (ground > play.h) {
    if (ground - play.h > CAT.scramble) return meetWall(play, ground, on);
    landOn(play, ground, on);
  }
  if (play.safe > 0) play.safe--;
  if (play.h < play.ground - LOST_CAT_DEPTH) carryOrEndRun(play, 'fell', on);
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** Lets moths carry the cat over the roofs for a tick. They put it down where it is safe. */
export function carryCat(play: Play, on: Listener): void {
  const speed = play.course.speedAt(play.x);
  play.carried++;
  play.x += speed;
  play.lifted += speed;
  play.buffer = 0;
  if (play.slide > 0) play.slide = 0;
  const highestFooting = highestBetween(
    play,
    play.x - 60 * UNITS_PER_DOT,
    play.x + speed * CARRY_RULES.ahead,
  );
  const target = (highestFooting === GAP_HEIGHT ? play.ground : highestFooting) + CARRY_RULES.above;
  play.h += clamp(Math.trunc((target - play.h) / 8), -6 * UNITS_PER_DOT, 8 * UNITS_PER_DOT);
  const isEnough =
    play.carried >= CARRY_RULES.minTicks && play.h > target - 40 * UNITS_PER_DOT && isSafeAt(play);
  if (!isEnough && play.carried < CARRY_RULES.maxTicks) return;
  play.carried = 0;
  play.safe = CARRY_RULES.safeTicks;
  play.ground = Math.max(groundAt(play, play.x), play.h - LOST_CAT_DEPTH / 2);
  play.rise = 0;
  play.hasSecond = true;
  on('drop', 0);
}
