/** Computes the open ends of the line: which tiles fit, their sum, and the effect of a tile. */
import { MAX_PIPS, isDouble, maskOf, otherSide, TILES } from './tiles';
import type { End, Front, Step, Tile } from './types';

const [LEFT, RIGHT, UP, DOWN] = [0, 1, 2, 3] as const;
const ENDS: readonly End[] = [LEFT, RIGHT, UP, DOWN];

export const createFront = (): Front => ({
  laid: 0,
  pips: [-1, -1, -1, -1],
  worth: [0, 0, 0, 0],
  spinner: -1,
  isUncovered: [false, false],
});

export const copyFront = (front: Front): Front => ({
  laid: front.laid,
  pips: [...front.pips],
  worth: [...front.worth],
  spinner: front.spinner,
  isUncovered: [...front.isUncovered],
});

/** Returns the bits of the open numbers. Before the first tile, these are all numbers. */
export function openMask({ laid, pips }: Front): number {
  if (!laid) return (1 << (MAX_PIPS + 1)) - 1;
  let mask = 0;
  for (const pip of pips) if (pip >= 0) mask |= 1 << pip;
  return mask;
}

export const isOpen = (front: Front, end: End): boolean => (front.laid ? front.pips[end] >= 0 : end === LEFT);

/** Returns the ends at which a tile may be laid. */
export function listEndsFor(front: Front, tile: Tile): End[] {
  if (!front.laid) return [LEFT];
  const mask = maskOf(tile);
  return ENDS.filter((end) => front.pips[end] >= 0 && mask & (1 << front.pips[end]));
}

/** Returns every tile of a hand with every end at which it fits. */
export function listSteps(front: Front, hand: readonly Tile[]): Step[] {
  const mask = openMask(front);
  const steps: Step[] = [];
  for (const tile of hand)
    if (maskOf(tile) & mask) for (const end of listEndsFor(front, tile)) steps.push([tile, end]);
  return steps;
}

/** Returns the sum of the open ends. A double counts with both halves. */
export const countOf = ({ worth }: Front): number => worth[0] + worth[1] + worth[2] + worth[3];

/** Lays a tile that fits. */
export function extendFront(front: Front, [tile, end]: Step, hasSpinner: boolean): void {
  const isDoubleTile = isDouble(tile);
  const isSpinner = hasSpinner && isDoubleTile && front.spinner < 0;
  if (!front.laid) {
    const [low, high] = TILES[tile]!;
    front.pips = [low, high, -1, -1];
    front.worth = [low, high, 0, 0];
    if (isSpinner) front.isUncovered = [true, true];
  } else {
    const openPips = front.pips[end];
    const outerPips = otherSide(tile, openPips);
    // A double that is the only tile counts once at each end. Once one end is covered, both of its halves count at the
    // other end.
    if (front.laid === 1 && front.pips[LEFT] === front.pips[RIGHT]) front.worth[1 - end] = 2 * openPips;
    front.pips[end] = outerPips;
    front.worth[end] = isDoubleTile ? 2 * outerPips : outerPips;
    coverEnd(front, end);
    if (isSpinner && end < UP) front.isUncovered[end as 0 | 1] = true;
  }
  if (isSpinner) front.spinner = TILES[tile]![0];
  front.laid++;
}

/** Opens the arms of the spinner when there are tiles on both its sides. */
function coverEnd({ isUncovered, pips, worth, spinner }: Front, end: End): void {
  if (end >= UP || !isUncovered[end as 0 | 1]) return;
  isUncovered[end as 0 | 1] = false;
  if (isUncovered[LEFT] || isUncovered[RIGHT]) return;
  pips[UP] = pips[DOWN] = spinner;
  worth[UP] = worth[DOWN] = 0;
}
