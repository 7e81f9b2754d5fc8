/** Lets intruders arrive and move: along lanes, in a straight line, or by the shortest route over the water. */
import { CELL, WAVE_PERCENT } from './config';
import { gateCells, middleOf, nextCell } from './ground';
import { INTRUDERS } from './intruders';
import type { Intruder, IntruderKind, PathLane, Night } from './types';

export const kindOf = ({ ground }: Night, { kind }: { kind: number }): IntruderKind =>
  INTRUDERS[ground.world][kind]!;

const laneOfIntruder = ({ ground }: Night, one: Intruder, isStraight: boolean): PathLane =>
  (isStraight ? ground.straights : ground.lanes)[one.gate]!;

function placeOnLane({ points, at, total }: PathLane, one: Intruder): void {
  let i = 1;
  while (i < at.length - 1 && at[i]! < one.dist) i++;
  const [from, to] = [points[i - 1]!, points[i]!];
  const share = Math.min(1, Math.max(0, (one.dist - at[i - 1]!) / (at[i]! - at[i - 1]!)));
  one.x = from[0] + (to[0] - from[0]) * share;
  one.y = from[1] + (to[1] - from[1]) * share;
  one.distanceLeft = total - one.dist;
}

function placeOnWater({ field }: Night, one: Intruder): void {
  const [from, to] = [middleOf(one.cell), middleOf(one.next)];
  one.x = from[0] + ((to[0] - from[0]) * one.step) / CELL;
  one.y = from[1] + ((to[1] - from[1]) * one.step) / CELL;
  one.distanceLeft = field[one.next]! * CELL + CELL - one.step;
}

const isSailingIntruder = (night: Night, kind: IntruderKind): boolean =>
  night.ground.world === 'sea' && !kind.isStraight;

/** Updates an intruder's position from its progress. */
export function startIntruder(night: Night, one: Intruder): void {
  const kind = kindOf(night, one);
  if (isSailingIntruder(night, kind)) placeOnWater(night, one);
  else placeOnLane(laneOfIntruder(night, one, kind.isStraight), one);
}

/** Returns the hit points of an intruder in a wave of the night. */
export const hitPointsOf = (night: Night, { hp }: IntruderKind, wave: number): number =>
  Math.max(1, Math.round((((hp * night.might) / 100) * (100 + WAVE_PERCENT * wave)) / 100));

/** Adds an intruder at a gate. */
export function enterMap(night: Night, kind: number, gate: number, wave: number): Intruder {
  const full = hitPointsOf(night, INTRUDERS[night.ground.world][kind]!, wave);
  const cell = night.ground.world === 'sea' ? gateCells(night.ground)[gate]! : 0;
  const one: Intruder = {
    ...{ id: night.nextId++, kind, hp: full, full, gate, cell },
    ...{ x: 0, y: 0, distanceLeft: 0, dist: 0, step: 0, slow: 0, slowTicks: 0, stun: 0, turn: 0 },
    next: night.ground.world === 'sea' ? nextCell(night.field, cell) : 0,
    isLit: false,
    isGone: false,
  };
  startIntruder(night, one);
  night.crowd.push(one);
  return one;
}

/** Adds an intruder at the position of the one that burst. */
export function splitIntruder(night: Night, from: Intruder, kind: number, behind: number): void {
  const one = enterMap(night, kind, from.gate, Math.max(0, night.wave - 1));
  const { dist, cell, next, step } = from;
  Object.assign(one, { dist: Math.max(0, dist - behind), cell, next, step: Math.max(0, step - behind) });
  startIntruder(night, one);
}

/** Pushes an intruder back. On the water, it moves back by one cell at most. */
export function pushIntruderBack(night: Night, one: Intruder, by: number): void {
  const kind = kindOf(night, one);
  const distance = kind.isBoss ? by / 4 : by;
  if (isSailingIntruder(night, kind)) {
    one.step -= distance;
    if (one.step < 0) {
      const away = findFartherCell(night, one.cell);
      if (away >= 0) {
        one.next = one.cell;
        one.cell = away;
        one.step += CELL;
      }
      one.step = Math.max(0, one.step);
    }
  } else one.dist = Math.max(0, one.dist - distance);
  startIntruder(night, one);
}

/** Returns a cell from which boats move to this one, or -1 for none. */
function findFartherCell({ field }: Night, cell: number): number {
  for (let from = 0; from < field.length; from++)
    if (field[from]! === field[cell]! + 1 && nextCell(field, from) === cell) return from;
  return -1;
}

/** Moves an intruder by one tick. Returns whether it has reached the goal. */
export function moveIntruder(night: Night, one: Intruder): boolean {
  if (one.slowTicks > 0) one.slowTicks--;
  else one.slow = 0;
  if (one.stun > 0) {
    one.stun--;
    return false;
  }
  const kind = kindOf(night, one);
  const distance = (kind.speed * (100 - one.slow)) / 100;
  if (!isSailingIntruder(night, kind)) {
    one.dist += distance;
    placeOnLane(laneOfIntruder(night, one, kind.isStraight), one);
    return one.distanceLeft <= 0;
  }
  one.step += distance;
  if (one.step >= CELL) {
    one.step -= CELL;
    one.cell = one.next;
    if (night.field[one.cell] === 0) return true;
    one.next = nextCell(night.field, one.cell);
  }
  placeOnWater(night, one);
  return false;
}
