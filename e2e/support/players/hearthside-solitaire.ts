/** The Klondikes: plays the winning moves of the deal, card by card. */
import { expect, type Locator } from '@playwright/test';
import {
  EDITIONS,
  MIN_MS_PER_MOVE,
  MODE_LABELS,
  MAX_AT_ONCE,
  type Edition,
} from '@/games/hearthside-solitaire/config';
import { cardAtPosition, stepFrom } from '@/games/hearthside-solitaire/cursor';
import { KLONDIKES } from '@/games/hearthside-solitaire/klondikes';
import {
  cardAt,
  copyTable,
  createPlay,
  STOCK,
  applyTurn,
  type Table,
} from '@/games/hearthside-solitaire/play';
import { levelFor } from '@/games/hearthside-solitaire/rules';
import type { Place } from '@/games/hearthside-solitaire/state';
import type { CarryMove, Level, ModeKey, TableTurn } from '@/games/hearthside-solitaire/types';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { carryByHand, focusedPosition, keysBetween, cardNode, pileSlot } from './card-hands';
import { MARGIN_MS, type GamePlayer } from './player';

interface SolitaireDeal {
  edition: Edition;
  mode: ModeKey;
}

const requireLevel = ({ edition, mode }: SolitaireDeal, seed: string): Level => {
  const level = levelFor(edition, { seed, mode });
  if (!level) throw new Error('no level');
  return level;
};

/** Returns each move with the table before it. */
const stepsFor = (deal: SolitaireDeal, seed: string): readonly { before: Table; move: TableTurn }[] => {
  const level = requireLevel(deal, seed);
  const table = createPlay(level);
  return level.solution.map((move) => {
    const before = copyTable(table);
    applyTurn(table, move);
    return { before, move };
  });
};

const nodeAt = (table: GameTable, before: Table, place: Place): Locator =>
  cardNode(table, cardAtPosition(before, place), place);

// Only the upper edge of a covered card is visible.
const GRAB_HEIGHT_SHARE = 1 / 3;

const carryByKeys = async (table: GameTable, before: Table, [from, to, count]: CarryMove) => {
  const at = await focusedPosition(table);
  const createStep = (isHolding: boolean) => (place: Place, down: number, right: number) =>
    stepFrom(before, place, down, right, isHolding);
  const source = { pile: from, count };
  const goal = { pile: to, count: 1 };
  const keys = [
    ...keysBetween(at, source, createStep(false)),
    'Enter',
    ...keysBetween(source, goal, createStep(true)),
    'Enter',
  ];
  for (const key of keys) await table.page.keyboard.press(key);
};

const makeTurn = async (table: GameTable, by: PressMethod, before: Table, move: TableTurn): Promise<void> => {
  if (typeof move[0] !== 'number')
    return by.name === 'keys' ? table.page.keyboard.press('d') : by.on(table, pileSlot(table, STOCK));
  const carry = move as CarryMove;
  if (cardAt(before, carry[0], carry[2]) === null) throw new Error('no card');
  if (by.name === 'keys') return carryByKeys(table, before, carry);
  const [from, to, count] = carry;
  const start = nodeAt(table, before, { pile: from, count });
  const goal = nodeAt(table, before, { pile: to, count: 1 });
  return carryByHand(table, by, [start, goal], (width) => width * GRAB_HEIGHT_SHARE);
};

const createPlayer = (slug: string, mode: ModeKey): GamePlayer => {
  const edition = EDITIONS.find((one) => one.slug === slug);
  if (!edition) throw new Error(`No game is called ${slug}.`);
  const deal = { edition, mode };
  return {
    game: { slug, title: edition.title, mode: { key: mode, label: MODE_LABELS[mode] } },
    isEdition: !edition.isDaily,
    endOf: () => 'All home',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: (seed) => {
      const steps = stepsFor(deal, seed);
      return steps.map(({ before, move }, index) => async (table, by) => {
        await makeTurn(table, by, before, move);
        if (index < steps.length - 1)
          await expect(table.frame.getByText(new RegExp(`^${index + 1} moves?$`))).toHaveCount(1);
      });
    },
    wait: (table, seed) => {
      const moves = requireLevel(deal, seed).solution.length;
      return table.waitForHonestTime((moves - MAX_AT_ONCE) * MIN_MS_PER_MOVE + MARGIN_MS);
    },
  };
};

export const hearthsideSolitaire = createPlayer('hearthside-solitaire', 'draw-three');
export const klondikePlayers = KLONDIKES.map(({ slug, modes }) => createPlayer(slug, modes[0]!));
