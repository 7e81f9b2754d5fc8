import { describe, expect, it } from 'vitest';
import { firstScene, simulateShot } from '@/games/arrowfall/fly';
import { isCleared } from '@/games/arrowfall/goals';
import {
  createApple,
  createBalloon,
  createBell,
  createBrazier,
  createDrum,
  createFace,
  createFence,
  createGate,
  createLantern,
  createRocket,
  createSack,
  slidingMotion,
  createSpout,
  createLevel,
  tieRopes,
  createWall,
} from '@/games/arrowfall/create-items';
import { positionAt } from '@/games/arrowfall/motion';
import { SUBUNITS } from '@/games/arrowfall/config';
import type { Item, Level, Shot } from '@/games/arrowfall/types';

const makeLevel = (items: readonly Item[], more: Partial<Level> = {}): Level =>
  createLevel('', '', 1, items, more);
const shootAt = (level: Level, aim: [number, number, number], isBurning = false): Shot =>
  simulateShot(level, firstScene(level), isBurning, aim);
const listEventKinds = ({ events }: Shot): string[] => events.map(({ kind }) => kind);

describe('an arrow', () => {
  it('flies the same way every time, and farther with more power', () => {
    const level = makeLevel([]);
    expect(shootAt(level, [40, 50, 0])).toEqual(shootAt(level, [40, 50, 0]));
    const [weak, strong] = [shootAt(level, [180, 20, 0]), shootAt(level, [180, 40, 0])];
    expect(strong.xs.at(-1)).toBeGreaterThan(weak.xs.at(-1) ?? 0);
    expect(listEventKinds(weak)).toEqual(['ground']);
  });

  it('drifts with the wind', () => {
    const end = (wind: number) => shootAt(makeLevel([], { wind }), [200, 30, 0]).xs.at(-1) ?? 0;
    expect(end(3)).toBeGreaterThan(end(0));
    expect(end(0)).toBeGreaterThan(end(-3));
  });

  it('sticks in a thin board instead of passing through it', () => {
    const shot = shootAt(makeLevel([createFence(400, 200), createBell(600, 560)]), [20, 60, 0]);
    expect(listEventKinds(shot)).toEqual(['thud']);
    expect(shot.stuckArrow?.item).toBe(0);
  });

  it('scores more points the closer it lands to the gold', () => {
    const points = [0, 6, 12, 18, 24].map(
      (angle) => shootAt(makeLevel([createFace(500, 612, 60)]), [angle, 60, 0]).points,
    );
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points.at(-1)).toBeGreaterThan(points[0] ?? 0);
  });

  it('flies on through balloons, with extra points for each additional target', () => {
    const level = makeLevel([createBalloon(300, 585), createBalloon(420, 590), createApple(560, 618)]);
    const shot = shootAt(level, [24, 60, 0]);
    expect(shot.hits).toBe(3);
    expect(shot.points).toBe(20 + 30 + 50);
    expect(isCleared(level, shot.scene)).toBe(true);
  });

  it('bounces off a drum', () => {
    const shot = shootAt(makeLevel([createDrum(600, 400, 700), createBell(400, 660)]), [16, 50, 0]);
    expect(listEventKinds(shot).slice(0, 1)).toEqual(['bounce']);
    expect(shot.xs.at(-1)).toBeLessThan(590);
  });
});

describe('a rope', () => {
  it('drops its load when cut, so that the load rings the bell below', () => {
    const level = makeLevel([createSack(500, 560, 140), createBell(500, 745)]);
    const shot = shootAt(level, [88, 60, 0]);
    expect(listEventKinds(shot)).toEqual(expect.arrayContaining(['cut', 'hit', 'land']));
    expect(isCleared(level, shot.scene)).toBe(true);
  });

  it('lets a gate fall when cut, and the fallen gate stops arrows', () => {
    const level = makeLevel([createGate(500, 300, 440, 160)]);
    const shot = shootAt(level, [200, 60, 0]);
    expect(shot.scene.drops[0]).toBe((800 - 440) * SUBUNITS);
    const next = simulateShot(level, shot.scene, false, [-20, 60, 0]);
    expect(next.stuckArrow?.item).toBe(0);
  });
});

describe('fire', () => {
  it('spreads along tied ropes from lantern to lantern', () => {
    const level = makeLevel(
      tieRopes([createLantern(400, 590), createLantern(600, 300), createLantern(800, 500)], [0, 1, 2]),
    );
    const shot = shootAt(level, [24, 60, 0], true);
    expect(isCleared(level, shot.scene)).toBe(true);
    expect(listEventKinds(shot)).toEqual(expect.arrayContaining(['hit']));
    expect(shot.fires.map(({ item }) => item)).toEqual([1, 2]);
  });

  it('goes out in water, and is relit by a brazier', () => {
    const level = makeLevel([
      createSpout(300, 40, 800),
      createLantern(400, 580),
      createBrazier(520, 610),
      createLantern(700, 650),
    ]);
    const shot = shootAt(level, [24, 60, 0], true);
    expect(shot.scene.struck).toEqual([false, false, false, true]);
    expect(listEventKinds(shot).slice(0, 2)).toEqual(['douse', 'kindle']);
  });

  it('launches a rocket that hits the objects above it', () => {
    const level = makeLevel([createRocket(500, 600), createLantern(500, 300), createLantern(760, 300)]);
    const shot = shootAt(level, [24, 60, 0], true);
    expect(shot.scene.struck).toEqual([true, true, false]);
    expect(listEventKinds(shot)).toEqual(expect.arrayContaining(['launch', 'burst']));
  });

  it('does not light a lantern if the arrow is not burning', () => {
    const level = makeLevel([createLantern(400, 590)], { isDark: true });
    expect(shootAt(level, [24, 60, 0], true).hits).toBe(0);
  });
});

describe('a moving object', () => {
  it('returns to its start after one period, and a waterspout pauses for half of it', () => {
    const item = createWall(500, 300, 400, slidingMotion(0, 120, 480));
    const at = (tick: number) => ({ ...positionAt(item, tick, { x: 0, y: 0 }) });
    expect(at(480)).toEqual(at(0));
    expect(at(240).y - at(0).y).toBe(120 * SUBUNITS);
    const level = makeLevel([createSpout(300, 40, 800, 480), createLantern(500, 590)]);
    expect(shootAt(level, [24, 60, 0], true).hits).toBe(0);
    expect(shootAt(level, [24, 60, 260], true).hits).toBe(1);
  });
});
