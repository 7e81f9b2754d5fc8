/** Detects collisions of an arrow with objects within one substep. */
import { RING_POINTS, SUBUNITS } from './config';
import type { ShotEffects } from './effects';
import type { Arrow } from './fly';
import { isRunning } from './motion';
import type { Item, Level } from './types';

/** The fraction of its speed that an arrow retains when it bounces off a drum, in tenths. */
const SPRING = 9;

interface ArrowContact {
  arrow: Arrow;
  effects: ShotEffects;
  item: Item;
  index: number;
  /** The center of the item, and the arrow's previous position relative to it. */
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  step: number;
}

const isInRound = ({ arrow, item, x, y }: ArrowContact): boolean => {
  const [dx, dy, r] = [arrow.x - x, arrow.y - y, item.w * SUBUNITS];
  return dx * dx + dy * dy <= r * r;
};
const isInBox = ({ arrow, item, x, y }: ArrowContact): boolean =>
  Math.abs(arrow.x - x) <= item.w * SUBUNITS && Math.abs(arrow.y - y) <= item.h * SUBUNITS;

/**
 * Returns the distance from an object's center at which the arrow crosses its vertical line, or null if it does not
 * cross it.
 */
function crossingDistance({ arrow, x, y, fromX, fromY }: ArrowContact): number | null {
  if (fromX < x === arrow.x < x || fromX === arrow.x) return null;
  const share = (x - fromX) / (arrow.x - fromX);
  return Math.floor(fromY + (arrow.y - fromY) * share) - y;
}

function stopArrow({ arrow, effects, index, step }: ArrowContact, isReported: boolean): void {
  arrow.end = index;
  if (isReported) effects.emit('thud', index, step, arrow.x, arrow.y);
}

function meetFace(touch: ArrowContact): void {
  const { arrow, effects, item, index, step, x, y } = touch;
  const offset = crossingDistance(touch);
  const reach = item.h * SUBUNITS;
  if (offset === null || Math.abs(offset) > reach) return;
  arrow.x = x;
  arrow.y = y + offset;
  const isFront = arrow.vx > 0;
  const isFresh = !effects.struck[index] && isFront;
  if (isFresh) {
    const ring = Math.min(
      RING_POINTS.length - 1,
      Math.floor((Math.abs(offset) * RING_POINTS.length) / reach),
    );
    effects.strike(index, step, arrow.x, arrow.y, RING_POINTS[ring], ring + 1);
  }
  stopArrow(touch, !isFresh);
}

function bounceArrow(touch: ArrowContact): void {
  const { arrow, effects, item, index, step, x, fromX, fromY } = touch;
  if (Math.abs(fromX - x) > item.w * SUBUNITS) arrow.vx = Math.trunc((-arrow.vx * SPRING) / 10);
  else arrow.vy = Math.trunc((-arrow.vy * SPRING) / 10);
  effects.emit('bounce', index, step, arrow.x, arrow.y);
  arrow.x = fromX;
  arrow.y = fromY;
}

function meetHanging(touch: ArrowContact): void {
  const { effects, item, index, step, x, y } = touch;
  if (isInBox(touch)) return stopArrow(touch, true);
  if (effects.struck[index]) return;
  const offset = crossingDistance({ ...touch, x, y: y - item.h * SUBUNITS });
  if (offset !== null && offset < 0 && offset > -item.rope * SUBUNITS) effects.cut(index, step);
}

function meetFire(touch: ArrowContact): void {
  const { arrow, effects, item, index, step } = touch;
  const isLit = item.kind === 'brazier' || (item.kind === 'lantern' && effects.struck[index]);
  if (!isInRound(touch)) return;
  if (isLit && !arrow.isBurning) {
    arrow.isBurning = true;
    effects.emit('kindle', index, step, arrow.x, arrow.y);
  } else if (!isLit && arrow.isBurning) effects.light(index, step);
}

function meetOne(touch: ArrowContact, tick: number): void {
  const { arrow, effects, item, index, step } = touch;
  switch (item.kind) {
    case 'face':
      return meetFace(touch);
    case 'balloon':
      if (!effects.struck[index] && isInRound(touch)) effects.strike(index, step, arrow.x, arrow.y);
      return;
    case 'apple':
      if (effects.struck[index] || !isInRound(touch)) return;
      effects.strike(index, step, arrow.x, arrow.y);
      arrow.hasLeftRange = true;
      return stopArrow(touch, false);
    case 'bell':
      if (!isInRound(touch)) return;
      if (effects.struck[index]) effects.emit('thud', index, step, arrow.x, arrow.y);
      effects.strike(index, step, arrow.x, arrow.y);
      arrow.hasLeftRange = true;
      return stopArrow(touch, false);
    case 'board':
      if (isInBox(touch)) stopArrow(touch, true);
      return;
    case 'drum':
      if (isInBox(touch)) bounceArrow(touch);
      return;
    case 'sack':
    case 'gate':
      return meetHanging(touch);
    case 'spout':
      if (!arrow.isBurning || !isRunning(item, tick) || !isInBox(touch)) return;
      arrow.isBurning = false;
      effects.emit('douse', index, step, arrow.x, arrow.y);
      return;
    default:
      return meetFire(touch);
  }
}

/** Checks an arrow that moved from a point to its position for collisions with all objects. */
export function checkCollisions(
  { items }: Level,
  arrow: Arrow,
  fromX: number,
  fromY: number,
  effects: ShotEffects,
  step: number,
  tick: number,
): void {
  for (let index = 0; index < items.length && arrow.end === null; index++) {
    const item = items[index]!;
    const { x, y } = effects.places[index]!;
    if (Math.abs(arrow.x - x) > (item.w + 8) * SUBUNITS) continue;
    if (Math.abs(arrow.y - y) > (item.h + item.rope + 8) * SUBUNITS) continue;
    meetOne({ arrow, effects, item, index, x, y, fromX, fromY, step }, tick);
  }
}
