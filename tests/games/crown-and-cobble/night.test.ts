import { describe, expect, it } from 'vitest';
import { HEARTS, STARS } from '@/games/crown-and-cobble/config';
import { CELLS, cellOf, gateCells, goalCell, groundOf, routeFrom } from '@/games/crown-and-cobble/ground';
import { INTRUDERS } from '@/games/crown-and-cobble/intruders';
import { MAPS } from '@/games/crown-and-cobble/maps';
import {
  performAction,
  ACTION_CODES,
  canCast,
  createNight,
  earlyCoins,
  KINDS_PER_SPOT_CODE,
  starsOf,
  stepNight,
} from '@/games/crown-and-cobble/night';
import { createGame } from '@/games/crown-and-cobble/state';
import { TOWERS } from '@/games/crown-and-cobble/towers';
import type { Night, WorldKey } from '@/games/crown-and-cobble/types';
import { INTRUDER_WORDS, nextText, passedIntrudersText, TOWER_WORDS } from '@/games/crown-and-cobble/words';
import { enterMap } from '@/games/crown-and-cobble/walk';
import { playMap } from './bot';

const WORLDS: WorldKey[] = ['town', 'sea'];
const every = WORLDS.flatMap((world) => MAPS[world].map(({ name }, index) => ({ world, name, index })));
const buildAt = (night: Night, spot: number, kind: number) =>
  performAction(night, ACTION_CODES.build, spot * KINDS_PER_SPOT_CODE + kind);
const playTicks = (night: Night, ticks: number) => {
  for (let i = 0; i < ticks; i++) stepNight(night);
};
const createRichNight = (world: WorldKey, index: number): Night =>
  Object.assign(createNight(world, index, 'brisk'), { coins: 9_999 });
const kindBy = (world: WorldKey, key: string) => INTRUDERS[world].findIndex((one) => one.key === key);

describe('the set of maps', () => {
  it('has twelve maps in each world, and text for each kind of tower and intruder', () => {
    for (const world of WORLDS) {
      expect(MAPS[world]).toHaveLength(12);
      expect(TOWER_WORDS[world]).toHaveLength(TOWERS[world].length);
      expect(INTRUDER_WORDS[world]).toHaveLength(INTRUDERS[world].length);
      const seen = new Set(
        MAPS[world].flatMap((_, i) =>
          groundOf(world, i).waves.flatMap((wave) => wave.map(({ kind }) => kind)),
        ),
      );
      expect(seen.size).toBeGreaterThanOrEqual(10);
    }
  });

  it.each(every)('has a path from every gate: $world, $name', ({ world, index }) => {
    const night = createNight(world, index, 'calm');
    const { ground } = night;
    expect(ground.waves.length).toBeGreaterThanOrEqual(5);
    for (const row of MAPS[world][index]!.rows) expect(row).toHaveLength(10);
    if (world === 'sea') {
      for (const gate of gateCells(ground))
        expect(routeFrom(night.field, gate).at(-1)).toBe(goalCell(ground));
      return;
    }
    expect(ground.spots.length).toBeGreaterThanOrEqual(10);
    for (const lane of ground.lanes) {
      expect(lane.points.at(-1)).toEqual(ground.goal);
      for (const [x, y] of ground.spots)
        for (let i = 1; i < lane.points.length; i++) {
          const [[ax, ay], [bx, by]] = [lane.points[i - 1]!, lane.points[i]!];
          const isOn =
            Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by);
          expect(isOn).toBe(false);
        }
    }
  });

  it.each(every)('leads to defeat when the player does nothing: $world, $name', ({ world, index }) => {
    expect(playMap(world, index, 'calm', { kinds: [] }).end).toBe('lost');
  });
});

describe('a night', () => {
  it('waits for the first wave, and pays for calling the next one early', () => {
    const night = createNight('town', 0, 'brisk');
    playTicks(night, 100);
    expect(night.tick).toBe(0);
    expect(performAction(night, ACTION_CODES.call, 0)).toBeNull();
    expect(performAction(night, ACTION_CODES.call, 0)).not.toBeNull();
    playTicks(night, 110);
    const [bonus, coins] = [earlyCoins(night), night.coins];
    expect(bonus).toBeGreaterThan(5);
    expect(performAction(night, ACTION_CODES.call, 0)).toBeNull();
    expect(night.coins).toBe(coins + bonus);
  });

  it('refunds the full price before the first wave, and less after it', () => {
    const night = createNight('town', 0, 'brisk');
    const { coins } = night;
    buildAt(night, 1, 0);
    performAction(night, ACTION_CODES.sell, KINDS_PER_SPOT_CODE);
    expect(night.coins).toBe(coins);
    buildAt(night, 1, 0);
    performAction(night, ACTION_CODES.call, 0);
    performAction(night, ACTION_CODES.sell, KINDS_PER_SPOT_CODE);
    expect(night.coins).toBe(coins - 15);
  });

  it('allows a tower one of two upgrade branches, and at most two upgrades', () => {
    const night = createRichNight('town', 0);
    buildAt(night, 1, 0);
    expect(performAction(night, ACTION_CODES.raise, KINDS_PER_SPOT_CODE + 1)).toBeNull();
    expect(performAction(night, ACTION_CODES.raise, KINDS_PER_SPOT_CODE)).not.toBeNull();
    expect(performAction(night, ACTION_CODES.raise, KINDS_PER_SPOT_CODE + 1)).toBeNull();
    expect(performAction(night, ACTION_CODES.raise, KINDS_PER_SPOT_CODE + 1)).not.toBeNull();
    expect(night.towers[0]!.stats.count).toBe(3);
  });

  it('lets towers hit imps only in lamplight', () => {
    const night = createRichNight('town', 0);
    buildAt(night, 1, 3);
    performAction(night, ACTION_CODES.call, 0);
    const imp = enterMap(night, kindBy('town', 'imp'), 0, 0);
    playTicks(night, 40);
    expect(imp.hp).toBe(imp.full);
    performAction(night, ACTION_CODES.sell, KINDS_PER_SPOT_CODE);
    buildAt(night, 1, 0);
    playTicks(night, 20);
    expect(imp.hp).toBeLessThan(imp.full);
  });

  it('lets ghosts and moths pass stone towers unharmed, and bats fly straight', () => {
    const night = createRichNight('town', 0);
    for (const spot of [1, 2, 3]) buildAt(night, spot, 4);
    performAction(night, ACTION_CODES.call, 0);
    const [ghost, moth, bat] = ['ghost', 'moth', 'bat'].map((key) =>
      enterMap(night, kindBy('town', key), 0, 0),
    );
    playTicks(night, 90);
    expect([ghost!.hp, moth!.hp]).toEqual([ghost!.full, moth!.full]);
    expect(bat!.distanceLeft).toBeLessThan(moth!.distanceLeft);
  });

  it('gives stars by the number of remaining hearts', () => {
    const night = createNight('town', 0, 'brisk');
    const at = (hearts: number) => starsOf({ ...night, end: 'won', hearts });
    expect([at(HEARTS), at(STARS.three - 1), at(STARS.two - 1)]).toEqual([3, 2, 1]);
    expect(starsOf({ ...night, end: 'lost', hearts: 0 })).toBe(0);
  });
});

describe('the spell', () => {
  it.each(WORLDS)('requires an intruder on the map of the world %s', (world) => {
    const night = createRichNight(world, 0);
    performAction(night, ACTION_CODES.call, 0);
    expect(canCast(night)).toBe(false);
    expect(performAction(night, ACTION_CODES.spell, 0)).toBe('Keep it for when they come.');
    playTicks(night, 40);
    expect(canCast(night)).toBe(true);
    expect(performAction(night, ACTION_CODES.spell, 0)).toBeNull();
  });
});

describe('the text about a night', () => {
  it('names the intruders that got through, and the best defense against the worst of them', () => {
    const night = createNight('sea', 1, 'calm');
    performAction(night, ACTION_CODES.call, 0);
    while (!night.end) stepNight(night);
    expect(night.end).toBe('lost');
    const passed = night.passed.reduce((sum, count) => sum + count, 0);
    expect(passed).toBeGreaterThan(5);
    expect(passedIntrudersText(night)).toMatch(/^\d+ dinghies, .* came through\. [A-Z][a-z ]+: .+\.$/);
    expect(passedIntrudersText(createNight('sea', 1, 'calm'))).toBe('');
  });

  it('names the intruders of the next wave', () => {
    const night = createNight('sea', 1, 'calm');
    expect(nextText(night)).toBe('Next, wave 1: 6 dinghies.');
  });
});

describe('a single tower', () => {
  it('never earns more than one star on the second and third calm night at sea', () => {
    const lighthouse = 1;
    for (const map of [1, 2])
      for (const [spot, dir] of [
        [1, 1],
        [10, 1],
        [31, 0],
        [6, 2],
        [35, 0],
      ] as const) {
        const night = createNight('sea', map, 'calm');
        buildAt(night, spot, lighthouse);
        if (dir) performAction(night, ACTION_CODES.turn, spot * KINDS_PER_SPOT_CODE + dir);
        performAction(night, ACTION_CODES.call, 0);
        for (let tick = 0; !night.end; tick++) {
          if (tick % 20 === 0) performAction(night, ACTION_CODES.raise, spot * KINDS_PER_SPOT_CODE + 1);
          stepNight(night);
        }
        expect(starsOf(night)).toBeLessThanOrEqual(1);
      }
  });
});

describe('placing towers on the water', () => {
  it('lengthens the route when towers block it, and refuses to close it', () => {
    const night = createRichNight('sea', 8);
    const gate = gateCells(night.ground)[0]!;
    const before = night.field[gate]!;
    for (const row of [0, 1, 2, 3, 4, 5]) expect(buildAt(night, cellOf(4, row), 0)).toBeNull();
    expect(night.field[gate]).toBeGreaterThan(before);
    expect(buildAt(night, cellOf(4, 6), 0)).toMatch(/shut/);
  });

  it('refuses the goal, a gate, a rock and a boat', () => {
    const night = createRichNight('sea', 0);
    expect(buildAt(night, goalCell(night.ground), 0)).not.toBeNull();
    expect(buildAt(night, gateCells(night.ground)[0]!, 0)).not.toBeNull();
    expect(buildAt(night, cellOf(4, 1), 0)).toMatch(/rock/);
    performAction(night, ACTION_CODES.call, 0);
    playTicks(night, 30);
    const [boat] = night.crowd;
    expect(buildAt(night, boat!.next, 0)).toMatch(/boat/);
  });

  it('leaves a route for every boat, whatever the player builds', () => {
    const night = createRichNight('sea', 7);
    performAction(night, ACTION_CODES.call, 0);
    for (let i = 0; i < 400 && !night.end; i++) {
      buildAt(night, (i * 37) % CELLS, 0);
      stepNight(night);
      for (const { next } of night.crowd) expect(night.field[next]).toBeGreaterThanOrEqual(0);
    }
  });

  it('has beams that hit only boats inside them and that the player can turn', () => {
    const night = createRichNight('sea', 0);
    const spot = cellOf(1, 1);
    buildAt(night, spot, 1);
    performAction(night, ACTION_CODES.call, 0);
    playTicks(night, 60);
    expect(night.crowd.every(({ hp, full }) => hp === full)).toBe(true);
    expect(performAction(night, ACTION_CODES.turn, spot * KINDS_PER_SPOT_CODE + 1)).toBeNull();
    playTicks(night, 20);
    expect(night.crowd.some(({ hp, full }) => hp < full)).toBe(true);
  });

  it('lets a pump push boats back', () => {
    const [still, thrown] = [createRichNight('sea', 0), createRichNight('sea', 0)];
    buildAt(thrown, cellOf(3, 2), 4);
    for (const night of [still, thrown]) {
      performAction(night, ACTION_CODES.call, 0);
      playTicks(night, 120);
    }
    expect(thrown.crowd[0]!.distanceLeft).toBeGreaterThan(still.crowd[0]!.distanceLeft);
  });
});

describe('the chapter state', () => {
  const begin = () => createGame({ world: 'town', chapter: 'first', strength: 'calm' });

  it('resumes from saved moves', () => {
    const game = begin();
    game.press(ACTION_CODES.build, KINDS_PER_SPOT_CODE);
    game.press(ACTION_CODES.call);
    for (let i = 0; i < 90; i++) game.step();
    const saved = { moves: [...game.moves], ticks: game.play.tick };
    const resumed = createGame({ world: 'town', chapter: 'first', strength: 'calm' }, saved);
    expect(resumed.play.night).toEqual(game.play.night);
  });

  it('forgets the moves of a night that is restarted', () => {
    const game = begin();
    game.press(ACTION_CODES.build, KINDS_PER_SPOT_CODE);
    game.press(ACTION_CODES.call);
    for (let i = 0; i < 90; i++) game.step();
    game.restart();
    expect(game.moves).toEqual([]);
    expect(game.play.tick).toBe(0);
    expect(game.play.night.towers).toEqual([]);
    expect(game.press(ACTION_CODES.call)).toBeNull();
    expect(game.moves).toEqual([[0, ACTION_CODES.call, 0]]);
  });

  it('drops the first invalid saved move and every move after it', () => {
    const moves: [number, number, number][] = [
      [0, ACTION_CODES.build, KINDS_PER_SPOT_CODE],
      [0, ACTION_CODES.build, KINDS_PER_SPOT_CODE],
      [0, ACTION_CODES.call, 0],
    ];
    expect(
      createGame({ world: 'town', chapter: 'first', strength: 'calm' }, { moves, ticks: 0 }).moves,
    ).toHaveLength(1);
  });
});
