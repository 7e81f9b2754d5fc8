/** Bots that play a map: one weighs the effects of its purchases, and one only calls the waves. */
import { spotRejection, upgradePriceOf } from '@/games/crown-and-cobble/build';
import { EARLY_TICKS } from '@/games/crown-and-cobble/config';
import { computeDistanceField } from '@/games/crown-and-cobble/ground';
import { INTRUDERS } from '@/games/crown-and-cobble/intruders';
import {
  performAction,
  ACTION_CODES,
  createNight,
  hasMoreWaves,
  KINDS_PER_SPOT_CODE,
  stepNight,
} from '@/games/crown-and-cobble/night';
import { towerStatsOf, TOWERS } from '@/games/crown-and-cobble/towers';
import type { Move, Night, StrengthKey, Tower, WorldKey } from '@/games/crown-and-cobble/types';
import { routesInRange, listUpcomingIntruders, rateDefense } from './worth';

export interface BotHabits {
  /** The kinds of towers that the bot may build. */
  kinds?: readonly number[];
  hasWays?: boolean;
  hasSpell?: boolean;
  isEarly?: boolean;
}

interface Plan {
  action: number;
  arg: number;
  cost: number;
  gain: number;
}

const isStraight = (night: Night) => (kind: number) => INTRUDERS[night.ground.world][kind]!.isStraight;

const fieldWithTower = (night: Night, spot: number): number[] =>
  night.ground.world === 'sea'
    ? computeDistanceField(night.ground, (cell) => cell === spot || night.built[cell] !== null)
    : [];

function valueWithTuning(towers: readonly Tower[]): Tower[] {
  return towers.map((tower) => {
    let boost = 0;
    for (const { stats, x, y } of towers)
      if (stats.boost > boost && (x - tower.x) ** 2 + (y - tower.y) ** 2 <= stats.range ** 2)
        boost = stats.boost;
    return { ...tower, boost };
  });
}

function listBuildPlans(night: Night, now: number, kinds: readonly number[]): Plan[] {
  const { ground } = night;
  const roster = listUpcomingIntruders(night);
  const routes = ground.world === 'sea' ? routesInRange(ground, night.field) : null;
  const plans: Plan[] = [];
  for (let spot = 0; spot < ground.spots.length; spot++) {
    if ((routes && !routes.has(spot)) || spotRejection(night, spot, isStraight(night))) continue;
    const [x, y] = ground.spots[spot]!;
    const field = fieldWithTower(night, spot);
    for (const kind of kinds) {
      const towerKind = TOWERS[ground.world][kind]!;
      const dirs = towerKind.manner === 'beam' ? [0, 1, 2, 3, 4, 5, 6, 7] : [0];
      for (const dir of dirs) {
        const tower = {
          spot,
          kind,
          branch: -1,
          level: 0,
          stats: towerKind,
          x,
          y,
          wait: 0,
          dark: 0,
          boost: 0,
          dir,
          spent: 0,
        };
        const gain = rateDefense(night, valueWithTuning([...night.towers, tower]), field, roster) - now;
        plans.push({
          action: ACTION_CODES.build,
          arg: spot * KINDS_PER_SPOT_CODE + kind + dir / 100,
          cost: towerKind.cost,
          gain,
        });
      }
    }
  }
  return plans;
}

function listUpgradePlans(night: Night, now: number): Plan[] {
  const roster = listUpcomingIntruders(night);
  return night.towers.flatMap((tower) =>
    [0, 1].flatMap((branch): Plan[] => {
      const cost = upgradePriceOf(night, tower, branch);
      if (cost === null) return [];
      const stats = towerStatsOf(TOWERS[night.ground.world][tower.kind]!, branch, tower.level + 1);
      const towers = valueWithTuning(
        night.towers.map((one) => (one === tower ? { ...tower, branch: branch, stats } : one)),
      );
      const gain = rateDefense(night, towers, night.field, roster) - now;
      return [{ action: ACTION_CODES.raise, arg: tower.spot * KINDS_PER_SPOT_CODE + branch, cost, gain }];
    }),
  );
}

function bestPlan(night: Night, { kinds, hasWays = true }: BotHabits): Plan | null {
  const all = kinds ?? TOWERS[night.ground.world].map((_, i) => i);
  const now = rateDefense(night, night.towers, night.field);
  const plans = listBuildPlans(night, now, all);
  if (hasWays) plans.push(...listUpgradePlans(night, now));
  let best: Plan | null = null;
  for (const plan of plans)
    if (plan.gain > 0.001 && (!best || plan.gain / plan.cost > best.gain / best.cost)) best = plan;
  return best;
}

const EVERY = 20;

/** Plays a night to its end. Returns the moves, each with the number of ticks since the previous one. */
export function playNight(night: Night, habits: BotHabits = {}): Move[] {
  const moves: Move[] = [];
  let since = 0;
  const now = { ticks: 0 };
  const press = (action: number, arg = 0): boolean => {
    if (performAction(night, action, arg)) return false;
    moves.push([now.ticks - since, action, arg]);
    since = now.ticks;
    return true;
  };
  let plan: Plan | null = null;
  let plannedFor = -1;
  const spend = () => {
    for (;;) {
      const key = night.wave * 1000 + night.towers.length * 10;
      if (!plan || key !== plannedFor) {
        plan = bestPlan(night, habits);
        plannedFor = key;
      }
      if (!plan || plan.cost > night.coins) return;
      const arg = Math.floor(plan.arg + 0.001);
      const dir = Math.round((plan.arg - arg) * 100);
      const isDone = press(plan.action, arg);
      if (isDone && plan.action === ACTION_CODES.build) {
        const tower = night.built[Math.floor(arg / KINDS_PER_SPOT_CODE)]!;
        if (tower.stats.manner === 'beam') press(ACTION_CODES.turn, tower.spot * KINDS_PER_SPOT_CODE + dir);
      }
      plan = null;
      if (!isDone) return;
    }
  };
  if (habits.kinds?.length !== 0) spend();
  press(ACTION_CODES.call);
  while (!night.end) {
    stepNight(night);
    now.ticks++;
    if (night.end) break;
    if (now.ticks % EVERY || habits.kinds?.length === 0) continue;
    spend();
    const nearest = night.crowd.reduce((min, { distanceLeft }) => Math.min(min, distanceLeft), Infinity);
    if (habits.hasSpell !== false && nearest < 160) press(ACTION_CODES.spell);
    const isCalm = !night.crowd.length && night.ticksToNextWave > EARLY_TICKS;
    if (habits.isEarly && isCalm && hasMoreWaves(night)) press(ACTION_CODES.call);
  }
  return moves;
}

/** Plays a map with the given habits and returns the night. */
export function playMap(
  world: WorldKey,
  index: number,
  strength: StrengthKey,
  habits: BotHabits = {},
): Night {
  const night = createNight(world, index, strength);
  playNight(night, habits);
  return night;
}
