/** Where the ground is below a place, and what a place is free of. */
import { CARRY, CAT, NOWHERE } from './config';
import type { Footing, Play } from './types';

const heightOn = ({ x, end, h, endH }: Footing, at: number): number =>
  h === endH ? h : h + Math.floor(((endH - h) * (at - x)) / (end - x));

/** The footing that is highest at a place, null over a gap. */
export function footingAt({ course: { footings }, nextFooting }: Play, x: number): Footing | null {
  let best: Footing | null = null;
  let height = NOWHERE;
  for (let i = nextFooting; i < footings.length; i++) {
    const footing = footings[i]!;
    if (footing.x > x) break;
    if (footing.end < x) continue;
    const here = heightOn(footing, x);
    if (here > height) [best, height] = [footing, here];
  }
  return best;
}

/** The height of the ground at a place, `NOWHERE` over a gap. */
export function groundAt(play: Play, x: number): number {
  const footing = footingAt(play, x);
  return footing ? heightOn(footing, x) : NOWHERE;
}

/** The ground under either paw of a cat at a place. */
export function supportAt(play: Play, x: number): number {
  return Math.max(groundAt(play, x - CAT.stance), groundAt(play, x + CAT.stance));
}

/** The highest ground between two places, `NOWHERE` if there is none. */
export function highestBetween(
  { course: { footings }, nextFooting }: Play,
  from: number,
  to: number,
): number {
  let height = NOWHERE;
  for (let i = nextFooting; i < footings.length; i++) {
    const { x, end, h, endH } = footings[i]!;
    if (x > to) break;
    if (end >= from) height = Math.max(height, h, endH);
  }
  return height;
}

const SAMPLES = 10;

/** Whether a cat can be set down: no gap for a while, what else there is doesn't bump it yet. */
export function isSafeAt(play: Play): boolean {
  const ahead = play.course.speedAt(play.x) * CARRY.ahead;
  for (let i = 0; i <= SAMPLES; i++) {
    const footing = footingAt(play, play.x - CAT.stance + Math.floor((ahead * i) / SAMPLES));
    if (!footing || footing.kind === 'awning') return false;
  }
  return true;
}
