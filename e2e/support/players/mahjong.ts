/** Mahjong by Moonlight: takes the pairs of the stored solution. */
import { expect } from '@playwright/test';
import { listFree } from '@/games/mahjong-by-moonlight/board';
import { editionOf, MIN_MS_PER_PAIR } from '@/games/mahjong-by-moonlight/config';
import { cycleFrom, stepFrom } from '@/games/mahjong-by-moonlight/cursor';
import { levelFor } from '@/games/mahjong-by-moonlight/rules';
import type { Board, Pair } from '@/games/mahjong-by-moonlight/types';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

const ARROW_DIRECTIONS = [
  ['ArrowUp', -1, 0],
  ['ArrowDown', 1, 0],
  ['ArrowLeft', 0, -1],
  ['ArrowRight', 0, 1],
] as const;

const requireLevel = (slug: string, seed: string) => {
  const edition = editionOf(slug);
  const level = edition && levelFor(edition, { seed, mode: 'tonight' });
  if (!level) throw new Error('no level');
  return level;
};

const findTile = ({ frame }: GameTable, slot: number) => frame.locator(`[data-slot="${slot}"]`);

const keysBetween = (board: Board, free: readonly number[], from: number, to: number): string[] => {
  const found = new Map<number, string[]>([[from, []]]);
  // Iterating over a map includes entries that are added during the iteration.
  for (const [slot, keys] of found) {
    const recordPath = (key: string, next: number) => {
      if (!found.has(next)) found.set(next, [...keys, key]);
    };
    for (const [key, down, right] of ARROW_DIRECTIONS)
      recordPath(key, stepFrom(board, free, slot, down, right));
    recordPath('n', cycleFrom(board, free, slot, 1));
  }
  const path = found.get(to);
  if (!path) throw new Error('The keys do not lead there.');
  return path;
};

const pressByKeys = async (table: GameTable, board: Board, free: readonly number[], slot: number) => {
  const cursor = table.frame.locator('.mj-tile[tabindex="0"]');
  await expect(cursor).toBeFocused();
  const at = await cursor.evaluate(({ dataset }) => Number(dataset.slot));
  for (const key of [...keysBetween(board, free, at, slot), 'Enter']) await table.page.keyboard.press(key);
};

const takePair = async (
  table: GameTable,
  by: PressMethod,
  board: Board,
  left: ReadonlySet<number>,
  pair: Pair,
) => {
  const free = listFree(board, (slot) => left.has(slot));
  for (const slot of pair)
    if (by.name === 'keys') await pressByKeys(table, board, free, slot);
    else await by.on(table, findTile(table, slot));
};

export const createMahjongPlayer = (slug: string, title: string): GamePlayer => ({
  game: { slug, title, mode: { key: 'tonight', label: 'Ordinary' } },
  endOf: () => 'Table cleared',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { board, solution } = requireLevel(slug, seed);
    return solution.map((pair, index) => async (table, by) => {
      await takePair(table, by, board, new Set(solution.slice(index).flat()), pair);
      const left = 2 * (solution.length - index - 1);
      if (left) await expect(table.frame.locator('.kit-done')).toHaveText(new RegExp(`^${left} left`));
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(requireLevel(slug, seed).solution.length * MIN_MS_PER_PAIR + MARGIN_MS),
});

/** The edition with the small layout. */
export const mahjongTramRide = createMahjongPlayer('mahjong-tram-ride', 'Mahjong: Tram Ride');
