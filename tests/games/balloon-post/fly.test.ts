import { describe, expect, it } from 'vitest';
import { readLevel } from '@/games/balloon-post/board';
import { countAll, firstScene, simulateFlight, isDelivered } from '@/games/balloon-post/fly';
import { isKind, solve } from '@/games/balloon-post/solve';
import type { Level, Scene, Sketch, SteerDirection, WorldKey } from '@/games/balloon-post/types';
import { requireValue } from './levels';

const makeLevel = (world: WorldKey, sketch: Omit<Sketch, 'par'>): Level =>
  readLevel(world, { ...sketch, par: 0 });
const flyFrom = (level: Level, steer: SteerDirection, scene: Scene = firstScene(level), craft = 0) =>
  requireValue(simulateFlight(level, scene, craft, steer));

describe('a gust', () => {
  const level = makeLevel('air', {
    map: ['....', '.b..', 'A...', '##p#'],
    streams: '<>>.',
    crafts: ['h'],
    homes: ['h'],
  });

  it("changes the layer first, then moves along with that layer's stream", () => {
    expect(flyFrom(level, 0).path).toEqual([8, 4, 5]);
    expect(flyFrom(level, 1).path).toEqual([8, 9]);
    expect(simulateFlight(level, firstScene(level), 0, 2)).toBeNull();
  });

  it('meets friends on the way, and delivers where the craft stops', () => {
    expect(flyFrom(level, 0).met).toBe(1);
    const { scene } = flyFrom(level, 1);
    const end = flyFrom(level, 1, scene);
    expect(end.delivered).toBe(1);
    expect(isDelivered(end.scene)).toBe(true);
  });

  it('ends at edges, houses and clouds', () => {
    const shut = makeLevel('air', { map: ['Ac', '..', 'p#'], streams: '><.', crafts: ['h'], homes: ['h'] });
    expect(simulateFlight(shut, firstScene(shut), 0, 1)).toBeNull();
    expect(flyFrom(shut, 2).path).toEqual([0, 2]);
  });

  it('rises over chimneys and sinks in rain', () => {
    const warm = makeLevel('air', {
      map: ['...', 'A^v', '...', '##p'],
      streams: '.>..',
      crafts: ['h'],
      homes: ['h'],
    });
    const up = flyFrom(warm, 1).scene;
    expect(up.cells).toEqual([4]);
    expect(flyFrom(warm, 1, up).path).toEqual([4, 1]);
  });

  it('never enters a cell with another craft', () => {
    const two = makeLevel('air', {
      map: ['AB.', '...', '#p#'],
      streams: '>..',
      crafts: ['h', ''],
      homes: ['h'],
    });
    expect(simulateFlight(two, firstScene(two), 0, 1)).toBeNull();
    expect(flyFrom(two, 1, firstScene(two), 1).scene.cells).toEqual([0, 2]);
  });
});

describe('a post office', () => {
  it('fills the bag up to its limit', () => {
    const level = makeLevel('air', {
      map: ['A..', '#Pp'],
      streams: '>.',
      crafts: [''],
      homes: ['hs'],
      posts: ['hsm'],
      bag: 2,
    });
    const flight = flyFrom(level, 1);
    expect(flight.loaded).toBe(2);
    expect(flight.scene.loads[0]).toEqual([1, 1, 0, 0]);
    expect(countAll(flight.scene.stocks)).toBe(1);
    expect(flyFrom(level, 1, flight.scene).delivered).toBe(2);
  });
});

describe('the sea', () => {
  it('steers left and right, with currents that run in columns', () => {
    const level = makeLevel('sea', {
      map: ['...', 'A..', '#p#'],
      streams: '.^v',
      crafts: ['h'],
      homes: ['h'],
    });
    expect(flyFrom(level, 2).path).toEqual([3, 4, 1]);
    expect(simulateFlight(level, firstScene(level), 0, 0)).toBeNull();
  });

  it('carries a craft from one whirlpool to the other', () => {
    const level = makeLevel('sea', {
      map: ['A@..', '##.@', '###p'],
      streams: '....',
      crafts: ['h'],
      homes: ['h'],
    });
    const through = flyFrom(level, 2);
    expect(through.isWhirled).toBe(true);
    expect(through.delivered).toBe(1);
  });

  it('opens its gates only after the craft has met a friend', () => {
    const level = makeLevel('sea', { map: ['bAG.', '###p'], streams: '....', crafts: ['h'], homes: ['h'] });
    expect(simulateFlight(level, firstScene(level), 0, 2)).toBeNull();
    expect(solve(level, firstScene(level))).toEqual([0, 2, 2, 2]);
  });
});

describe('the solver', () => {
  it('reports when no solution exists, and whether play can reach a dead end', () => {
    const stuck = makeLevel('air', { map: ['A.', '#p'], streams: '<.', crafts: ['h'], homes: ['h'] });
    expect(solve(stuck, firstScene(stuck))).toBeNull();
    const trap = makeLevel('air', {
      map: ['.A.', '...', '#p.'],
      streams: '...',
      crafts: ['h'],
      homes: ['h'],
    });
    expect(isKind(trap, firstScene(trap))).toBe(true);
    const oneWay = makeLevel('air', { map: ['A..', '#p.'], streams: '>.', crafts: ['h'], homes: ['h'] });
    expect(solve(oneWay, firstScene(oneWay))).toEqual([1]);
  });
});
