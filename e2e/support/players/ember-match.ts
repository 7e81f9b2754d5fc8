/** Ember Match: a copy of today's board, on which the player finds each swap before making it. */
import { expect } from '@playwright/test';
import { DAILY_MOVES, MIN_MS_PER_SWAP, SIZE } from '@/games/ember-match/config';
import { columnOf, rowOf } from '@/games/ember-match/grid';
import { ACROSS } from '@/games/ember-match/paint';
import { copyPlay, createPlay, swap } from '@/games/ember-match/play';
import { listSwaps, partnerOf } from '@/games/ember-match/swaps';
import type { Play } from '@/games/ember-match/types';
import { planFor } from '@/games/ember-match/week';
import type { GameTable } from '../game-table';
import { drag, walk, type Point, type Press } from '../press-by';
import { MARGIN_MS, type Player } from './player';

interface Step {
  from: number;
  to: number;
  /** The board once the swap has been made. */
  after: Play;
}

/** The first swap that burns something, again and again, until the board is over. */
const stepsFor = (seed: string): readonly Step[] => {
  const play = createPlay(planFor({ seed, mode: 'daily' })!);
  const steps: Step[] = [];
  while (!play.ending) {
    const [move] = listSwaps(play, 1);
    const to = move && partnerOf(move);
    if (!move || to === undefined || to === null) throw new Error('no swap');
    swap(play, move);
    steps.push({ from: move[0], to, after: copyPlay(play) });
  }
  return steps;
};

const endOf = (seed: string): Play => {
  const last = stepsFor(seed).at(-1);
  if (!last) throw new Error('no swap');
  return last.after;
};

const pointOf = async (table: GameTable, cell: number): Promise<Point> => {
  const box = await table.frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const along = (start: number, length: number, index: number) =>
    start + length * (0.5 + (index + 0.5 - SIZE / 2) / ACROSS);
  return { x: along(box.x, box.width, columnOf(cell)), y: along(box.y, box.height, rowOf(cell)) };
};

/** An arrow makes the game say where the keys stand. */
const cursorOf = async (table: GameTable): Promise<number> => {
  await table.page.keyboard.press('ArrowRight');
  const said = table.frame.getByText(/^Row \d, column \d: /);
  const [row = 0, column = 0] = ((await said.textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  return (row - 1) * SIZE + column - 1;
};

const swapByKeys = async (table: GameTable, { from, to }: Step): Promise<void> => {
  await walk(table, SIZE, await cursorOf(table), from);
  const place = `Row ${rowOf(from) + 1}, column ${columnOf(from) + 1}: `;
  await expect(table.frame.getByText(place)).toBeVisible();
  await table.page.keyboard.press('Space');
  await expect(table.frame.getByText(/Picked up/)).toBeVisible();
  await walk(table, SIZE, from, to);
};

const makeSwap = async (table: GameTable, by: Press, step: Step): Promise<void> => {
  if (by.name === 'keys') return swapByKeys(table, step);
  const [from, to] = [await pointOf(table, step.from), await pointOf(table, step.to)];
  if (by.name === 'mouse') return drag(table, from, to);
  await table.page.touchscreen.tap(from.x, from.y);
  await table.page.touchscreen.tap(to.x, to.y);
};

export const emberMatch: Player = {
  game: { slug: 'ember-match', title: 'Ember Match', mode: { key: 'daily', label: 'Daily' } },
  endOf: (seed) => (endOf(seed).ending === 'stuck' ? 'No swap left' : 'Burned bright'),
  scoreOf: (seed) => endOf(seed).score,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    stepsFor(seed).map((step) => async (table, by) => {
      await makeSwap(table, by, step);
      if (step.after.ending) return;
      const { movesLeft, score } = step.after;
      await expect(table.frame.locator('.em-count')).toHaveText(String(movesLeft));
      await expect(table.frame.locator('.em-points')).toHaveText(score.toLocaleString('en'));
    }),
  // It shows no clock: the swaps before the reload make up for what the start screen takes.
  wait: (table) => table.waitSinceOpen(DAILY_MOVES * MIN_MS_PER_SWAP + MARGIN_MS),
};
