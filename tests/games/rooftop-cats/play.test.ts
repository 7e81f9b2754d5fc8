import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { CAT, UNITS_PER_DOT, JUMP, LANTERN, MODES } from '@/games/rooftop-cats/config';
import { createCourse } from '@/games/rooftop-cats/course';
import { groundAt } from '@/games/rooftop-cats/ground';
import { createPlay, hold, metresOf, scoreOf, step } from '@/games/rooftop-cats/play';
import { DUCK_HELD, JUMP_HELD, type GameEvent, type ModeKey, type Play } from '@/games/rooftop-cats/types';
import { BOTH_HANDS, lookForMoths, playAhead } from './runner';

const MODE_KEYS = Object.keys(MODES) as ModeKey[];

const randomRun = (seed: string, mode: string, ticks: number): Play => {
  const play = createPlay({ seed, mode });
  const random = createRandom(`hands of ${seed}`);
  while (!play.ending && play.tick < ticks) {
    if (random.below(9) === 0) hold(play, random.below(4));
    step(play);
  }
  return play;
};

const stateOf = ({ course: _, ...state }: Play) => state;

/** Advances the play with the given buttons held, and returns the events. */
const runTicks = (play: Play, ticks: number, held = play.held): GameEvent[] => {
  const seen: GameEvent[] = [];
  if (held !== play.held) hold(play, held);
  for (let i = 0; i < ticks; i++) step(play, (what) => seen.push(what));
  return seen;
};

/** Returns a play with a cat on an endless roof without obstacles. */
const onOneRoof = (mode: ModeKey = 'endless'): Play => {
  const play = createPlay({ seed: 'roof', mode });
  const { footings, hazards, moths, flocks } = play.course;
  footings.splice(0, footings.length, {
    kind: 'roof',
    x: -10_000,
    end: 900_000_000,
    h: 0,
    endH: 0,
    house: 0,
  });
  for (const list of [hazards, moths, flocks]) list.length = 0;
  return { ...play, course: { ...play.course, reach: () => undefined } };
};

describe('a run', () => {
  it('gives the same result twice for each of 120 seeds, in every mode', () => {
    for (let i = 0; i < 40; i++)
      for (const mode of MODE_KEYS)
        expect(stateOf(randomRun(`same-${i}`, mode, 900))).toEqual(
          stateOf(randomRun(`same-${i}`, mode, 900)),
        );
  });

  it('uses integers only, so that every JavaScript engine computes the same result', () => {
    for (let i = 0; i < 20; i++)
      for (const mode of MODE_KEYS) {
        const numbers = Object.values(stateOf(randomRun(`whole-${i}`, mode, 1200))).filter(
          (v) => typeof v === 'number',
        );
        expect(numbers.every(Number.isSafeInteger)).toBe(true);
      }
  });

  it('ends at dawn in the timed modes, however the cat is played', () => {
    for (const mode of ['moonlit', 'stroll'] as const) {
      const play = randomRun('dawn', mode, 100_000);
      expect([play.ending, play.tick]).toEqual(['dawn', MODES[mode].ticks]);
    }
  });

  it('gets faster the farther the cat goes', () => {
    const { speedAt } = createCourse('pace', 'endless');
    const speeds = [0, 10, 50, 100, 500, 2000].map((thousands) => speedAt(thousands * 1000 * UNITS_PER_DOT));
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b));
    expect(speeds[0]).toBeLessThan(speeds.at(-1)!);
  });

  it('generates the same town whether it is reached in one step or in many', () => {
    const [far, slow] = [createCourse('lay', 'endless'), createCourse('lay', 'endless')];
    far.reach(20_000 * UNITS_PER_DOT);
    for (let x = 0; x <= 20_000; x += 37) slow.reach(x * UNITS_PER_DOT);
    expect(slow.footings).toEqual(far.footings);
    expect(slow.moths).toEqual(far.moths);
    expect(far.moths.reduce((sum) => sum + 1, 0)).toBe(far.houses.reduce((sum, { moths }) => sum + moths, 0));
  });
});

describe('jumping', () => {
  it('reaches higher the longer the button is held', () => {
    const heights = [2, 8, 16, 30].map((ticks) => {
      const play = onOneRoof();
      runTicks(play, 10);
      runTicks(play, ticks, JUMP_HELD);
      if (play.rise > 0) hold(play, 0);
      let top = 0;
      while (!play.isGrounded) {
        step(play);
        top = Math.max(top, play.h);
      }
      return top;
    });
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(heights.at(-1)!).toBeGreaterThan(2 * heights[0]!);
  });

  it('allows a second jump in the air, but not a third', () => {
    const play = onOneRoof();
    expect(runTicks(play, 12, JUMP_HELD)).toContain('jump');
    runTicks(play, 1, 0);
    expect(runTicks(play, 8, JUMP_HELD)).toContain('second');
    runTicks(play, 1, 0);
    expect(runTicks(play, 6, JUMP_HELD)).toEqual([]);
  });

  it('still counts as a jump from the ground a few ticks after the cat passes the edge', () => {
    const play = onOneRoof();
    play.course.footings[0] = { ...play.course.footings[0]!, end: 4_000 };
    while (play.isGrounded) step(play);
    runTicks(play, JUMP.coyoteTicks - 1);
    expect(runTicks(play, 1, JUMP_HELD)).toEqual(['jump']);
    expect(play.hasSecond).toBe(true);
  });

  it('applies a press just before the landing once the cat is on the ground', () => {
    const play = onOneRoof();
    runTicks(play, 4, JUMP_HELD);
    runTicks(play, 1, 0);
    while (play.h > 20 * UNITS_PER_DOT || play.rise > 0) step(play);
    expect(runTicks(play, JUMP.bufferTicks, JUMP_HELD)).toEqual(['land', 'jump']);
  });
});

describe('an obstacle', () => {
  const withLine = (): Play => {
    const play = onOneRoof();
    const x = 40 * 336;
    play.course.hazards.push({
      kind: 'line',
      x,
      end: x + 80 * UNITS_PER_DOT,
      low: 23 * UNITS_PER_DOT,
      high: 80 * UNITS_PER_DOT,
      ground: 0,
    });
    return play;
  };

  it('bumps a running cat, but not a cat that slides or jumps over', () => {
    expect(runTicks(withLine(), 80)).toContain('carry');
    const slid = withLine();
    runTicks(slid, 30);
    expect(runTicks(slid, 40, DUCK_HELD)).toEqual(['slide', 'under']);
    const jumped = withLine();
    runTicks(jumped, 24);
    runTicks(jumped, 22, JUMP_HELD);
    hold(jumped, 0);
    expect(runTicks(jumped, 8, JUMP_HELD)).toEqual(['second']);
    expect(runTicks(jumped, 40)).not.toContain('carry');
  });

  it('bounces a cat off an awning higher than a jump, for points in moonlit mode', () => {
    const play = onOneRoof('moonlit');
    const { footings } = play.course;
    footings[0] = { ...footings[0]!, end: 6_000 };
    footings.push({
      ...footings[0]!,
      kind: 'awning',
      x: 6_500,
      end: 30_000,
      h: -70 * UNITS_PER_DOT,
      endH: -70 * UNITS_PER_DOT,
    });
    expect(runTicks(play, 45)).toContain('bounce');
    expect(play.rise).toBeGreaterThan(0);
    let top = play.h;
    for (let i = 0; i < 40; i++) {
      step(play);
      top = Math.max(top, play.h);
    }
    expect(top).toBeGreaterThan(90 * UNITS_PER_DOT);
    expect(scoreOf(play)).toBe(15);
  });

  it('ends an endless run at the second bump, because the lantern saves the cat once', () => {
    const play = withLine();
    runTicks(play, 80);
    expect([play.isLit, play.ending]).toEqual([false, null]);
    while (play.carried || play.safe) step(play);
    const x = play.x + 40 * UNITS_PER_DOT;
    play.course.hazards.push({
      kind: 'line',
      x,
      end: x + 80 * UNITS_PER_DOT,
      low: 23 * UNITS_PER_DOT,
      high: 80 * UNITS_PER_DOT,
      ground: 0,
    });
    expect(runTicks(play, 40)).toContain('lost');
    expect(play.ending).toBe('bumped');
  });

  it('lets a cat just below an edge climb up, and bumps a cat that is further down', () => {
    const meet = (below: number) => {
      const play = onOneRoof();
      const { footings } = play.course;
      footings[0] = { ...footings[0]!, end: 8_000 };
      footings.push({ ...footings[0]!, x: 8_000, end: 9_000_000, h: below, endH: below });
      return runTicks(play, 60);
    };
    expect(meet(CAT.scramble - UNITS_PER_DOT)).toContain('scramble');
    expect(meet(CAT.scramble + UNITS_PER_DOT)).toContain('carry');
  });

  it('carries the bumped cat to a roof, where nothing bumps it for a while', () => {
    for (let i = 0; i < 30; i++) {
      const play = createPlay({ seed: `carry-${i}`, mode: 'moonlit' });
      let drops = 0;
      for (let tick = 0; tick < 5_000; tick++)
        step(play, (what) => {
          if (what !== 'drop') return;
          drops++;
          expect(groundAt(play, play.x)).toBeGreaterThan(-1_000 * UNITS_PER_DOT);
          expect(play.safe).toBeGreaterThan(0);
        });
      expect(drops).toBeGreaterThan(2);
    }
  });
});

describe('a moth', () => {
  it('relights the lantern, and lights a house when all its moths are caught', () => {
    const play = onOneRoof();
    [play.isLit, play.glow] = [false, 0];
    play.course.houses[0] = { ...play.course.houses[0]!, moths: LANTERN };
    for (let i = 0; i < LANTERN; i++)
      play.course.moths.push({ x: (60 + i * 40) * UNITS_PER_DOT, h: 18 * UNITS_PER_DOT, worth: 1, house: 0 });
    const seen = runTicks(play, 400);
    expect(seen.filter((what) => what === 'moth')).toHaveLength(LANTERN);
    expect(seen.filter((what) => what !== 'moth')).toEqual(['lantern', 'house']);
    expect(scoreOf(play)).toBe(metresOf(play) + LANTERN * 5 + 25);
  });

  it('scores more with every lit house in moonlit mode, and resets the streak after a missed house', () => {
    const play = onOneRoof('moonlit');
    play.course.houses.splice(
      0,
      9,
      ...[0, 1, 2].map((id) => ({ id, kind: 'flat' as const, x: 0, end: 1, moths: 1 })),
    );
    const at = [100, 300, 500].map((x) => x * UNITS_PER_DOT);
    play.course.moths.push(
      { x: at[0]!, h: 18 * UNITS_PER_DOT, worth: 1, house: 0 },
      { x: at[1]!, h: 18 * UNITS_PER_DOT, worth: 1, house: 1 },
      { x: at[2]!, h: 900 * UNITS_PER_DOT, worth: 1, house: 2 },
    );
    runTicks(play, 60);
    expect([play.streak, play.moths, play.shine]).toEqual([2, 2, 10 + 25 * 2 + 20 + 25 * 3]);
    runTicks(play, 60);
    expect(play.streak).toBe(0);
  });

  it('lets a look-ahead player light more than 90 % of the houses', { timeout: 60_000 }, () => {
    const { play } = playAhead({ seed: 'moths', mode: 'moonlit' }, { look: lookForMoths, hands: BOTH_HANDS });
    const passedHouses = play.course.houses.filter(
      ({ end, moths }) => end < play.x - 100 * UNITS_PER_DOT && moths > 0,
    );
    expect(play.ending).toBe('dawn');
    expect(play.houses).toBeGreaterThan(passedHouses.length * 0.9);
  });
});
