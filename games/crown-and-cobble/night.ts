/** Simulates a night on one map tick by tick. The replay and the screen share this code. */
import { buildTower, upgradeTower, sellTower, turnTower } from './build';
import {
  EARLY_TICKS,
  HEAL,
  HEARTS,
  MAX_NIGHT_TICKS,
  POINTS,
  SNUFF,
  SPELL,
  STARS,
  STRENGTH,
  WAVE_COINS,
  WAVE_BREAK_TICKS,
} from './config';
import { advanceShot, lightIntruders, operateTower } from './fight';
import { computeDistanceField, groundOf } from './ground';
import { INTRUDERS } from './intruders';
import { MAPS } from './maps';
import type { Intruder, Listener, Night, StrengthKey, WorldKey } from './types';
import { enterMap, kindOf, pushIntruderBack, moveIntruder } from './walk';

export const ACTION_CODES = {
  build: 0,
  raise: 1,
  sell: 2,
  turn: 3,
  call: 4,
  spell: 5,
  next: 6,
  finish: 7,
} as const;
export const KINDS_PER_SPOT_CODE = 8;

const ignoreEvents: Listener = () => undefined;

/** Begins a map. No intruder comes until the first wave is called. */
export function createNight(world: WorldKey, index: number, strength: StrengthKey): Night {
  const ground = groundOf(world, index);
  const { coins, might } = MAPS[world][index]!;
  return {
    ...{ ground, strength, tick: 0, hearts: HEARTS, points: 0, wave: 0, ticksToNextWave: -1, spell: 0 },
    might: Math.round((might * STRENGTH[strength].might[world]) / 100),
    coins: Math.round((coins * STRENGTH[strength].coins) / 100),
    arrivingWaves: [],
    crowd: [],
    towers: [],
    built: ground.spots.map(() => null),
    shots: [],
    field: world === 'sea' ? computeDistanceField(ground, () => false) : [],
    nextId: 1,
    chased: 0,
    passed: INTRUDERS[world].map(() => 0),
    end: null,
  };
}

/** Returns the stars of a won night. */
export const starsOf = ({ end, hearts }: Night): number =>
  end !== 'won' ? 0 : hearts >= STARS.three ? 3 : hearts >= STARS.two ? 2 : 1;

/** Returns the score of the night so far. A won night also scores hearts and stars. */
export const pointsOf = (night: Night): number =>
  night.points + (night.end === 'won' ? night.hearts * POINTS.heart + starsOf(night) * POINTS.star : 0);

/** Returns whether time passes: from the first wave until the end. */
export const isRunning = ({ wave, end }: Night): boolean => wave > 0 && end === null;
export const hasMoreWaves = ({ wave, ground }: Night): boolean => wave < ground.waves.length;
/** Returns the coins earned by calling the next wave now. */
export const earlyCoins = ({ ticksToNextWave: waitForNextWave }: Night): number =>
  waitForNextWave > 0 ? Math.floor(waitForNextWave / EARLY_TICKS) : 0;

function callWave(night: Night, on: Listener): string | null {
  if (!hasMoreWaves(night)) return 'No more waves tonight.';
  if (night.wave > 0 && night.ticksToNextWave < 0) return 'The last wave is still coming in.';
  const bonus = earlyCoins(night);
  night.coins += bonus;
  night.points += bonus * POINTS.early;
  night.arrivingWaves.push({ wave: night.wave, next: 0, ticks: 0 });
  night.wave++;
  night.ticksToNextWave = -1;
  on('called', 0, 0, 0, 0, bonus);
  return null;
}

/** Returns whether the spell would affect any intruder. */
export const canCast = (night: Night): boolean => isRunning(night) && night.crowd.length > 0;

function castSpell(night: Night, on: Listener): string | null {
  if (night.spell > 0) return 'Not ready yet.';
  if (!canCast(night)) return 'Keep it for when they come.';
  night.spell = SPELL.waitTicks;
  for (const one of night.crowd) {
    if (night.ground.world === 'town') one.stun = kindOf(night, one).isBoss ? 20 : SPELL.stunTicks;
    else if (!kindOf(night, one).isFlying) pushIntruderBack(night, one, SPELL.push);
    if (night.ground.world === 'sea') one.stun = Math.max(one.stun, 24);
  }
  on('spell', 0, 0, 0, 0, 0);
  return null;
}

/** Performs an action. Returns null, or the reason for a rejection. A rejected action changes nothing. */
export function performAction(
  night: Night,
  action: number,
  arg: number,
  on: Listener = ignoreEvents,
): string | null {
  if (night.end) return 'The night is over.';
  const isStraight = (kind: number) => INTRUDERS[night.ground.world][kind]!.isStraight;
  const [spot, waitForNextWave] = [Math.floor(arg / KINDS_PER_SPOT_CODE), arg % KINDS_PER_SPOT_CODE];
  if (action === ACTION_CODES.build) return buildTower(night, spot, waitForNextWave, isStraight, on);
  if (action === ACTION_CODES.raise) return upgradeTower(night, spot, waitForNextWave, on);
  if (action === ACTION_CODES.sell) return sellTower(night, spot, on);
  if (action === ACTION_CODES.turn) return turnTower(night, spot, waitForNextWave, on);
  if (action === ACTION_CODES.call) return callWave(night, on);
  if (action === ACTION_CODES.spell) return castSpell(night, on);
  return 'no such action';
}

function spawnIntruders(night: Night): void {
  const { ground } = night;
  if (!night.arrivingWaves.length) return;
  for (const one of night.arrivingWaves) {
    const spawns = ground.waves[one.wave]!;
    for (; one.next < spawns.length && spawns[one.next]!.at <= one.ticks; one.next++) {
      const { kind, gate } = spawns[one.next]!;
      enterMap(night, kind, gate, one.wave);
    }
    one.ticks++;
  }
  const isIn = ({ wave, next }: Night['arrivingWaves'][number]) => next >= ground.waves[wave]!.length;
  if (night.arrivingWaves.some(isIn)) night.arrivingWaves = night.arrivingWaves.filter((one) => !isIn(one));
  if (!night.arrivingWaves.length && hasMoreWaves(night)) night.ticksToNextWave = WAVE_BREAK_TICKS;
}

/** Applies intruders that heal others, and the boss, which puts out lights. */
function performSpecialAction(night: Night, one: Intruder, on: Listener): void {
  const kind = kindOf(night, one);
  if (!kind.heals && !kind.isBoss) return;
  one.turn++;
  if (kind.heals && one.turn % HEAL.everyTicks === 0)
    for (const other of night.crowd) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      if (other !== one && dx * dx + dy * dy <= HEAL.range * HEAL.range)
        other.hp = Math.min(other.full, other.hp + kind.heals);
    }
  if (!kind.isBoss || one.turn % SNUFF.everyTicks !== 0) return;
  let nearestSquared = SNUFF.range * SNUFF.range;
  let found = null;
  for (const tower of night.towers) {
    const [dx, dy] = [tower.x - one.x, tower.y - one.y];
    const distanceSquared = dx * dx + dy * dy;
    if (distanceSquared < nearestSquared && tower.dark === 0 && tower.stats.manner !== 'block')
      [nearestSquared, found] = [distanceSquared, tower];
  }
  if (!found) return;
  found.dark = SNUFF.forTicks;
  on('snuffed', one.x, one.y, found.x, found.y, 0);
}

function moveIntruders(night: Night, on: Listener): void {
  for (const one of night.crowd) {
    if (one.isGone) continue;
    performSpecialAction(night, one, on);
    if (!moveIntruder(night, one)) continue;
    one.isGone = true;
    night.passed[one.kind]!++;
    const { hearts } = kindOf(night, one);
    night.hearts = Math.max(0, night.hearts - hearts);
    on('through', one.x, one.y, one.x, one.y, hearts);
  }
  if (night.crowd.some(({ isGone }) => isGone)) night.crowd = night.crowd.filter(({ isGone }) => !isGone);
}

function waitForNextWave(night: Night, on: Listener): void {
  if (night.ticksToNextWave < 0) return;
  // Makes the time until the next wave pass twice as fast while no intruder is left.
  night.ticksToNextWave -= night.crowd.length ? 1 : 2;
  if (night.ticksToNextWave <= 0) {
    night.ticksToNextWave = 0;
    callWave(night, on);
  }
}

function checkEnd(night: Night, on: Listener): void {
  if (night.hearts <= 0 || night.tick >= MAX_NIGHT_TICKS) {
    night.end = 'lost';
    on('lost', 0, 0, 0, 0, 0);
  } else if (!hasMoreWaves(night) && !night.arrivingWaves.length && !night.crowd.length) {
    night.end = 'won';
    on('won', 0, 0, 0, 0, starsOf(night));
  }
}

/** Pays the coins for a wave when all its intruders have arrived. */
function payIncome(night: Night, on: Listener): void {
  let coins = WAVE_COINS + night.wave;
  for (const { stats } of night.towers) coins += stats.coins;
  night.coins += coins;
  on('cleared', 0, 0, 0, 0, coins);
}

/** Plays a tick. */
export function stepNight(night: Night, on: Listener = ignoreEvents): void {
  if (!isRunning(night)) return;
  night.tick++;
  if (night.spell > 0) night.spell--;
  const wasComing = night.arrivingWaves.length;
  spawnIntruders(night);
  if (wasComing && !night.arrivingWaves.length) payIncome(night, on);
  lightIntruders(night);
  for (const tower of night.towers) operateTower(night, tower, on);
  if (night.shots.length) {
    for (const shot of night.shots) advanceShot(night, shot, on);
    night.shots = night.shots.filter(({ ticks }) => ticks > 0);
  }
  moveIntruders(night, on);
  waitForNextWave(night, on);
  checkEnd(night, on);
}
