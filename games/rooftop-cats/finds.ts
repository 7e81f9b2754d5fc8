/** Handles the objects that the cat meets: moths and the houses that they light, laundry, weathercocks, pigeons. */
import { CAT, UNITS_PER_DOT, LANTERN, MODES, MAX_TIMES, POINTS } from './config';
import { carryOrEndRun } from './body';
import type { Listener, Moth, Play } from './types';

const PASSED_DISTANCE = 48 * UNITS_PER_DOT;
const CATCH_DISTANCE = { x: 34 * UNITS_PER_DOT, h: 36 * UNITS_PER_DOT } as const;
const WINDOW = 24;
const FLOCK_BELOW = 40 * UNITS_PER_DOT;

/** Returns the current multiplier of moths in moonlight mode. */
export const multiplierOf = ({ streak }: Play): number => Math.min(MAX_TIMES, 1 + streak);

function takeMoth(play: Play, { worth }: Moth, index: number, on: Listener): void {
  play.taken |= 1 << (index - play.nextMoth);
  play.moths += worth;
  play.shine += worth * POINTS.moonMoth * multiplierOf(play);
  on('moth', index);
  if (play.isLit || MODES[play.mode].isCarried) return;
  play.glow = Math.min(LANTERN, play.glow + worth);
  if (play.glow < LANTERN) return;
  play.isLit = true;
  on('lantern', 0);
}

function passMoth(play: Play, { house }: Moth, on: Listener): void {
  play.passed++;
  if ((play.taken & 1) === 0) play.missed++;
  play.taken >>= 1;
  play.nextMoth++;
  if (play.passed < play.course.houses[house]!.moths) return;
  if (play.missed === 0) {
    play.houses++;
    play.streak++;
    play.shine += POINTS.house * multiplierOf(play);
    on('house', house);
  } else {
    play.streak = 0;
    on('passed', house);
  }
  play.passed = play.missed = 0;
}

function gatherMoths(play: Play, on: Listener): void {
  const { moths } = play.course;
  const middle = play.h + (play.slide > 0 ? CAT.low : CAT.tall) / 2;
  while (play.nextMoth < moths.length && moths[play.nextMoth]!.x < play.x - PASSED_DISTANCE)
    passMoth(play, moths[play.nextMoth]!, on);
  if (play.carried) return;
  const last = Math.min(moths.length, play.nextMoth + WINDOW);
  for (let i = play.nextMoth; i < last; i++) {
    const moth = moths[i]!;
    if (moth.x > play.x + PASSED_DISTANCE) break;
    const isNear =
      Math.abs(moth.x - play.x) <= CATCH_DISTANCE.x && Math.abs(moth.h - middle) <= CATCH_DISTANCE.h;
    if (isNear && !(play.taken & (1 << (i - play.nextMoth)))) takeMoth(play, moth, i, on);
  }
}

function meetHazards(play: Play, on: Listener): void {
  const { hazards } = play.course;
  for (let hazard = hazards[play.nextHazard]; hazard; hazard = hazards[play.nextHazard]) {
    if (hazard.end < play.x - CAT.back) {
      play.nextHazard++;
      if (hazard.kind === 'line' && play.h < hazard.low && !play.carried && play.safe === 0) {
        play.style += POINTS.under;
        on('under', 0);
      }
      continue;
    }
    if (play.carried || play.safe || hazard.x > play.x + CAT.reach) return;
    const top = play.h + (play.slide > 0 ? CAT.low : CAT.tall);
    if (top > hazard.low && play.h < hazard.high) carryOrEndRun(play, 'bumped', on);
    return;
  }
}

function meetFlocks(play: Play, on: Listener): void {
  const flock = play.course.flocks[play.nextFlock];
  if (!flock || flock.x > play.x + CAT.reach) return;
  if (!play.carried && play.h < flock.h + FLOCK_BELOW) {
    play.style += POINTS.flock;
    on('flock', play.nextFlock);
  }
  play.nextFlock++;
}

/** Handles all objects at the cat's position. */
export function meetThings(play: Play, on: Listener): void {
  gatherMoths(play, on);
  meetHazards(play, on);
  meetFlocks(play, on);
}
