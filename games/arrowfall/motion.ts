/** Computes the position of an object at a tick with integers only. */
import { cosineOf, FIXED_POINT_ONE, sineOf, multiplyByShare } from './circle';
import { CIRCLE, SUBUNITS } from './config';
import type { Item, Level, Motion } from './types';

export interface Position {
  x: number;
  y: number;
}

const RISE_START = 460;
const RISE_END = 620;
const FALL_START = 1280;

/** Returns how far a hiding object is out: 0 when hidden, `FIXED_POINT_ONE` when fully out. */
function peekShareAt(phase: number): number {
  if (phase < RISE_START) return 0;
  if (phase < RISE_END) return Math.floor(((phase - RISE_START) * FIXED_POINT_ONE) / (RISE_END - RISE_START));
  if (phase < FALL_START) return FIXED_POINT_ONE;
  return Math.floor(((CIRCLE - phase) * FIXED_POINT_ONE) / (CIRCLE - FALL_START));
}

/** Returns the phase of a motion within its period, in parts of a circle. */
const motionPhaseOf = ({ period, start }: Motion, tick: number): number =>
  Math.floor((((tick + start) % period) * CIRCLE) / period);

/** Writes the center of an item at a tick into `position`, in subunits (`SUBUNITS` per unit). */
export function positionAt(item: Item, tick: number, position: Position): Position {
  position.x = item.x * SUBUNITS;
  position.y = item.y * SUBUNITS;
  const { motion } = item;
  if (!motion) return position;
  const phase = motionPhaseOf(motion, tick);
  switch (motion.kind) {
    case 'slide':
    case 'peek': {
      const share = motion.kind === 'peek' ? peekShareAt(phase) : (FIXED_POINT_ONE - cosineOf(phase)) / 2;
      position.x += multiplyByShare(motion.dx * SUBUNITS, share);
      position.y += multiplyByShare(motion.dy * SUBUNITS, share);
      break;
    }
    case 'swing': {
      const lean = multiplyByShare(motion.reach, sineOf(phase));
      position.x += multiplyByShare(motion.length * SUBUNITS, sineOf(lean));
      position.y += multiplyByShare(motion.length * SUBUNITS, cosineOf(lean)) - motion.length * SUBUNITS;
      break;
    }
    case 'wheel':
      position.x += multiplyByShare(motion.radius * SUBUNITS, cosineOf(phase * motion.turn));
      position.y += multiplyByShare(motion.radius * SUBUNITS, sineOf(phase * motion.turn));
      break;
    case 'rise':
      position.y -= Math.floor((motion.height * SUBUNITS * phase) / CIRCLE);
      break;
  }
  return position;
}

/** Returns the wind at a tick, −3 to 3, in units of 1/`FIXED_POINT_ONE`. */
export const windAt = ({ wind, gust }: Level, tick: number): number =>
  gust ? wind * cosineOf(Math.floor(((tick % gust) * CIRCLE) / gust)) : wind * FIXED_POINT_ONE;

/** Returns whether a spout is running at a tick. It runs in the first half of its period, or always without motion. */
export const isRunning = ({ motion }: Item, tick: number): boolean =>
  !motion || motionPhaseOf(motion, tick) < CIRCLE / 2;
