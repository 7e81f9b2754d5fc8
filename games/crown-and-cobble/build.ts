/** Builds, upgrades, sells and turns towers. Each function returns null, or the reason for a rejection. */
import { CELL, REFUND_PERCENT } from './config';
import { computeDistanceField, gateCells, goalCell } from './ground';
import { costOfStep, towerStatsOf, TOWERS } from './towers';
import type { Listener, Night, Tower, TowerKind } from './types';

export const towerKind = ({ ground }: Night, kind: number): TowerKind => TOWERS[ground.world][kind]!;

const listTowerKinds = ({ ground }: Night): readonly TowerKind[] => TOWERS[ground.world];

/** Speeds up towers next to a fiddler. Only the best fiddler in range counts. */
function applyFiddlerBoost({ towers }: Night): void {
  for (const tower of towers) {
    tower.boost = 0;
    for (const other of towers) {
      const { boost, range } = other.stats;
      const [dx, dy] = [other.x - tower.x, other.y - tower.y];
      if (boost > tower.boost && dx * dx + dy * dy <= range * range) tower.boost = boost;
    }
  }
}

const isAfloat = ({ ground }: Night, straight: boolean): boolean => ground.world === 'sea' && !straight;

/** Returns why no tower may be built on a cell of the sea, or null. */
function waterRejection(night: Night, spot: number, isStraight: (kind: number) => boolean): string | null {
  const { ground, crowd } = night;
  const gates = gateCells(ground);
  if (ground.rocks[spot]) return 'That is rock.';
  if (spot === goalCell(ground) || gates.includes(spot)) return 'The way in and out stays free.';
  const sailing = crowd.filter((one) => isAfloat(night, isStraight(one.kind)));
  if (sailing.some((one) => one.cell === spot || one.next === spot)) return 'A boat is in the way.';
  const field = computeDistanceField(ground, (cell) => cell === spot || !!night.built[cell]);
  const isOpen = gates.every((gate) => field[gate]! >= 0) && sailing.every(({ next }) => field[next]! >= 0);
  return isOpen ? null : 'That would shut the last way in.';
}

/** Returns why no tower may be built on a spot, or null. */
export function spotRejection(
  night: Night,
  spot: number,
  isStraight: (kind: number) => boolean,
): string | null {
  if (night.built[spot]) return 'That spot is taken.';
  return night.ground.world === 'sea' ? waterRejection(night, spot, isStraight) : null;
}

function updateField(night: Night): void {
  if (night.ground.world === 'sea')
    night.field = computeDistanceField(night.ground, (cell) => night.built[cell] !== null);
}

/** Builds a tower. */
export function buildTower(
  night: Night,
  spot: number,
  kind: number,
  isStraight: (kind: number) => boolean,
  on: Listener,
): string | null {
  const towerKind = listTowerKinds(night)[kind];
  const at = night.ground.spots[spot];
  if (!towerKind || !at) return 'no such place';
  const rejectionReason = spotRejection(night, spot, isStraight);
  if (rejectionReason) return rejectionReason;
  if (night.coins < towerKind.cost) return `${towerKind.cost} coins are needed.`;
  const [x, y] = at;
  const tower: Tower = {
    ...{ spot, kind, branch: -1, level: 0, stats: towerKind, x, y, wait: 0, dark: 0, boost: 0 },
    dir: pickFirstDirection(night, x),
    spent: towerKind.cost,
  };
  night.coins -= towerKind.cost;
  night.towers.push(tower);
  night.built[spot] = tower;
  applyFiddlerBoost(night);
  updateField(night);
  on('built', x, y, x, y, kind);
  return null;
}

/** Returns the initial direction of a beam: to the wider side of the map. */
const pickFirstDirection = (night: Night, x: number): number => (x > (CELL * 10) / 2 ? 4 : 0);

/** Returns the price of a tower's next upgrade on a branch, or null when there is none. */
export function upgradePriceOf(night: Night, { kind, branch, level }: Tower, wanted: number): number | null {
  if (level >= 2 || (level > 0 && branch !== wanted) || wanted < 0 || wanted > 1) return null;
  return costOfStep(towerKind(night, kind), wanted, level);
}

/** Upgrades a tower on a branch. */
export function upgradeTower(night: Night, spot: number, branch: number, on: Listener): string | null {
  const tower = night.built[spot];
  if (!tower) return 'That spot is empty.';
  const price = upgradePriceOf(night, tower, branch);
  if (price === null) return 'It has gone as far as it goes.';
  if (night.coins < price) return `${price} coins are needed.`;
  night.coins -= price;
  tower.spent += price;
  tower.branch = branch;
  tower.level++;
  tower.stats = towerStatsOf(towerKind(night, tower.kind), branch, tower.level);
  applyFiddlerBoost(night);
  on('raised', tower.x, tower.y, tower.x, tower.y, branch);
  return null;
}

/** Returns the refund for selling a tower, which is the full price before the first wave. */
export const refundAmountOf = ({ wave }: Night, { spent }: Tower): number =>
  wave === 0 ? spent : Math.floor((spent * REFUND_PERCENT) / 100);

/** Sells a tower. */
export function sellTower(night: Night, spot: number, on: Listener): string | null {
  const tower = night.built[spot];
  if (!tower) return 'That spot is empty.';
  const back = refundAmountOf(night, tower);
  night.coins += back;
  night.built[spot] = null;
  night.towers.splice(night.towers.indexOf(tower), 1);
  applyFiddlerBoost(night);
  updateField(night);
  on('sold', tower.x, tower.y, tower.x, tower.y, back);
  return null;
}

/** Turns a beam to one of eight directions. */
export function turnTower(night: Night, spot: number, dir: number, on: Listener): string | null {
  const tower = night.built[spot];
  if (!tower || tower.stats.manner !== 'beam') return 'Nothing turns there.';
  if (dir === tower.dir || dir > 7) return 'It shines there already.';
  tower.dir = dir;
  on('turned', tower.x, tower.y, tower.x, tower.y, dir);
  return null;
}
