/** Windmill Nine: two holes in one with bounces off the boards, around the pond and between the drums. */
import { expect } from '@playwright/test';
import { CIRCLE, MODE_LABELS } from '@/games/windmill-nine/config';
import { windmillNinePlayer } from '@/e2e/support/players/windmill-nine';
import type { GameTable } from '@/e2e/support/game-table';
import type { PreviewPlayer, Move } from '../record-player';

/** Directions, in parts of the circle, in which a stroke at full power holes the ball from the tee. */
const ACES = { before: [1361, 1422], seen: [1314, 127] };
const PULL_PX = 190;
/** The aim starts beside the direction and approaches it in these steps. */
const SWEEP = [-60, -35, -15, -5, 0];
const AIMED_MS = 90;

const strike = async (table: GameTable, part: number): Promise<void> => {
  const { mouse } = table.page;
  const { x, y } = await table.pointOf(table.frame.getByRole('application'));
  const from = { x, y: y - PULL_PX / 2 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const aside of SWEEP) {
    const angle = ((part + aside) / CIRCLE) * 2 * Math.PI;
    const pull = PULL_PX * (1 - Math.abs(aside) / 90) + 50;
    await mouse.move(from.x - Math.sin(angle) * pull, from.y + Math.cos(angle) * pull, { steps: 3 });
    await table.page.waitForTimeout(AIMED_MS);
  }
  await mouse.up();
};

const nextHole: Move = async (table, by) => {
  const next = table.frame.getByRole('button', { name: 'Next hole' });
  await expect(next).toBeVisible({ timeout: 12_000 });
  await by.on(table, next);
  await expect(next).toBeHidden();
};

const pickUp: Move = async (table, by) => {
  await by.on(table, table.frame.getByRole('button', { name: 'Pick up' }));
  await by.on(table, table.frame.getByRole('button', { name: /^Sure/ }));
};

const ace =
  (part: number): Move =>
  async (table, by) => {
    await strike(table, part);
    await nextHole(table, by);
  };

export const windmillNine: PreviewPlayer = {
  ...windmillNinePlayer,
  game: { ...windmillNinePlayer.game, mode: { key: 'nine', label: MODE_LABELS.nine } },
  before: () => [...ACES.before.map(ace), pickUp, nextHole],
  movesFor: () => ACES.seen.map(ace),
  watchedMs: 10_500,
};
