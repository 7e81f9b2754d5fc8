/** Spider by Lamplight and its editions: plays the winning moves of the deal, card by card. */
import { expect, type Locator } from '@playwright/test';
import { editionOf } from '@/games/spider-by-lamplight/config';
import { cardAtPosition, clampPosition, stepFrom } from '@/games/spider-by-lamplight/cursor';
import { measureTable, type Metrics } from '@/games/spider-by-lamplight/layout';
import { createPlay, applyTurn } from '@/games/spider-by-lamplight/play';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import { copyTable, classifyPiles, type Table } from '@/games/spider-by-lamplight/table';
import { MIN_MS_PER_MOVE, MAX_AT_ONCE } from '@/games/spider-by-lamplight/tuning';
import type { CarryMove, CardPosition, TableTurn } from '@/games/kit/cards/types';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { carryByHand, focusedPosition, keysBetween, cardNode, pileSlot } from './card-hands';
import { MARGIN_MS, type GamePlayer } from './player';

const nodeAt = (table: GameTable, before: Table, place: CardPosition): Locator =>
  cardNode(table, cardAtPosition(before, place), place);

// Only the upper left corner of a covered card is visible.
const HELD_AT_PX = 5;

const metricsOf = async ({ frame }: GameTable, { rules }: Table): Promise<Metrics> => {
  const { width, height } = await frame
    .locator('.deck-table')
    .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
  return measureTable(rules, width, height);
};

const carryByKeys = async (table: GameTable, before: Table, [from, to, count]: CarryMove) => {
  const at = await focusedPosition(table);
  const metrics = await metricsOf(table, before);
  const source = { pile: from, count };
  const createStep = (isHolding: boolean) => (place: CardPosition, down: number, right: number) =>
    clampPosition(before, stepFrom(before, place, down, right, isHolding, metrics));
  const keys = [...keysBetween(clampPosition(before, at), source, createStep(false)), 'Enter'];
  // A king is removed at once, without a partner.
  const isAlone = before.rules.piles[to]!.kind === 'discard';
  if (!isAlone) keys.push(...keysBetween(source, { pile: to, count: 1 }, createStep(true)), 'Enter');
  for (const key of keys) await table.page.keyboard.press(key);
};

const isPair = ({ rules }: Table) => rules.match === 'thirteen' || rules.match === 'like';

const makeTurn = async (table: GameTable, by: PressMethod, before: Table, move: TableTurn): Promise<void> => {
  const [stock] = classifyPiles(before.rules).stock;
  if (typeof move[0] !== 'number')
    return by.name === 'keys' ? table.page.keyboard.press('d') : by.on(table, pileSlot(table, stock!));
  const carry = move as CarryMove;
  if (by.name === 'keys') return carryByKeys(table, before, carry);
  const [from, to, count] = carry;
  if (!isPair(before)) {
    const start = nodeAt(table, before, { pile: from, count });
    const goal = nodeAt(table, before, { pile: to, count: 1 });
    return carryByHand(table, by, [start, goal], () => HELD_AT_PX);
  }
  await by.on(table, nodeAt(table, before, { pile: from, count: 1 }));
  if (before.rules.piles[to]!.kind !== 'discard')
    await by.on(table, nodeAt(table, before, { pile: to, count: 1 }));
};

const createPlayer = (slug: string, mode: { key: string; label: string }, end: string): GamePlayer => {
  const edition = editionOf(slug)!;
  const requireLevel = (seed: string) => {
    const level = levelFor(edition, { seed, mode: mode.key });
    if (!level) throw new Error('no level');
    return level;
  };
  /** Returns each move with the table before it. */
  const stepsFor = (seed: string): readonly { before: Table; move: TableTurn }[] => {
    const level = requireLevel(seed);
    const table = createPlay(level);
    return level.solution.map((move) => {
      const before = copyTable(table);
      applyTurn(table, move);
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
      const moves = requireLevel(seed).solution.length;
      return table.waitForHonestTime((moves - MAX_AT_ONCE) * MIN_MS_PER_MOVE + MARGIN_MS);
    },
  };
};

const CLASSIC_MODE = { key: 'classic', label: 'Classic' };

/** A run of Spider is three times as long as one of its editions. */
export const spiderByLamplight: GamePlayer = {
  ...createPlayer('spider-by-lamplight', { key: 'one-suit', label: 'One suit' }, 'All home'),
  ways: ['mouse', 'touch'],
  isEdition: true,
};
export const freeCellByLamplight = createPlayer('freecell-by-lamplight', CLASSIC_MODE, 'All home');
export const pyramidSolitaire: GamePlayer = {
  ...createPlayer('pyramid-solitaire', CLASSIC_MODE, 'Table cleared'),
  isEdition: true,
};
export const golfSolitaire: GamePlayer = {
  ...createPlayer('golf-solitaire', CLASSIC_MODE, 'Table cleared'),
  isEdition: true,
};
