/** Finds the ground below a position, and the obstacles at it. */
import { CARRY_RULES, CAT, GAP_HEIGHT } from './config';
import type { Footing, Play } from './types';

const heightOn = ({ x, end, h, endH }: Footing, at: number): number =>
  h === endH ? h : h + Math.floor(((endH - h) * (at - x)) / (end - x));

/** Returns the highest footing at a position, or null over a gap. */
export function footingAt({ course: { footings }, nextFooting }: Play, x: number): Footing | null {
  let best: Footing | null = null;
  let height = GAP_HEIGHT;
  for (let i = nextFooting; i < footings.length; i++) {
    const footing = footings[i]!;
    if (footing.x > x) break;
    if (footing.end < x) continue;
    const groundHeight = heightOn(footing, x);
    if (groundHeight > height) [best, height] = [footing, groundHeight];
  }
  return best;
}

/** Returns the height of the ground at a position, or `GAP_HEIGHT` over a gap. */
export function groundAt(play: Play, x: number): number {
  const footing = footingAt(play, x);
  return footing ? heightOn(footing, x) : GAP_HEIGHT;
}

/** Returns the height of the higher ground under the cat's front and hind paws. */
export function supportAt(play: Play, x: number): number {
  return Math.max(groundAt(play, x - CAT.stance), groundAt(play, x + CAT.stance));
}

/** Returns the highest ground between two positions, or `GAP_HEIGHT` if there is none. */
export function highestBetween(
  { course: { footings }, nextFooting }: Play,
  from: number,
  to: number,
): number {
  let height = GAP_HEIGHT;
  for (let i = nextFooting; i < footings.length; i++) {
    const { x, end, h, endH } = footings[i]!;
    if (x > to) break;
    if (end >= from) height = Math.max(height, h, endH);
  }
  return height;
}

const SAMPLES = 10;

/** Returns whether the cat can be put down: there is no gap for a while, and no obstacle that it would bump into. */
export function isSafeAt(play: Play): boolean {
  const lookahead = play.course.speedAt(play.x) * CARRY_RULES.ahead;
  for (let i = 0; i <= SAMPLES; i++) {
    const footing = footingAt(play, play.x - CAT.stance + Math.floor((lookahead * i) / SAMPLES));
    if (!footing || footing.kind === 'awning') return false;
  }
  return true;
}
