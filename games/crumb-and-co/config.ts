/**
 * The tuning values: the editions (two shops), their times and prices, the upgrades, the progression over the evenings.
 */
import { findEdition } from '../kit/shell/editions';
import type { PuzzleEdition } from '../kit/shell/kind';
import type { KitchenKey, ModeKey } from './types';

export interface Edition extends PuzzleEdition<ModeKey> {
  kitchen: KitchenKey;
  highlightColor: string;
  modeLabels: Readonly<Record<ModeKey, string>>;
}

export const TICKS_PER_SECOND = 20;
const secondsToTicks = (count: number): number => Math.round(count * TICKS_PER_SECOND);

export const MODES: readonly ModeKey[] = ['first', 'second', 'third', 'fourth'];
export const EVENINGS = 5;
export const MAX_MOVES = 4_000;
const LONGEST_EVENING = secondsToTicks(300);
/** The maximum total time of repeated evenings, which limits saves and untrusted moves. */
export const TRIES_TICKS = 4 * EVENINGS * LONGEST_EVENING;
export const MAX_TICKS = TRIES_TICKS + EVENINGS * LONGEST_EVENING;

export const SEATS: Readonly<Record<ModeKey, number>> = { first: 3, second: 3, third: 4, fourth: 4 };

/** The index of each upgrade in the list of either shop. */
export const UPGRADE = { machine: 0, fast: 1, place: 2, lamp: 3, gentle: 4, bell: 5 } as const;
export const PRICES: readonly number[] = [55, 40, 30, 40, 30, 55];

export const MACHINES = { base: 2, more: 1 } as const;

export const BAKERY = {
  /** The baking time of each dough, and how long the result can stay in the oven before it burns. */
  bakeTicks: [secondsToTicks(6), secondsToTicks(4.5), secondsToTicks(7)],
  goodTicks: [secondsToTicks(6), secondsToTicks(6), secondsToTicks(5)],
  gentleShare: 2,
  coffeeTicks: secondsToTicks(4),
  fastCoffeeTicks: secondsToTicks(2),
  tray: 4,
  moreTray: 2,
  /** The price of each product in coins. */
  prices: [5, 4, 5, 4, 7, 8, 7, 9],
} as const;

export const RAMEN = {
  firmFrom: secondsToTicks(4.5),
  softFrom: secondsToTicks(7.5),
  overFrom: secondsToTicks(11.5),
  /** With a strong flame, the time until noodles are firm, in tenths of the normal time. */
  fastTenths: 7,
  gentleTenths: 14,
  bowls: 2,
  moreBowls: 1,
  base: 7,
  perTopping: 2,
  maxToppings: 4,
} as const;

export const PATIENCE = {
  lampPercent: 135,
  /** The percentage of patience that serving a part of the order restores. */
  partPercent: 15,
  quickPercent: 55,
  fairPercent: 25,
} as const;

export const TIPS = { quick: 3, fair: 1, bell: 1, maxRow: 3 } as const;
/** The time from the arrival of the last guest until closing. */
export const CLOSING_TICKS = secondsToTicks(75);
export const FIRST_GUEST_TICKS = secondsToTicks(1);
/**
 * The earnings for each star. One and two stars require a percentage of the orders' value. The third star requires
 * their full value plus tips, in tenths of coins per guest, which differ by evening. From the third evening on, fast
 * play without upgrades earns less than that.
 */
export const STARS = {
  onePercent: 55,
  twoPercent: 88,
  tipTenths: [28, 30, 39, 39, 38],
  calmTipTenths: [8, 9, 12, 12, 12],
} as const;

export const EDITIONS: readonly Edition[] = [
  {
    kitchen: 'bakery',
    slug: 'crumb-and-co',
    keyword: 'crumb-and-co',
    title: 'Crumb & Co.',
    highlightColor: '#7A3B2E',
    description:
      'The bakery that opens when the others close. Bread and buns in the oven, coffee in the machine, icing on what has cooled: make what is asked for, take it out before it burns, and serve before the candle at the counter is down. Four places with five evenings each, three stars an evening, and what to buy with the coins is up to you.',
    descriptionShort: 'Bake, brew and serve while the candles burn. Twenty evenings at four counters.',
    instructions:
      'Press dough to bake it, the oven when it is ready, and the guest to serve what is on the tray. Icing, jam, milk and cherries go on the item on the tray. Between evenings you choose what to buy. With keys: 1 to 4 serve, the letters on the keys work the kitchen, arrows move, P pauses.',
    modes: MODES,
    modeLabels: {
      first: '1. The corner shop',
      second: '2. Platform two',
      third: '3. The winter market',
      fourth: '4. Lantern night',
    },
    isDaily: false,
  },
  {
    kitchen: 'ramen',
    slug: 'ramen-rush',
    keyword: 'ramen-rush',
    title: 'Ramen Rush',
    highlightColor: '#9A2F22',
    description:
      'A noodle bar with a few stools and a line in the rain. Ladle the broth, lift the noodles when they are firm or a little later when they are soft, and lay the toppings in the order that is asked for. Four streets with five nights each, three stars a night, and a purse to spend in between.',
    descriptionShort: 'Broth, noodles, toppings, in that order. Twenty nights behind a noodle bar.',
    instructions:
      'Press a broth to begin a bowl, a pot to boil noodles, the pot again when they are firm or soft as asked, then the toppings from below upwards, and the guest to serve. A bowl that went wrong is poured away. With keys: 1 to 4 serve, the letters on the keys work the kitchen, arrows move, P pauses.',
    modes: MODES,
    modeLabels: {
      first: '1. The alley',
      second: '2. Under the tracks',
      third: '3. By the harbour',
      fourth: '4. The night of the kites',
    },
    isDaily: false,
  },
];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
