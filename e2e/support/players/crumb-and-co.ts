/** Crumb & Co. and Ramen Rush: serves the first guest of the first evening, closes early and ends the week. */
import { expect } from '@playwright/test';
import { LAYER_CODES } from '@/games/crumb-and-co/codes';
import { makeWeek } from '@/games/crumb-and-co/evenings';
import type { KitchenKey, OrderedThing } from '@/games/crumb-and-co/types';
import { LAYER_LABELS, SOURCE_NAMES } from '@/games/crumb-and-co/words';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import type { GamePlayer } from './player';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;

const MAX_WAIT_MS = 20_000;

/** Presses the first control with a name, once it has appeared. */
const pressNamed =
  (name: RegExp): PlayerStep =>
  async (table, by) => {
    const control = table.frame.getByRole('button', { name }).first();
    await expect(control).toBeVisible({ timeout: MAX_WAIT_MS });
    await by.on(table, control);
  };

const serveFirstGuest: PlayerStep = async (table, by) => {
  await pressNamed(/^Guest \d/)(table, by);
  await expect(table.frame.getByText(/^[1-9]\d*$/).first()).toBeVisible();
};

const shutEarly: PlayerStep = async (table, by) => {
  await pressNamed(/^Close early$/)(table, by);
  await pressNamed(/^Really close\?$/)(table, by);
};

const bakeSteps = ([dough]: OrderedThing): PlayerStep[] => [
  pressNamed(new RegExp(`^${SOURCE_NAMES[dough!]}`)),
  pressNamed(/^Ready/),
];

const cookSteps = ([broth, noodle, ...toppings]: OrderedThing): PlayerStep[] => [
  pressNamed(new RegExp(`^${LAYER_LABELS[broth!]}:`)),
  pressNamed(/^Pot/),
  pressNamed(noodle === LAYER_CODES.firm ? /^Firm/ : /^Soft/),
  ...toppings.map((layer) => pressNamed(new RegExp(`^${LAYER_LABELS[layer]}$`))),
];

/** Before the last evening, ending the week needs a confirmation. */
const endRun: PlayerStep = async (table, by) => {
  await pressNamed(/^End the week here$/)(table, by);
  await pressNamed(/^Sure\? Press again$/)(table, by);
};

const createPlayer = (kitchen: KitchenKey, title: string, label: string): GamePlayer => ({
  game: {
    slug: kitchen === 'bakery' ? 'crumb-and-co' : 'ramen-rush',
    title,
    mode: { key: 'first', label },
  },
  endOf: () => /^\d+ of 15 stars$/,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor(seed) {
    const [want] = makeWeek(seed, kitchen, 'first').evenings[0]!.guests[0]!.wants;
    return [
      ...(kitchen === 'bakery' ? bakeSteps(want!) : cookSteps(want!)),
      serveFirstGuest,
      shutEarly,
      endRun,
    ];
  },
  // The week opens by itself, which counts as a move.
  expectSaved: (table, moves) => table.expectSaved(moves + 1),
  // The evening has already taken the required time.
  wait: () => Promise.resolve(),
});

export const crumbAndCoPlayer = createPlayer('bakery', 'Crumb & Co.', '1. The corner shop');
export const ramenRushPlayer: GamePlayer = {
  ...createPlayer('ramen', 'Ramen Rush', '1. The alley'),
  isEdition: true,
};
