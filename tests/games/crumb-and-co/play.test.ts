import { describe, expect, it } from 'vitest';
import { BAKE_CODES, LAYER_CODES, PRESS_CODES, SOURCE_CODES } from '@/games/crumb-and-co/codes';
import { BAKERY, PATIENCE, PRICES, TIPS, TRIES_TICKS, UPGRADE } from '@/games/crumb-and-co/config';
import { createPlay, applyPress, starsOf, stepPlay } from '@/games/crumb-and-co/play';
import { boilTimesOf } from '@/games/crumb-and-co/ramen';
import { createGame } from '@/games/crumb-and-co/state';
import type { Guest, KitchenKey, Play, OrderedThing, Week } from '@/games/crumb-and-co/types';

const guestFor = (...wants: OrderedThing[]): Guest => ({ at: 1, wants, patience: 1000, look: 0 });
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
const waitTicks = (play: Play, ticks: number) => {
  for (let i = 0; i < ticks; i++) stepPlay(play);
};
const openShopFor = (kitchen: KitchenKey, ...guests: Guest[]): Play => {
  const play = createPlay(weekOf(kitchen, guests));
  applyPress(play, PRESS_CODES.open);
  waitTicks(play, 1);
  return play;
};
const bakeBun = (play: Play) => {
  applyPress(play, PRESS_CODES.source + SOURCE_CODES.bun);
  waitTicks(play, BAKERY.bakeTicks[SOURCE_CODES.bun]);
  applyPress(play, PRESS_CODES.machine);
};

describe('the bakery', () => {
  it('bakes items, burns them, and throws burnt items away', () => {
    const play = openShopFor('bakery', guestFor([BAKE_CODES.bun]));
    expect(applyPress(play, PRESS_CODES.source + SOURCE_CODES.bun)).toBeNull();
    waitTicks(play, BAKERY.bakeTicks[SOURCE_CODES.bun] - 1);
    expect(applyPress(play, PRESS_CODES.machine)).toBe('Not done yet.');
    waitTicks(play, 1 + BAKERY.goodTicks[SOURCE_CODES.bun]);
    expect(applyPress(play, PRESS_CODES.machine)).toBeNull();
    expect(play.spots.flat()).toEqual([]);
  });

  it('adds toppings to an item on the tray, two for a cherry bun', () => {
    const play = openShopFor('bakery', guestFor([BAKE_CODES.cherry]));
    expect(applyPress(play, PRESS_CODES.source + SOURCE_CODES.icing)).not.toBeNull();
    bakeBun(play);
    expect(applyPress(play, PRESS_CODES.source + SOURCE_CODES.cherry)).not.toBeNull();
    applyPress(play, PRESS_CODES.source + SOURCE_CODES.icing);
    applyPress(play, PRESS_CODES.source + SOURCE_CODES.cherry);
    expect(play.spots[0]).toEqual([BAKE_CODES.cherry]);
    expect(applyPress(play, PRESS_CODES.seat)).toBeNull();
    expect(play.earned).toBe(BAKERY.prices[BAKE_CODES.cherry] + TIPS.quick);
  });

  it('keeps an item in the oven while the tray is full', () => {
    const play = openShopFor('bakery', guestFor([BAKE_CODES.bread]));
    for (let i = 0; i < BAKERY.tray; i++) bakeBun(play);
    applyPress(play, PRESS_CODES.source + SOURCE_CODES.bun);
    waitTicks(play, BAKERY.bakeTicks[SOURCE_CODES.bun]);
    expect(applyPress(play, PRESS_CODES.machine)).toBe('The tray is full.');
    applyPress(play, PRESS_CODES.spot + 1);
    expect(play.spots[1]).not.toEqual([]);
    applyPress(play, PRESS_CODES.spot + 1);
    expect(play.spots[1]).toEqual([]);
    expect(applyPress(play, PRESS_CODES.machine)).toBeNull();
  });

  it('serves part of an order, restores patience, and then requires only the rest', () => {
    const play = openShopFor('bakery', guestFor([BAKE_CODES.bun], [BAKE_CODES.coffee]));
    bakeBun(play);
    const { patienceLeft } = play.seats[0]!;
    applyPress(play, PRESS_CODES.seat);
    expect(play.seats[0]).toMatchObject({ served: [true, false] });
    expect(play.seats[0]!.patienceLeft - patienceLeft).toBeGreaterThan(0);
    expect(play.earned).toBe(0);
    expect(applyPress(play, PRESS_CODES.seat)).not.toBeNull();
  });

  it('pays more for consecutive orders of the same item, and resets the streak when a guest leaves', () => {
    const play = openShopFor(
      'bakery',
      guestFor([BAKE_CODES.bun]),
      guestFor([BAKE_CODES.bun]),
      guestFor([BAKE_CODES.bread]),
    );
    bakeBun(play);
    applyPress(play, PRESS_CODES.seat);
    const first = play.earned;
    bakeBun(play);
    applyPress(play, PRESS_CODES.seat + 1);
    expect(play.row).toBe(2);
    expect(play.earned - first).toBe(first + 1);
    waitTicks(play, 1000);
    expect(play.lost).toBe(1);
    expect(play.phase).toBe('morning');
  });
});

describe('the noodle bar', () => {
  const { miso, clear, firm, soft, egg, nori } = LAYER_CODES;

  it('yields firm noodles, then soft ones, and finally none', () => {
    for (const [share, layer] of [
      ['firm', firm],
      ['soft', soft],
      ['over', null],
    ] as const) {
      const play = openShopFor('ramen', guestFor([miso, firm]));
      applyPress(play, PRESS_CODES.source + miso);
      applyPress(play, PRESS_CODES.machine);
      waitTicks(play, boilTimesOf(play)[share]);
      expect(applyPress(play, PRESS_CODES.machine)).toBeNull();
      expect(play.spots[0]).toEqual(layer === null ? [miso] : [miso, layer]);
    }
  });

  it('accepts a bowl only with its toppings in the requested order', () => {
    const requested = [miso, firm, egg, nori];
    for (const toppings of [
      [egg, nori],
      [nori, egg],
    ]) {
      const play = openShopFor('ramen', guestFor(requested));
      applyPress(play, PRESS_CODES.source + miso);
      applyPress(play, PRESS_CODES.machine);
      waitTicks(play, boilTimesOf(play).firm);
      applyPress(play, PRESS_CODES.machine);
      for (const topping of toppings) expect(applyPress(play, PRESS_CODES.source + topping)).toBeNull();
      expect(applyPress(play, PRESS_CODES.seat) === null).toBe(toppings[0] === egg);
    }
  });

  it('requires broth, then noodles, then toppings, and starts a second bowl automatically', () => {
    const play = openShopFor('ramen', guestFor([miso, firm, egg]));
    expect(applyPress(play, PRESS_CODES.source + egg)).toBe('Broth comes first.');
    applyPress(play, PRESS_CODES.machine);
    waitTicks(play, boilTimesOf(play).firm);
    expect(applyPress(play, PRESS_CODES.machine)).toBe('Noodles go into a bowl of broth.');
    applyPress(play, PRESS_CODES.source + miso);
    applyPress(play, PRESS_CODES.source + clear);
    expect(play.spots).toEqual([[miso], [clear]]);
    expect(applyPress(play, PRESS_CODES.source + miso)).toBe('No bowl is empty.');
    applyPress(play, PRESS_CODES.pour);
    expect(play.spots).toEqual([[miso], []]);
  });
});

describe('the break between days', () => {
  const rich = (owned: number) => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE_CODES.bun])]));
    play.purse = 500;
    applyPress(play, PRESS_CODES.buy + owned);
    applyPress(play, PRESS_CODES.open);
    waitTicks(play, 1);
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
    applyPress(bell, PRESS_CODES.seat);
    expect(bell.earned).toBe(BAKERY.prices[BAKE_CODES.bun] + TIPS.quick + TIPS.bell);
  });

  it('restarts a failed day from its initial state', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE_CODES.bun])]));
    const evening = (isServed: boolean) => {
      applyPress(play, PRESS_CODES.open);
      waitTicks(play, 1);
      if (isServed) {
        bakeBun(play);
        applyPress(play, PRESS_CODES.seat);
      }
      applyPress(play, PRESS_CODES.close);
    };
    expect(applyPress(play, PRESS_CODES.again)).toBe('No evening has been closed.');
    evening(true);
    play.purse = 60;
    const { earned } = play;
    evening(false);
    expect(starsOf(play)).toEqual([3, 0]);
    applyPress(play, PRESS_CODES.buy + UPGRADE.bell);
    expect(applyPress(play, PRESS_CODES.again)).toBeNull();
    expect(play).toMatchObject({ phase: 'morning', day: 1, purse: 60, earned, lost: 0 });
    expect(play.owned).not.toContain(true);
    expect(applyPress(play, PRESS_CODES.again)).not.toBeNull();
    evening(true);
    expect(starsOf(play)).toEqual([3, 3]);
    expect(play.takings).toHaveLength(2);
  });

  it('limits the number of retries in a week', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE_CODES.bun])]));
    applyPress(play, PRESS_CODES.open);
    applyPress(play, PRESS_CODES.close);
    play.tick = TRIES_TICKS + 1;
    expect(applyPress(play, PRESS_CODES.again)).toBe('Enough tries for one week.');
  });

  it('keeps guests waiting on calm days until closing, and pays them without a tip', () => {
    const play = createPlay(weekOf('bakery', [guestFor([BAKE_CODES.bun])]));
    applyPress(play, PRESS_CODES.calm);
    applyPress(play, PRESS_CODES.open);
    waitTicks(play, 1500);
    expect(play.seats[0]).toMatchObject({ patienceLeft: 0 });
    bakeBun(play);
    applyPress(play, PRESS_CODES.seat);
    expect(play.earned).toBe(BAKERY.prices[BAKE_CODES.bun]);
    expect(play).toMatchObject({ lost: 0, served: 1 });
  });
});

describe('a saved week', () => {
  it('resumes at the exact tick, and drops invalid moves', () => {
    const week = weekOf('bakery', [guestFor([BAKE_CODES.bun]), guestFor([BAKE_CODES.coffee])]);
    const game = createGame(week);
    game.press(PRESS_CODES.open);
    for (let i = 0; i < 40; i++) game.step();
    game.press(PRESS_CODES.source + SOURCE_CODES.bun);
    for (let i = 0; i < 13; i++) game.step();
    const resumed = createGame(week, { moves: game.moves, ticks: game.play.tick });
    expect(resumed.play).toEqual(game.play);
    const broken = createGame(week, {
      moves: [...game.moves, [10, PRESS_CODES.seat]],
      ticks: game.play.tick,
    });
    expect(broken.play).toEqual(game.play);
    expect(broken.moves).toEqual(game.moves);
  });
});
