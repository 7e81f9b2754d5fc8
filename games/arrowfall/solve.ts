/** Solves levels by searching a table of aims, arrow by arrow, the most effective shots first. */
import { CLOCK, MAX_ANGLE, MIN_ANGLE, POWERS } from './config';
import { firstScene, simulateShot } from './fly';
import { countGoalsLeft, isCleared } from './goals';
import type { Level, Scene, Shot } from './types';

type Aim = [angle: number, power: number, tick: number];

export interface SolveOptions {
  angleStep?: number;
  powers?: readonly number[];
  ticks?: number;
  /** The beam width: the number of shots that the search follows from each scene. */
  width?: number;
}

const POWER_LIST = [POWERS, 44, 52, 34, 24];
const TICKS = 16;
const WIDTH = 6;

interface Solution {
  aim: Aim;
  shot: Shot;
  points: number;
}

const greatestCommonDivisor = (a: number, b: number): number => (b ? greatestCommonDivisor(b, a % b) : a);

/** Returns the number of ticks after which everything in a level is back at its start. */
function commonPeriodOf({ items, gust }: Level): number {
  const periods = [...items.map(({ motion }) => motion?.period ?? 1), gust || 1];
  return Math.min(
    CLOCK,
    periods.reduce((all, one) => (all / greatestCommonDivisor(all, one)) * one, 1),
  );
}

function listShotsFrom(level: Level, scene: Scene, isHarbour: boolean, options: SolveOptions): Solution[] {
  const { angleStep = 3, powers = POWER_LIST, ticks = TICKS } = options;
  const left = countGoalsLeft(level, scene);
  const period = commonPeriodOf(level);
  const count = Math.min(ticks, period);
  const byScene = new Map<string, Solution>();
  for (let at = 0; at < count; at++)
    for (const power of powers)
      for (let angle = MIN_ANGLE; angle <= MAX_ANGLE; angle += angleStep) {
        const aim: Aim = [angle, power, Math.floor((at * period) / count)];
        const shot = simulateShot(level, scene, isHarbour, aim);
        if (shot.scene.struck.every((is, index) => is === scene.struck[index])) continue;
        const done = left - countGoalsLeft(level, shot.scene);
        const found = { aim, shot, points: done * 1000 + shot.points };
        const key = shot.scene.struck.map(Number).join('');
        const before = byScene.get(key);
        if (!before || before.points < found.points) byScene.set(key, found);
        if (done === left) return [found];
      }
  return [...byScene.values()].sort((a, b) => b.points - a.points);
}

/** Returns aims that pass the level with the given number of arrows, or null if the search finds none. */
export function solve(
  level: Level,
  isHarbour: boolean,
  arrows: number,
  options: SolveOptions = {},
  scene: Scene = firstScene(level),
): Aim[] | null {
  if (isCleared(level, scene)) return [];
  if (arrows === 0) return null;
  for (const { aim, shot } of listShotsFrom(level, scene, isHarbour, options).slice(
    0,
    options.width ?? WIDTH,
  )) {
    const laterShots = solve(level, isHarbour, arrows - 1, options, shot.scene);
    if (laterShots) return [aim, ...laterShots];
  }
  return null;
}
