/** Hearthside Solitaire: plays the line that wins the deal, card by card. */
import { expect, type Locator } from '@playwright/test';
import { editionOf, MIN_MS_PER_MOVE, MOST_AT_ONCE } from '@/games/hearthside-solitaire/config';
import { cardOfPlace, stepFrom } from '@/games/hearthside-solitaire/cursor';
import { cardAt, copyTable, createPlay, STOCK, turn, type Table } from '@/games/hearthside-solitaire/play';
import { levelFor } from '@/games/hearthside-solitaire/rules';
import type { Place } from '@/games/hearthside-solitaire/state';
import type { Carry, Turn } from '@/games/hearthside-solitaire/types';
import type { GameTable } from '../game-table';
import { drag, dragFinger, type Press } from '../press-by';
import { MARGIN_MS, type Player } from './player';

const ARROWS = [
  ['ArrowUp', -1, 0],
  ['ArrowDown', 1, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowRight', 0, 1],
] as const;

const levelOf = (seed: string) => {
  const edition = editionOf('hearthside-solitaire');
  const level = edition && levelFor(edition, { seed, mode: 'draw-three' });
  if (!level) throw new Error('no level');
  return level;
};

/** Each turn with the table that it is made on. */
const stepsFor = (seed: string): readonly { before: Table; move: Turn }[] => {
  const level = levelOf(seed);
  const table = createPlay(level);
  return level.proof.map((move) => {
    const before = copyTable(table);
    turn(table, move);
    return { before, move };
  });
};

const slotOf = ({ frame }: GameTable, pile: number): Locator => frame.locator('.deck-slot').nth(pile);
const nodeOf = (table: GameTable, before: Table, place: Place): Locator => {
  const card = cardOfPlace(before, place);
  return card === null ? slotOf(table, place.pile) : table.frame.locator(`[data-card="${card}"]`);
};

const boxOf = async (control: Locator) => {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

const carryByHand = async (table: GameTable, by: Press, before: Table, [from, to, count]: Carry) => {
  const start = await boxOf(nodeOf(table, before, { pile: from, count }));
  const end = await boxOf(nodeOf(table, before, { pile: to, count: 1 }));
  // What other cards leave open of a card is its upper edge.
  const hold = { x: start.x + start.width / 3, y: start.y + 3 };
  const goal = { x: hold.x + end.x - start.x, y: hold.y + end.y - start.y };
  await (by.name === 'mouse' ? drag : dragFinger)(table, hold, goal);
};

const keysBetween = (table: Table, from: Place, to: Place, isHolding: boolean): string[] => {
  const nameOf = ({ pile, count }: Place) => `${pile} ${count}`;
  const found = new Map<string, { place: Place; keys: string[] }>([
    [nameOf(from), { place: from, keys: [] }],
  ]);
  // A map goes on with what is added on the way.
  for (const { place, keys } of found.values())
    for (const [key, down, right] of ARROWS) {
      const next = stepFrom(table, place, down, right, isHolding);
      if (!found.has(nameOf(next))) found.set(nameOf(next), { place: next, keys: [...keys, key] });
    }
  const way = found.get(nameOf(to));
  if (!way) throw new Error('The arrows do not lead there.');
  return way.keys;
};

const carryByKeys = async ({ frame, page }: GameTable, before: Table, [from, to, count]: Carry) => {
  const cursor = frame.locator('.deck-table [tabindex="0"]');
  await expect(cursor).toBeFocused();
  const at = await cursor.evaluate(({ dataset }) => ({
    pile: Number(dataset.pile),
    count: Number(dataset.count),
  }));
  const there = { pile: from, count };
  const goal = { pile: to, count: 1 };
  const keys = [
    ...keysBetween(before, at, there, false),
    'Enter',
    ...keysBetween(before, there, goal, true),
    'Enter',
  ];
  for (const key of keys) await page.keyboard.press(key);
};

const makeTurn = async (table: GameTable, by: Press, before: Table, move: Turn): Promise<void> => {
  if (typeof move[0] !== 'number')
    return by.name === 'keys' ? table.page.keyboard.press('d') : by.on(table, slotOf(table, STOCK));
  const carry = move as Carry;
  if (cardAt(before, carry[0], carry[2]) === null) throw new Error('no card');
  return by.name === 'keys' ? carryByKeys(table, before, carry) : carryByHand(table, by, before, carry);
};

export const hearthsideSolitaire: Player = {
  game: {
    slug: 'hearthside-solitaire',
    title: 'Hearthside Solitaire',
    mode: { key: 'draw-three', label: 'Draw three' },
  },
  endOf: () => 'All home',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const steps = stepsFor(seed);
    return steps.map(({ before, move }, index) => async (table, by) => {
      await makeTurn(table, by, before, move);
      if (index < steps.length - 1)
        await expect(table.frame.getByText(new RegExp(`^${index + 1} moves?$`))).toHaveCount(1);
    });
  },
  wait: (table, seed) => {
    const moves = levelOf(seed).proof.length;
    return table.waitForHonestTime((moves - MOST_AT_ONCE) * MIN_MS_PER_MOVE + MARGIN_MS);
  },
};
