/** Defines the menu of each place and evening, and the price of each item. */
import { BAKERY, RAMEN } from './config';
import { BAKE_CODES, LAYER_CODES, SOURCE_CODES } from './codes';
import type { KitchenKey, ModeKey, OrderedThing } from './types';

const { bread, bun, croissant, coffee, iced, jam, latte, cherry } = BAKE_CODES;

/** Everything on the menu, by place and evening. */
const BAKES: Readonly<Record<ModeKey, readonly (readonly number[])[]>> = {
  first: [
    [bread, bun],
    [bread, bun, coffee],
    [bread, bun, coffee],
    [bread, bun, coffee, iced],
    [bread, bun, coffee, iced],
  ],
  second: [
    [croissant, coffee, bread],
    [croissant, coffee, latte],
    [croissant, coffee, latte, bread],
    [croissant, coffee, latte, bread],
    [croissant, coffee, latte, bun, iced],
  ],
  third: [
    [bread, croissant, coffee, bun],
    [bread, croissant, coffee, jam],
    [croissant, latte, jam, bun],
    [bread, bun, iced, jam, coffee],
    [croissant, jam, iced, latte, bun, coffee],
  ],
  fourth: [
    [bread, bun, iced, coffee, latte],
    [bun, iced, cherry, coffee, latte],
    [croissant, jam, iced, cherry, coffee],
    [bread, croissant, jam, cherry, latte, coffee],
    [bread, bun, croissant, iced, jam, cherry, latte, coffee],
  ],
};

interface BowlMenu {
  broths: readonly number[];
  toppings: readonly number[];
  /** The minimum and maximum number of toppings. */
  from: number;
  to: number;
}

const { clear, miso, fire, egg, nori, leek, pork, swirl } = LAYER_CODES;
const createBowlMenu = (
  broths: readonly number[],
  toppings: readonly number[],
  from: number,
  to: number,
): BowlMenu => ({
  ...{ broths, toppings, from, to },
});

const BOWLS: Readonly<Record<ModeKey, readonly BowlMenu[]>> = {
  first: [
    createBowlMenu([clear], [egg, leek], 1, 1),
    createBowlMenu([clear, miso], [egg, leek], 1, 1),
    createBowlMenu([clear, miso], [egg, leek, nori], 1, 2),
    createBowlMenu([clear, miso], [egg, leek, nori], 1, 2),
    createBowlMenu([clear, miso], [egg, leek, nori], 2, 2),
  ],
  second: [
    createBowlMenu([clear, miso], [egg, leek, nori], 1, 2),
    createBowlMenu([clear, miso], [egg, leek, pork], 1, 2),
    createBowlMenu([clear, fire], [egg, nori, pork], 1, 2),
    createBowlMenu([clear, miso, fire], [egg, leek, nori, pork], 1, 3),
    createBowlMenu([clear, miso, fire], [egg, leek, nori, pork], 2, 3),
  ],
  third: [
    createBowlMenu([miso, fire], [egg, nori, pork], 1, 3),
    createBowlMenu([clear, miso], [nori, swirl, leek], 1, 3),
    createBowlMenu([clear, fire], [egg, swirl, pork], 2, 3),
    createBowlMenu([clear, miso, fire], [egg, nori, leek, swirl], 2, 3),
    createBowlMenu([clear, miso, fire], [egg, nori, leek, pork, swirl], 2, 3),
  ],
  fourth: [
    createBowlMenu([clear, miso, fire], [egg, nori, leek], 2, 3),
    createBowlMenu([clear, miso, fire], [egg, leek, pork, swirl], 2, 3),
    createBowlMenu([miso, fire], [egg, nori, pork, swirl], 2, 4),
    createBowlMenu([clear, miso, fire], [egg, nori, leek, pork, swirl], 2, 4),
    createBowlMenu([clear, miso, fire], [egg, nori, leek, pork, swirl], 3, 4),
  ],
};

export const listBakes = (mode: ModeKey, day: number): readonly number[] => BAKES[mode][day]!;
export const findBowlMenu = (mode: ModeKey, day: number): BowlMenu => BOWLS[mode][day]!;

/** Returns the price of an item in coins. */
export function priceOf(kitchen: KitchenKey, thing: OrderedThing): number {
  if (kitchen === 'bakery') return BAKERY.prices[thing[0]!]!;
  return RAMEN.base + RAMEN.perTopping * (thing.length - 2);
}

/** Returns the part of an order that continues the streak if it matches the previous order: the bake, or the broth. */
export const thingKeyOf = (thing: OrderedThing): number => thing[0]!;

const { icing, milk } = SOURCE_CODES;
/** The sources that each menu item needs. */
const SOURCES_NEEDED: Readonly<Record<number, readonly number[]>> = {
  [bread]: [SOURCE_CODES.bread],
  [bun]: [SOURCE_CODES.bun],
  [croissant]: [SOURCE_CODES.croissant],
  [coffee]: [],
  [iced]: [SOURCE_CODES.bun, icing],
  [jam]: [SOURCE_CODES.croissant, SOURCE_CODES.jam],
  [latte]: [milk],
  [cherry]: [SOURCE_CODES.bun, icing, SOURCE_CODES.cherry],
};

/** Returns the sources that an evening offers: only those that an order may need. */
export function listSources(kitchen: KitchenKey, mode: ModeKey, day: number): readonly number[] {
  const { broths, toppings } = findBowlMenu(mode, day);
  const all =
    kitchen === 'ramen'
      ? [...broths, ...toppings]
      : listBakes(mode, day).flatMap((bake) => SOURCES_NEEDED[bake]!);
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Returns whether orders may include coffee. */
export const hasCoffee = (mode: ModeKey, day: number): boolean =>
  listBakes(mode, day).some((bake) => bake === coffee || bake === latte);
