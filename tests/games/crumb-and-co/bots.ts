/** Automatic players that see only what a player sees, and press at a human pace or not at all. */
import { BAKE_CODES, LAYER_CODES, PRESS_CODES, SOURCE_CODES } from '@/games/crumb-and-co/codes';
import { EVENINGS, PRICES, UPGRADE } from '@/games/crumb-and-co/config';
import { canServe } from '@/games/crumb-and-co/counter';
import { boilTimesOf } from '@/games/crumb-and-co/ramen';
import { createGame, type Game } from '@/games/crumb-and-co/state';
import type { Play, OrderedThing, Week } from '@/games/crumb-and-co/types';
import { bakedTicksOf, brewedTicksOf, burntTicksOf } from '@/games/crumb-and-co/bakery';

/** The number of ticks between two presses. */
const PACE_TICKS = 11;

type ChoosePress = (play: Play) => number | null;

/** The station and the base product of each refined product. */
const SOURCE_OF: Readonly<Record<number, readonly [source: number, from: number]>> = {
  [BAKE_CODES.iced]: [SOURCE_CODES.icing, BAKE_CODES.bun],
  [BAKE_CODES.jam]: [SOURCE_CODES.jam, BAKE_CODES.croissant],
  [BAKE_CODES.latte]: [SOURCE_CODES.milk, BAKE_CODES.coffee],
  [BAKE_CODES.cherry]: [SOURCE_CODES.cherry, BAKE_CODES.iced],
};

/** Returns the occupied seats, starting with the least patient guest. */
const seatsOf = (play: Play) =>
  play.seats
    .flatMap((seat, index) => (seat ? [{ ...seat, index }] : []))
    .sort((one, other) => one.patienceLeft - other.patienceLeft);

const remainingOrdersOf = (play: Play): OrderedThing[] =>
  seatsOf(play).flatMap(({ guest, served }) => guest.wants.filter((_, i) => !served[i]));

const serveFirst = (play: Play): number | null => {
  const seat = seatsOf(play).find(({ index, guest, served }) => {
    const open = guest.wants.filter((_, i) => !served[i]).length;
    const tray = play.spots.filter(({ length }) => length > 0).length;
    return canServe(play, index) && (open > 0 || tray > 0);
  });
  return seat ? PRESS_CODES.seat + seat.index : null;
};

const takeItem = (pool: number[], item: number): boolean => {
  const at = pool.indexOf(item);
  if (at >= 0) pool.splice(at, 1);
  return at >= 0;
};

/** Serves the bakery, starting with the least patient guest. */
const bakeNext: ChoosePress = (play) => {
  const serving = serveFirst(play);
  if (serving !== null) return serving;
  const hasFreeSpot = play.spots.some(({ length }) => !length);
  for (const [i, { content: item, ticks }] of play.machines.entries())
    if (item >= 0 && (ticks >= burntTicksOf(play, item) || (ticks >= bakedTicksOf(item) && hasFreeSpot)))
      return PRESS_CODES.machine + i;
  for (const [i, { content: item, ticks }] of play.drinks.entries())
    if (item >= 0 && ticks >= brewedTicksOf(play) && hasFreeSpot) return PRESS_CODES.drink + i;
  const tray = play.spots.flatMap((thing) => thing);
  const comingItems = [...play.machines, ...play.drinks]
    .map(({ content: item }) => item)
    .filter((item) => item >= 0);
  const hasOven = play.machines.some(({ content: item }) => item < 0);
  for (const [wanted] of remainingOrdersOf(play)) {
    let item = wanted!;
    let path: number | null = null;
    for (;;) {
      if (takeItem(tray, item)) {
        if (path !== null) return PRESS_CODES.source + path;
        break;
      }
      if (takeItem(comingItems, item)) break;
      const source = SOURCE_OF[item];
      if (!source) {
        const brewer = play.drinks.findIndex((one) => one.content < 0);
        if (item === BAKE_CODES.coffee && brewer >= 0) return PRESS_CODES.drink + brewer;
        if (item !== BAKE_CODES.coffee && hasOven) return PRESS_CODES.source + item;
        break;
      }
      [path, item] = source;
    }
  }
  if (hasFreeSpot) return null;
  const wanted = remainingOrdersOf(play).map(([item]) => item);
  const useless = play.spots.findIndex(([item]) => !wanted.includes(item));
  return useless >= 0 ? PRESS_CODES.spot + useless : null;
};

/** Serves the noodle bar: boils noodles in advance, and prepares the bowls of the least patient guests first. */
const cookNext: ChoosePress = (play) => {
  const serving = serveFirst(play);
  if (serving !== null) return serving;
  const { firm, soft, over } = boilTimesOf(play);
  const overdone = play.machines.findIndex(({ content: item, ticks }) => item >= 0 && ticks >= over);
  if (overdone >= 0) return PRESS_CODES.machine + overdone;
  const open = [...play.spots];
  const wanted = remainingOrdersOf(play);
  const pots = play.machines.map((pot, index) => ({ ...pot, index }));
  const isStart = (bowl: readonly number[], want: OrderedThing) =>
    bowl.every((layer, i) => layer === want[i]);
  for (const want of wanted) {
    const bowl = open.findIndex((layers) => layers.length > 0 && isStart(layers, want));
    if (bowl >= 0) {
      const layers = open[bowl]!;
      open[bowl] = [-1];
      if (layers.length === 1) {
        const isFirm = want[1] === LAYER_CODES.firm;
        const ready = pots.findIndex(
          ({ content: item, ticks }) =>
            item >= 0 && (isFirm ? ticks >= firm && ticks < soft : ticks >= soft && ticks < over),
        );
        if (ready >= 0) {
          if (play.active !== bowl) return PRESS_CODES.spot + bowl;
          return PRESS_CODES.machine + pots[ready]!.index;
        }
        const boiling = pots.findIndex(
          ({ content: item, ticks }) => item >= 0 && ticks < (isFirm ? firm : soft),
        );
        if (boiling >= 0) pots.splice(boiling, 1);
        else {
          const free = pots.find(({ content: item }) => item < 0);
          if (free) return PRESS_CODES.machine + free.index;
        }
        continue;
      }
      if (play.active !== bowl) return PRESS_CODES.spot + bowl;
      return PRESS_CODES.source + want[layers.length]!;
    }
    const empty = open.findIndex(({ length }) => !length);
    if (empty >= 0) return PRESS_CODES.source + want[0]!;
  }
  // Boils the noodles of one pot in advance.
  const idle = wanted.length > 0 && pots.find(({ content: item }) => item < 0);
  if (idle && pots.length === play.machines.length) return PRESS_CODES.machine + idle.index;
  const unwantedSpot = play.spots.findIndex(
    (layers) => layers.length > 0 && !wanted.some((want) => isStart(layers, want)),
  );
  if (unwantedSpot < 0 || wanted.length === 0) return null;
  return play.active === unwantedSpot ? PRESS_CODES.pour : PRESS_CODES.spot + unwantedSpot;
};

/** The upgrades in order of preference. */
const UPGRADES = [UPGRADE.machine, UPGRADE.bell, UPGRADE.fast, UPGRADE.lamp, UPGRADE.place, UPGRADE.gentle];

/** Buys the upgrades that the player can afford. */
function buyUpgrades(game: Game, upgrades: readonly number[]): void {
  for (const upgrade of upgrades)
    if (!game.play.owned[upgrade] && game.play.purse >= PRICES[upgrade]!)
      game.press(PRESS_CODES.buy + upgrade);
}

interface BotHabits {
  paceTicks?: number;
  upgrades?: readonly number[];
  isCalm?: boolean;
  isIdle?: boolean;
}

/** Plays a week to its end. */
export function playWeek(week: Week, habits: BotHabits = {}): Game {
  const { paceTicks = PACE_TICKS, upgrades = UPGRADES, isCalm = false, isIdle = false } = habits;
  const game = createGame(week);
  const choose = week.kitchen === 'bakery' ? bakeNext : cookNext;
  if (isCalm) game.press(PRESS_CODES.calm);
  while (game.play.day < EVENINGS) {
    buyUpgrades(game, upgrades);
    game.press(PRESS_CODES.open);
    while (game.isOpen()) {
      game.step();
      if (isIdle || !game.isOpen() || game.play.tick % paceTicks) continue;
      const code = choose(game.play);
      if (code !== null) game.press(code);
    }
  }
  game.press(PRESS_CODES.end);
  return game;
}
