/** The towers of the town and the sea: price, effect, and two upgrade branches each. */
import { LEVEL_TWO } from './config';
import type { Stats, TowerKind, UpgradeBranch, WorldKey } from './types';

const PLAIN_STATS: Stats = {
  manner: 'shot',
  force: 'blow',
  reach: 'all',
  range: 150,
  every: 20,
  damage: 0,
  count: 1,
  splash: 0,
  slowPercent: 0,
  slowTicks: 0,
  stunTicks: 0,
  push: 0,
  airPercent: 100,
  isLight: false,
  isTwoSided: false,
  boost: 0,
  coins: 0,
};

const createTowerKind = (
  key: string,
  cost: number,
  stats: Partial<Stats>,
  first: UpgradeBranch,
  second: UpgradeBranch,
): TowerKind => ({
  ...PLAIN_STATS,
  ...stats,
  key,
  cost,
  branches: [first, second],
});

const TOWN: readonly TowerKind[] = [
  createTowerKind(
    'lamp',
    50,
    { force: 'light', range: 175, every: 12, damage: 6, isLight: true },
    { cost: 60, range: 250, damage: 11 },
    { cost: 55, count: 3, damage: 5 },
  ),
  createTowerKind(
    'bell',
    70,
    { manner: 'pulse', force: 'sound', range: 150, every: 44, damage: 6, slowPercent: 40, slowTicks: 34 },
    { cost: 70, slowPercent: 55, slowTicks: 44, stunTicks: 9 },
    { cost: 75, damage: 15, every: 36 },
  ),
  createTowerKind(
    'catapult',
    90,
    { manner: 'lob', reach: 'ground', range: 270, every: 58, damage: 24, splash: 75 },
    { cost: 95, damage: 52, splash: 85 },
    { cost: 85, damage: 28, slowPercent: 50, slowTicks: 50, splash: 95 },
  ),
  createTowerKind(
    'loft',
    60,
    { range: 205, every: 18, damage: 8, airPercent: 220 },
    { cost: 80, range: 290, damage: 14 },
    { cost: 70, count: 2, every: 14 },
  ),
  createTowerKind(
    'cats',
    75,
    { reach: 'ground', range: 125, every: 20, damage: 30 },
    { cost: 75, count: 3, damage: 34 },
    { cost: 85, damage: 100, every: 28 },
  ),
  createTowerKind(
    'fiddler',
    80,
    { manner: 'aura', range: 165, boost: 25 },
    { cost: 60, coins: 14 },
    { cost: 85, boost: 50, range: 190 },
  ),
];

const SEA: readonly TowerKind[] = [
  createTowerKind(
    'buoy',
    7,
    { manner: 'block', range: 0 },
    { cost: 22, manner: 'shot', force: 'light', isLight: true, range: 140, every: 20, damage: 4 },
    {
      cost: 26,
      manner: 'pulse',
      reach: 'ground',
      force: 'blow',
      range: 115,
      every: 40,
      damage: 3,
      slowPercent: 35,
      slowTicks: 30,
    },
  ),
  createTowerKind(
    'lighthouse',
    85,
    { manner: 'beam', force: 'light', range: 400, every: 6, damage: 3, isLight: true },
    { cost: 85, isTwoSided: true, damage: 4 },
    { cost: 95, damage: 6, range: 500 },
  ),
  createTowerKind(
    'horn',
    80,
    { manner: 'pulse', force: 'sound', range: 155, every: 46, damage: 9 },
    { cost: 75, damage: 10, stunTicks: 13 },
    { cost: 80, damage: 15, every: 34 },
  ),
  createTowerKind(
    'hook',
    70,
    { reach: 'ground', range: 175, every: 28, damage: 26 },
    { cost: 80, damage: 78, every: 36 },
    { cost: 70, every: 19, count: 2, damage: 27 },
  ),
  createTowerKind(
    'pump',
    75,
    { range: 190, every: 40, damage: 8, push: 70, airPercent: 150 },
    { cost: 80, push: 130, damage: 14 },
    { cost: 75, count: 3, damage: 12 },
  ),
  createTowerKind(
    'kite',
    55,
    { reach: 'all', force: 'light', range: 230, every: 18, damage: 5, airPercent: 380 },
    { cost: 65, range: 310, damage: 12 },
    { cost: 65, count: 3, damage: 6 },
  ),
];

export const TOWERS: Readonly<Record<WorldKey, readonly TowerKind[]>> = { town: TOWN, sea: SEA };
/** The index of the lighthouse, to which the rules and the screen refer. */
export const LIGHTHOUSE = 1;

/** Returns the stats of a tower at a level of a branch. */
export function towerStatsOf(kind: TowerKind, branch: number, level: number): Stats {
  if (level === 0) return kind;
  const stats: Stats = { ...kind, ...kind.branches[branch] };
  if (level === 1) return stats;
  return {
    ...stats,
    damage: Math.round((stats.damage * LEVEL_TWO.damagePercent) / 100),
    every: Math.max(1, Math.round((stats.every * LEVEL_TWO.everyPercent) / 100)),
    range: stats.range + (stats.range ? LEVEL_TWO.range : 0),
    boost: Math.round((stats.boost * 140) / 100),
    coins: Math.round((stats.coins * 180) / 100),
    push: Math.round((stats.push * 130) / 100),
  };
}

/** Returns the price of the next upgrade on a branch. */
export function costOfStep(kind: TowerKind, branch: number, level: number): number {
  const { cost } = kind.branches[branch]!;
  return level === 0 ? cost : Math.round((cost * LEVEL_TWO.costPercent) / 100);
}
