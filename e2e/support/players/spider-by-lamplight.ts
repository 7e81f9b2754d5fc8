/** Spider by Lamplight and its editions: plays the line that wins the deal, card by card. */
import { expect, type Locator } from '@playwright/test';
import { editionOf } from '@/games/spider-by-lamplight/config';
import { cardOfPlace, settlePlace, stepFrom } from '@/games/spider-by-lamplight/cursor';
import { measureTable, type Metrics } from '@/games/spider-by-lamplight/layout';
import { createPlay, turn } from '@/games/spider-by-lamplight/play';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import { copyTable, pilesOf, type Table } from '@/games/spider-by-lamplight/table';
import { MIN_MS_PER_MOVE, MOST_AT_ONCE } from '@/games/spider-by-lamplight/tuning';
import type { Carry, Place, Turn } from '@/games/kit/cards/types';
import type { GameTable } from '../game-table';
import { drag, dragFinger, type Press } from '../press-by';
import { MARGIN_MS, type Player } from './player';

const ARROWS = [
  ['ArrowUp', -1, 0],
  ['ArrowDown', 1, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowRight', 0, 1],
] as const;

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
  // What other cards leave open of a card is its upper left corner.
  const hold = { x: start.x + 5, y: start.y + 3 };
  const goal = { x: hold.x + end.x - start.x, y: hold.y + end.y - start.y };
  await (by.name === 'mouse' ? drag : dragFinger)(table, hold, goal);
};

const keysBetween = (
  table: Table,
  metrics: Metrics,
  from: Place,
  to: Place,
  isHolding: boolean,
): string[] => {
  const nameOf = ({ pile, count }: Place) => `${pile} ${count}`;
  const found = new Map<string, { place: Place; keys: string[] }>([
    [nameOf(from), { place: from, keys: [] }],
  ]);
  // A map goes on with what is added on the way.
  for (const { place, keys } of found.values())
    for (const [key, down, right] of ARROWS) {
      const next = settlePlace(table, stepFrom(table, place, down, right, isHolding, metrics));
      if (!found.has(nameOf(next))) found.set(nameOf(next), { place: next, keys: [...keys, key] });
    }
  const way = found.get(nameOf(to));
  if (!way) throw new Error('The arrows do not lead there.');
  return way.keys;
};

const metricsOf = async ({ frame }: GameTable, { rules }: Table): Promise<Metrics> => {
  const { width, height } = await frame
    .locator('.deck-table')
    .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
  return measureTable(rules, width, height);
};

const carryByKeys = async (table: GameTable, before: Table, [from, to, count]: Carry) => {
  const cursor = table.frame.locator('.deck-table [tabindex="0"]');
  await expect(cursor).toBeFocused();
  const at = await cursor.evaluate(({ dataset }) => ({
    pile: Number(dataset.pile),
    count: Number(dataset.count),
  }));
  const metrics = await metricsOf(table, before);
  const there = { pile: from, count };
  const keys = [...keysBetween(before, metrics, settlePlace(before, at), there, false), 'Enter'];
  // A king goes alone at once.
  const isAlone = before.rules.piles[to]!.kind === 'discard';
  if (!isAlone) keys.push(...keysBetween(before, metrics, there, { pile: to, count: 1 }, true), 'Enter');
  for (const key of keys) await table.page.keyboard.press(key);
};

const isPair = ({ rules }: Table) => rules.match === 'thirteen' || rules.match === 'like';

const makeTurn = async (table: GameTable, by: Press, before: Table, move: Turn): Promise<void> => {
  const [stock] = pilesOf(before.rules).stock;
  if (typeof move[0] !== 'number')
    return by.name === 'keys' ? table.page.keyboard.press('d') : by.on(table, slotOf(table, stock!));
  const carry = move as Carry;
  if (by.name === 'keys') return carryByKeys(table, before, carry);
  if (!isPair(before)) return carryByHand(table, by, before, carry);
  const [from, to] = carry;
  await by.on(table, nodeOf(table, before, { pile: from, count: 1 }));
  if (before.rules.piles[to]!.kind !== 'discard')
    await by.on(table, nodeOf(table, before, { pile: to, count: 1 }));
};

const playerOf = (slug: string, mode: { key: string; label: string }, end: string): Player => {
  const edition = editionOf(slug)!;
  const levelOf = (seed: string) => {
    const level = levelFor(edition, { seed, mode: mode.key });
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
  return {
    game: { slug, title: edition.title, mode },
    endOf: () => end,
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
};

const CLASSIC = { key: 'classic', label: 'Classic' };

/** A run of Spider is three times as long as one of its editions. */
export const spiderByLamplight: Player = {
  ...playerOf('spider-by-lamplight', { key: 'one-suit', label: 'One suit' }, 'All home'),
  ways: ['mouse', 'touch'],
  isEdition: true,
};
export const freeCellByLamplight = playerOf('freecell-by-lamplight', CLASSIC, 'All home');
export const pyramidSolitaire: Player = {
  ...playerOf('pyramid-solitaire', CLASSIC, 'Table cleared'),
  isEdition: true,
};
export const golfSolitaire: Player = {
  ...playerOf('golf-solitaire', CLASSIC, 'Table cleared'),
  isEdition: true,
};
