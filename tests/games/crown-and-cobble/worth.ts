/** Rates a set of towers against the coming intruders, by the damage that each intruder would take on its route. */
import { CELL, COLUMNS, ROWS } from '@/games/crown-and-cobble/config';
import { isInBeam } from '@/games/crown-and-cobble/fight';
import { gateCells, middleOf, routeFrom } from '@/games/crown-and-cobble/ground';
import { INTRUDERS } from '@/games/crown-and-cobble/intruders';
import type { Ground, Intruder, PathLane, Night, Point, Tower } from '@/games/crown-and-cobble/types';
import { hitPointsOf } from '@/games/crown-and-cobble/walk';

const GRAIN = 50;

const pointsAlong = ({ points, at, total }: PathLane): Point[] => {
  const out: Point[] = [];
  for (let distance = GRAIN / 2, i = 1; distance < total; distance += GRAIN) {
    while (at[i]! < distance) i++;
    const share = (distance - at[i - 1]!) / (at[i]! - at[i - 1]!);
    const [a, b] = [points[i - 1]!, points[i]!];
    out.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  }
  return out;
};

interface Routes {
  walked: Point[][];
  flown: Point[][];
}
const known = new WeakMap<object, Routes>();

/** Returns points along each route, for walking and for flying intruders. */
export function routesOf(ground: Ground, field: readonly number[]): Routes {
  const key = ground.world === 'town' ? ground : field;
  let routes = known.get(key);
  if (!routes) known.set(key, (routes = measureRoutes(ground, field)));
  return routes;
}

function measureRoutes(ground: Ground, field: readonly number[]): Routes {
  const flown = ground.straights.map(pointsAlong);
  if (ground.world === 'town') return { walked: ground.lanes.map(pointsAlong), flown };
  const walked = gateCells(ground).map((gate) =>
    routeFrom(field, gate).flatMap((cell, i, all): Point[] => {
      const [from, to] = [middleOf(cell), middleOf(all[Math.min(i + 1, all.length - 1)]!)];
      return [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]];
    }),
  );
  return { walked, flown };
}

const coveredShare = (tower: Tower, [x, y]: Point): boolean => {
  if (tower.stats.manner === 'beam') return isInBeam(tower, { x, y } as Intruder);
  const [dx, dy] = [tower.x - x, tower.y - y];
  return dx * dx + dy * dy <= tower.stats.range ** 2;
};

const CROWD = { shot: 0.45, lob: 1.2, pulse: 1, beam: 1, aura: 0, block: 0 } as const;

/** Returns a weight for each kind of intruder in the coming waves; earlier waves weigh more. */
export function listUpcomingIntruders(night: Night): Map<number, number> {
  const roster = new Map<number, number>();
  for (let wave = Math.max(0, night.wave - 1); wave < night.ground.waves.length; wave++) {
    const weight = 0.75 ** (wave - night.wave);
    for (const { kind } of night.ground.waves[wave]!) roster.set(kind, (roster.get(kind) ?? 0) + weight);
  }
  return roster;
}

/**
 * Rates the towers by the damage that they do to the intruders of a night. Damage to a kind of intruder counts less
 * when the towers already do much damage to that kind.
 */
export function rateDefense(
  night: Night,
  towers: readonly Tower[],
  field: readonly number[],
  roster = listUpcomingIntruders(night),
): number {
  const routes = routesOf(night.ground, field);
  const list = INTRUDERS[night.ground.world];
  const armed = towers.filter(({ stats: { manner } }) => manner !== 'aura' && manner !== 'block');
  let value = 0;
  for (const [index, number] of roster) {
    const kind = list[index]!;
    const paths = kind.isStraight ? routes.flown : routes.walked;
    let coveredCount = 0;
    for (const path of paths) {
      for (const point of path) {
        let localValue = 0;
        let slow = 0;
        let isLit = !kind.isHidden;
        for (const tower of armed) {
          const { stats } = tower;
          if (!coveredShare(tower, point)) continue;
          if (stats.isLight) isLit = true;
          if (stats.reach === 'ground' && kind.isFlying) continue;
          let damage = (stats.damage * kind.takes[stats.force]) / 100;
          if (kind.isFlying) damage *= stats.airPercent / 100;
          if (damage > 0) damage = Math.max(1, damage - kind.armour);
          const rate =
            (damage * CROWD[stats.manner] * (stats.manner === 'shot' ? stats.count ** 0.8 : 1)) / stats.every;
          localValue += rate * (1 + tower.boost / 100);
          const hold =
            stats.slowPercent / 100 + stats.stunTicks / stats.every + (kind.isFlying ? 0 : stats.push / 160);
          slow = Math.max(slow, Math.min(0.75, hold));
        }
        if (isLit) coveredCount += ((localValue * GRAIN) / kind.speed) * (1 + slow);
      }
    }
    const hp = hitPointsOf(night, kind, night.wave);
    value += number * Math.max(1, hp / 120) * Math.log(1 + (1.4 * coveredCount) / (paths.length * hp));
  }
  return value + routesLength(routes.walked) * 0.002;
}

const routesLength = (routes: Point[][]): number => routes.reduce((sum, route) => sum + route.length, 0);

/** Returns the cells that are on a route or next to one. */
export function routesInRange(ground: Ground, field: readonly number[]): Set<number> {
  const cells = new Set<number>();
  for (const route of routesOf(ground, field).walked)
    for (const [x, y] of route) {
      const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [c, r] = [column + dx, row + dy];
          if (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS) cells.add(r * COLUMNS + c);
        }
    }
  return cells;
}
