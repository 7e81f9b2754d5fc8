/** Applies towers to intruders: targeting, hitting, slowing, revealing, and flying shots. */
import { FLIGHT_TICKS } from './config';
import { findIntruderIndex } from './intruders';
import { POINTS } from './config';
import type { Intruder, Listener, Night, TowerShot, Stats, Tower } from './types';
import { kindOf, pushIntruderBack, splitIntruder } from './walk';

/** The eight directions of a beam, clockwise from the right. */
const BEAM_DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.70710678, 0.70710678],
  [0, 1],
  [-0.70710678, 0.70710678],
  [-1, 0],
  [-0.70710678, -0.70710678],
  [0, -1],
  [0.70710678, -0.70710678],
];
export const BEAM_HALF = 42;

const isNear = (x: number, y: number, one: Intruder, range: number): boolean => {
  const [dx, dy] = [one.x - x, one.y - y];
  return dx * dx + dy * dy <= range * range;
};

/** Returns whether a beam falls on an intruder. */
export function isInBeam({ x, y, dir, stats }: Tower, one: Intruder): boolean {
  const [wx, wy] = BEAM_DIRECTIONS[dir]!;
  const [dx, dy] = [one.x - x, one.y - y];
  const along = dx * wx + dy * wy;
  const sideways = dx * wy - dy * wx;
  const isAhead = along >= 0 ? along <= stats.range : stats.isTwoSided && -along <= stats.range;
  return isAhead && sideways <= BEAM_HALF && sideways >= -BEAM_HALF;
}

const isInSplash = (tower: Tower, one: Intruder): boolean =>
  tower.stats.manner === 'beam' ? isInBeam(tower, one) : isNear(tower.x, tower.y, one, tower.stats.range);

/** Reveals hidden intruders that are in the light of a tower. */
export function lightIntruders(night: Night): void {
  for (const one of night.crowd) {
    if (!kindOf(night, one).isHidden) {
      one.isLit = true;
      continue;
    }
    one.isLit = one.stun > 0;
    for (const tower of night.towers) {
      if (one.isLit) break;
      if (tower.stats.isLight && tower.dark === 0 && isInSplash(tower, one)) one.isLit = true;
    }
  }
}

const canTarget = (night: Night, stats: Stats, one: Intruder): boolean => {
  if (one.isGone || !one.isLit) return false;
  const kind = kindOf(night, one);
  if (stats.reach === 'ground' && kind.isFlying) return false;
  return kind.takes[stats.force] > 0 || stats.slowTicks > 0;
};

/** Reduces an intruder's hit points. The effect depends on its resistance to the force, its armor and its wings. */
export function damageIntruder(night: Night, one: Intruder, stats: Stats, on: Listener): void {
  if (one.isGone) return;
  const kind = kindOf(night, one);
  let damage = (stats.damage * kind.takes[stats.force]) / 100;
  if (kind.isFlying) damage = (damage * stats.airPercent) / 100;
  if (damage > 0) one.hp -= Math.max(1, damage - kind.armour);
  if (one.hp <= 0) return removeDefeated(night, one, on);
  const hold = kind.isBoss ? 0.4 : 1;
  if (stats.slowTicks > 0) {
    one.slow = Math.max(one.slow, stats.slowPercent * hold);
    one.slowTicks = Math.max(one.slowTicks, stats.slowTicks);
  }
  if (stats.stunTicks > 0) one.stun = Math.max(one.stun, Math.floor(stats.stunTicks * hold));
  if (stats.push > 0 && !kind.isFlying) pushIntruderBack(night, one, stats.push);
}

function removeDefeated(night: Night, one: Intruder, on: Listener): void {
  const kind = kindOf(night, one);
  one.isGone = true;
  night.coins += kind.bounty;
  night.points += kind.bounty * POINTS.bounty;
  night.chased++;
  on('gone', one.x, one.y, one.x, one.y, one.kind);
  if (!kind.splits) return;
  const [code, count] = kind.splits;
  for (let i = 0; i < count; i++)
    splitIntruder(night, one, findIntruderIndex(night.ground.world, code), i * 22);
  on('split', one.x, one.y, one.x, one.y, count);
}

/** Returns the targets in range, the nearest to the goal first. */
function listTargets(night: Night, tower: Tower): Intruder[] {
  const { stats } = tower;
  const found: Intruder[] = [];
  for (const one of night.crowd) {
    if (!isNear(tower.x, tower.y, one, stats.range) || !canTarget(night, stats, one)) continue;
    let i = found.length;
    while (i > 0 && found[i - 1]!.distanceLeft > one.distanceLeft) i--;
    if (i < stats.count) found.splice(i, 0, one);
    if (found.length > stats.count) found.pop();
  }
  return found;
}

function shootAtIntruder(night: Night, tower: Tower, on: Listener): boolean {
  const targets = listTargets(night, tower);
  for (const one of targets) {
    on('shot', tower.x, tower.y, one.x, one.y, tower.kind);
    damageIntruder(night, one, tower.stats, on);
  }
  return targets.length > 0;
}

function lobShot(night: Night, tower: Tower, on: Listener): boolean {
  const [target] = listTargets(night, tower);
  if (!target) return false;
  const { x, y } = target;
  night.shots.push({ tower, stats: tower.stats, target, x, y, ticks: FLIGHT_TICKS, flight: FLIGHT_TICKS });
  on('lob', tower.x, tower.y, x, y, tower.kind);
  return true;
}

function sweepBeam(night: Night, tower: Tower, on: Listener): boolean {
  let isHeard = false;
  // A shot does not hit intruders that emerge from one that it bursts.
  const count = night.crowd.length;
  for (let i = 0; i < count; i++) {
    const one = night.crowd[i]!;
    if (!canTarget(night, tower.stats, one) || !isInSplash(tower, one)) continue;
    if (!isHeard && tower.stats.manner === 'pulse')
      on('pulse', tower.x, tower.y, tower.stats.range, 0, tower.kind);
    isHeard = true;
    damageIntruder(night, one, tower.stats, on);
  }
  return isHeard;
}

/** Plays a tick of a tower. */
export function operateTower(night: Night, tower: Tower, on: Listener): void {
  if (tower.dark > 0) {
    tower.dark--;
    return;
  }
  const { stats } = tower;
  if (stats.manner === 'aura' || stats.manner === 'block') return;
  if (tower.wait > 0) tower.wait--;
  if (tower.wait > 0) return;
  const act = stats.manner === 'shot' ? shootAtIntruder : stats.manner === 'lob' ? lobShot : sweepBeam;
  if (act(night, tower, on)) tower.wait = Math.max(1, Math.round((stats.every * 100) / (100 + tower.boost)));
}

/** Moves a shot, which lands at its target's current position, or the last one. */
export function advanceShot(night: Night, shot: TowerShot, on: Listener): void {
  if (!shot.target.isGone) [shot.x, shot.y] = [shot.target.x, shot.target.y];
  if (--shot.ticks > 0) return;
  on('land', shot.x, shot.y, shot.stats.splash, 0, shot.tower.kind);
  for (const one of [...night.crowd])
    if (canTarget(night, shot.stats, one) && isNear(shot.x, shot.y, one, shot.stats.splash))
      damageIntruder(night, one, shot.stats, on);
}
