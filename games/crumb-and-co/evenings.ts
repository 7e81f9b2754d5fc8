/** Generates the five evenings of a week from its seed: the guests, their arrival times, orders and patience. */
import { createRandom, type Random } from '../kit/seeded-random';
import { CLOSING_TICKS, EVENINGS, FIRST_GUEST_TICKS, MODES, STARS, TICKS_PER_SECOND } from './config';
import { LAYER_CODES } from './codes';
import { listBakes, findBowlMenu, priceOf } from './menus';
import type { Evening, Guest, KitchenKey, ModeKey, OrderedThing, Week } from './types';

const GUEST_KINDS = 24;
/** The possible numbers of items in an order at each place, one of which is drawn at random. */
const SIZES: readonly (readonly number[])[] = [
  [1, 1, 2],
  [1, 2, 2],
  [1, 2, 2, 3],
  [1, 2, 3],
];

/**
 * The time between guests on the first evening at each place, in tenths of a second. Guests with small orders arrive
 * faster.
 */
const BAKERY_GAPS: readonly number[] = [50, 56, 63, 63];
const RAMEN_GAPS: readonly number[] = [58, 60, 61, 61];

interface EveningPace {
  guests: number;
  gapTenths: number;
  patienceTenths: number;
}

/**
 * Returns the number of guests, and times in tenths of a second. Both shops get busier with each day, and with each
 * position in the week's schedule.
 */
function resolvePace(kitchen: KitchenKey, position: number, day: number): EveningPace {
  if (kitchen === 'bakery')
    return {
      guests: 8 + day + position,
      gapTenths: BAKERY_GAPS[position]! - 3 * day,
      patienceTenths: 310 - 8 * day + 10 * position,
    };
  return {
    guests: 8 + day + position,
    gapTenths: RAMEN_GAPS[position]! - 4 * day,
    patienceTenths: 335 - 10 * day - 5 * position,
  };
}

function createBakeOrder(random: Random, position: number, mode: ModeKey, day: number): OrderedThing[] {
  const menu = listBakes(mode, day);
  const size = position === 0 && day === 0 ? 1 : random.pick(SIZES[position]!);
  return Array.from({ length: size }, () => [random.pick(menu)]);
}

function createBowlOrder(random: Random, mode: ModeKey, day: number): OrderedThing[] {
  const { broths, toppings, from, to } = findBowlMenu(mode, day);
  const count = from + random.below(to - from + 1);
  // The first evening of the first place has only one kind of noodle, so that the timing is easy to learn.
  const noodle =
    mode === 'first' && day === 0 ? LAYER_CODES.firm : random.pick([LAYER_CODES.firm, LAYER_CODES.soft]);
  return [[random.pick(broths), noodle, ...random.shuffle(toppings).slice(0, count)]];
}

const tenthsToTicks = (tenths: number): number => Math.floor((tenths * TICKS_PER_SECOND) / 10);

function makeEvening(random: Random, kitchen: KitchenKey, mode: ModeKey, day: number): Evening {
  const modeIndex = MODES.indexOf(mode);
  const pace = resolvePace(kitchen, modeIndex, day);
  let at = FIRST_GUEST_TICKS;
  const guests: Guest[] = [];
  for (let i = 0; i < pace.guests; i++) {
    const wants =
      kitchen === 'bakery'
        ? createBakeOrder(random, modeIndex, mode, day)
        : createBowlOrder(random, mode, day);
    // A guest with a larger order waits longer, and the next guest arrives a little later.
    const more = kitchen === 'bakery' ? 20 * (wants.length - 1) : 8 * (wants[0]!.length - 3);
    const patience = tenthsToTicks(pace.patienceTenths + 2 * more);
    guests.push({ at, wants, patience, look: random.below(GUEST_KINDS) });
    at += tenthsToTicks(pace.gapTenths + more - 10 + random.below(21));
  }
  const base = guests.reduce(
    (sum, { wants }) => sum + wants.reduce((coins, thing) => coins + priceOf(kitchen, thing), 0),
    0,
  );
  const partOfBase = (percent: number) => Math.ceil((base * percent) / 100);
  const guestShare = (tenths: number) => base + Math.floor((guests.length * tenths) / 10);
  return {
    guests,
    closing: guests.at(-1)!.at + CLOSING_TICKS,
    stars: [partOfBase(STARS.onePercent), partOfBase(STARS.twoPercent), guestShare(STARS.tipTenths[day]!)],
    calmStars: [
      partOfBase(STARS.onePercent),
      partOfBase(STARS.twoPercent),
      guestShare(STARS.calmTipTenths[day]!),
    ],
  };
}

/** Returns the week for a seed and a place. */
export function makeWeek(seed: string, kitchen: KitchenKey, mode: ModeKey): Week {
  const evenings = Array.from({ length: EVENINGS }, (_, day) =>
    makeEvening(createRandom(`${seed} ${kitchen} ${mode} ${day}`), kitchen, mode, day),
  );
  return { kitchen, mode, evenings };
}

/** Returns the number of stars that an evening's coins earn. */
export const starsFor = (evening: Evening, coins: number, isCalm: boolean): number =>
  goalsOf(evening, isCalm).filter((min) => coins >= min).length;

/** Returns the coins required for one, two and three stars. */
export const goalsOf = ({ stars, calmStars }: Evening, isCalm: boolean): Evening['stars'] =>
  isCalm ? calmStars : stars;
