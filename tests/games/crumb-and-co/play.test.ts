import { describe, expect, it } from 'vitest';
import { BAKE, LAYER, PRESS, SOURCE } from '@/games/crumb-and-co/codes';
import { BAKERY, PATIENCE, PRICES, TIPS, TRIES_TICKS, UPGRADE } from '@/games/crumb-and-co/config';
import { createPlay, press, starsOf, step } from '@/games/crumb-and-co/play';
import { boilOf } from '@/games/crumb-and-co/ramen';
import { createGame } from '@/games/crumb-and-co/state';
import type { Guest, KitchenKey, Play, Thing, Week } from '@/games/crumb-and-co/types';

const guestFor = (...wants: Thing[]): Guest => ({ at: 1, wants, patience: 1000, look: 0 });
const weekOf = (kitchen: KitchenKey, guests: Guest[]): Week => ({
  kitchen,
  mode: 'fourth',
  evenings: Array.from({ length: 5 }, () => ({
    guests,
    closing: 4000,
    stars: [1, 2, 3],
    calmStars: [1, 2, 3],
  })),
});
const wait = (play: Play, ticks: number) => {
  for (let i = 0; i < ticks; i++) step(play);
};
const openFor = (kitchen: KitchenKey, ...guests: Guest[]): Play => {
  const play = createPlay(weekOf(kitchen, guests));
  press(play, PRESS.open);
  wait(play, 1);
  return play;
};
const bakeBun = (play: Play) => {
  press(play, PRESS.source + SOURCE.bun);
  wait(play, BAKERY.bakeTicks[SOURCE.bun]);
  press(play, PRESS.machine);
};

describe('the bakery', () => {
  it('bakes items, burns them, and throws burnt items away', () => {
    const play = openFor('bakery', guestFor([BAKE.bun]));
    expect(press(play, PRESS.source + SOURCE.bun)).toBeNull();
    wait(play, BAKERY.bakeTicks[SOURCE.bun] - 1);
    expect(press(play, PRESS.machine)).toBe('Not done yet.');
    wait(play, 1 + BAKERY.goodTicks[SOURCE.bun]);
    expect(press(play, PRESS.machine)).toBeNull();
    expect(play.spots.flat()).toEqual([]);
  });

  it('adds toppings to an item on the tray, two for a cherry bun', () => {
    const play = openFor('bakery', guestFor([BAKE.cherry]));
    expect(press(play, PRESS.source + SOURCE.icing)).not.toBeNull();
    bakeBun(play);
    expect(press(play, PRESS.source + SOURCE.cherry)).not.toBeNull();
    press(play, PRESS.source + SOURCE.icing);
    press(play, PRESS.source + SOURCE.cherry);
    expect(play.spots[0]).toEqual([BAKE.cherry]);
    expect(press(play, PRESS.seat)).toBeNull();
    expect(play.earned).toBe(BAKERY.prices[BAKE.cherry] + TIPS.quick);
  });

  it('keeps an item in the oven while the tray is full', () => {
    const play = openFor('bakery', guestFor([BAKE.bread]));
    for (let i = 0; i < BAKERY.tray; i++) bakeBun(play);
    press(play, PRESS.source + SOURCE.bun);
    wait(play, BAKERY.bakeTicks[SOURCE.bun]);
    expect(press(play, PRESS.machine)).toBe('The tray is full.');
    press(play, PRESS.spot + 1);
    expect(play.spots[1]).not.toEqual([]);
    press(play, PRESS.spot + 1);
    expect(play.spots[1]).toEqual([]);
    expect(press(play, PRESS.machine)).toBeNull();
  });

  it('serves part of an order, restores patience, and then requires only the rest', () => {
    const play = openFor('bakery', guestFor([BAKE.bun], [BAKE.coffee]));
    bakeBun(play);
    const { patienceLeft } = play.seats[0]!;
    press(play, PRESS.seat);
    expect(play.seats[0]).toMatchObject({ served: [true, false] });
    expect(play.seats[0]!.patienceLeft - patienceLeft).toBeGreaterThan(0);
    expect(play.earned).toBe(0);
    expect(press(play, PRESS.seat)).not.toBeNull();
  });

  it('pays more for consecutive orders of the same item, and resets the streak when a guest leaves', () => {
    const play = openFor('bakery', guestFor([BAKE.bun]), guestFor([BAKE.bun]), guestFor([BAKE.bread]));
    bakeBun(play);
    press(play, PRESS.seat);
    const first = play.earned;
    bakeBun(play);
    press(play, PRESS.seat + 1);
    expect(play.row).toBe(2);
    expect(play.earned - first).toBe(first + 1);
    wait(play, 1000);
    expect(play.lost).toBe(1);
    expect(play.phase).toBe('morning');
  });
});

describe('the noodle bar', () => {
  const { miso, clear, firm, soft, egg, nori } = LAYER;

  it('yields firm noodles, then soft ones, and finally none', () => {
    for (const [share, layer] of [
      ['firm', firm],
      ['soft', soft],
      ['over', null],
    ] as const) {
      const play = openFor('ramen', guestFor([miso, firm]));
      press(play, PRESS.source + miso);
      press(play, PRESS.machine);
      wait(play, boilOf(play)[share]);
      expect(press(play, PRESS.machine)).toBeNull();
      expect(play.spots[0]).toEqual(layer === null ? [miso] : [miso, layer]);
    }
  });

  it('accepts a bowl only with its toppings in the requested order', () => {
    const requested = [miso, firm, egg, nori];
    for (const toppings of [
      [egg, nori],
      [nori, egg],
    ]) {
      const play = openFor('ramen', guestFor(requested));
      press(play, PRESS.source + miso);
      press(play, PRESS.machine);
      wait(play, boilOf(play).firm);
      press(play, PRESS.machine);
      for (const topping of toppings) expect(press(play, PRESS.source + topping)).toBeNull();
      expect(press(play, PRESS.seat) === null).toBe(toppings[0] === egg);
    }
  });

  it('requires broth, then noodles, then toppings, and starts a second bowl automatically', () => {
    const play = openFor('ramen', guestFor([miso, firm, egg]));
    expect(press(play, PRESS.source + egg)).toBe('Broth comes first.');
    press(play, PRESS.machine);
    wait(play, boilOf(play).firm);
    expect(press(play, PRESS.machine)).toBe('Noodles go into a bowl of broth.');
    press(play, PRESS.source + miso);
    press(play, PRESS.source + clear);
    expect(play.spots).toEqual([[miso], [clear]]);
    expect(press(play, PRESS.source + miso)).toBe('No bowl is empty.');
    press(play, PRESS.pour);
    expect(play.spots).toEqual([[miso], []]);
  });
});

describe('the break between days', () => {
  const rich = (owned: number) => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE.bun])]));
    play.purse = 500;
    press(play, PRESS.buy + owned);
    press(play, PRESS.open);
    wait(play, 1);
    return play;
  };

  it('sells each upgrade at its price, and applies the upgrade’s effect', () => {
    const play = rich(UPGRADE.machine);
    expect(play.purse).toBe(500 - PRICES[UPGRADE.machine]!);
    expect(play.machines).toHaveLength(3);
    expect(rich(UPGRADE.place).spots).toHaveLength(BAKERY.tray + BAKERY.moreTray);
    expect(rich(UPGRADE.lamp).seats[0]!.patienceLeft).toBe(10 * PATIENCE.lampPercent);
    const bell = rich(UPGRADE.bell);
    bakeBun(bell);
    press(bell, PRESS.seat);
    expect(bell.earned).toBe(BAKERY.prices[BAKE.bun] + TIPS.quick + TIPS.bell);
  });

  it('restarts a failed day from its initial state', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE.bun])]));
    const evening = (isServed: boolean) => {
      press(play, PRESS.open);
      wait(play, 1);
      if (isServed) {
        bakeBun(play);
        press(play, PRESS.seat);
      }
      press(play, PRESS.close);
    };
    expect(press(play, PRESS.again)).toBe('No evening has been closed.');
    evening(true);
    play.purse = 60;
    const { earned } = play;
    evening(false);
    expect(starsOf(play)).toEqual([3, 0]);
    press(play, PRESS.buy + UPGRADE.bell);
    expect(press(play, PRESS.again)).toBeNull();
    expect(play).toMatchObject({ phase: 'morning', day: 1, purse: 60, earned, lost: 0 });
    expect(play.owned).not.toContain(true);
    expect(press(play, PRESS.again)).not.toBeNull();
    evening(true);
    expect(starsOf(play)).toEqual([3, 3]);
    expect(play.takings).toHaveLength(2);
  });

  it('limits the number of retries in a week', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE.bun])]));
    press(play, PRESS.open);
    press(play, PRESS.close);
    play.tick = TRIES_TICKS + 1;
    expect(press(play, PRESS.again)).toBe('Enough tries for one week.');
  });

  it('keeps guests waiting on calm days until closing, and pays them without a tip', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE.bun])]));
    press(play, PRESS.calm);
    press(play, PRESS.open);
    wait(play, 1500);
    expect(play.seats[0]).toMatchObject({ patienceLeft: 0 });
    bakeBun(play);
    press(play, PRESS.seat);
    expect(play.earned).toBe(BAKERY.prices[BAKE.bun]);
    expect(play).toMatchObject({ lost: 0, served: 1 });
  });
});

describe('a saved week', () => {
  it('resumes at the exact tick, and drops invalid moves', () => {
    const week = weekOf('bakery', [guestFor([BAKE.bun]), guestFor([BAKE.coffee])]);
    const game = createGame(week);
    game.press(PRESS.open);
    for (let i = 0; i < 40; i++) game.step();
    game.press(PRESS.source + SOURCE.bun);
    for (let i = 0; i < 13; i++) game.step();
    const resumed = createGame(week, { moves: game.moves, ticks: game.play.tick });
    expect(resumed.play).toEqual(game.play);
    const broken = createGame(week, { moves: [...game.moves, [10, PRESS.seat]], ticks: game.play.tick });
    expect(broken.play).toEqual(game.play);
    expect(broken.moves).toEqual(game.moves);
  });
});
