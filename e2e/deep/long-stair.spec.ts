/**
 * Plays the first step of the Long Stair by mouse, touch and keys: starts it, resumes it after a reload, wins it, and
 * checks its rank and its lit window.
 */
import { MIN_MS_PER_SWAP, STAIR } from '@/games/ember-match/config';
import { copyPlay, createPlay, performSwap } from '@/games/ember-match/play';
import { planOf, STEPS } from '@/games/ember-match/stair/steps';
import { partnerOf } from '@/games/ember-match/swaps';
import type { Play } from '@/games/ember-match/types';
import { playCarefully } from '../../tests/games/ember-match/solver';
import { expectCounts, makeSwap, type CellSwap } from '../support/ember-board';
import { GameTable } from '../support/game-table';
import { MARGIN_MS } from '../support/players/player';
import { PRESSES, type PressMethod } from '../support/press-by';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const FIRST_LEVEL = 0;

interface StairStep extends CellSwap {
  after: Play;
}

/** Returns a careful player's solution of the first step, whose embers are the same for all players. */
const solveFirstStep = (): StairStep[] => {
  const play = createPlay(planOf(FIRST_LEVEL));
  const steps = playCarefully(planOf(FIRST_LEVEL)).moves.map((move): StairStep => {
    performSwap(play, move);
    return { from: move[0], to: partnerOf(move)!, after: copyPlay(play) };
  });
  if (play.ending !== 'won') throw new Error('The careful player does not win.');
  return steps;
};

/** Presses Play on the page, which opens the started step or the next one. */
const openStep = async (table: GameTable, by: PressMethod): Promise<void> => {
  await by.on(table, table.arch);
  await expect(table.arch).toHaveCount(0);
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
};

const climbStair = async (table: GameTable, by: PressMethod, steps: readonly StairStep[]): Promise<void> => {
  for (const step of steps) {
    await makeSwap(table, by, step);
    if (!step.after.ending) await expectCounts(table, step.after);
  }
};

const climbToWindow = async (table: GameTable, by: PressMethod): Promise<void> => {
  const steps = solveFirstStep();
  const half = Math.floor(steps.length / 2);
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  await table.page.goto(`/gameplayer/${STAIR.slug}`);
  await by.on(table, table.arch);
  await expect(table.arch).toHaveCount(0);
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
  await climbStair(table, by, steps.slice(0, half));
  // The saved list starts with earlier steps.
  await table.expectSaved(1 + half);

  await table.page.reload();
  await openStep(table, by);
  await climbStair(table, by, steps.slice(half, -1));
  await table.waitSinceOpen(steps.length * MIN_MS_PER_SWAP + MARGIN_MS);
  const finish = table.finish();
  await climbStair(table, by, steps.slice(-1));
  expect(await finish).toMatchObject({ verified: true, rank: 1, value: steps.at(-1)?.after.score });
  await expect(table.frame.getByRole('dialog', { name: 'Window lit' })).toBeVisible();

  await by.on(table, table.button('The house'));
  await expect(table.frame.getByRole('button', { name: /^Step 1, .*: [123] of 3 stars$/ })).toBeVisible();
  await table.page.reload();
  await openStep(table, by);
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await by.on(table, table.button('The house'));
  await expect(table.frame.getByText(new RegExp(`^1 of ${STEPS.length} windows lit`))).toBeVisible();
  await expect(table.button('Step 2')).toBeVisible();
};

for (const by of PRESSES)
  test.describe(`the Long Stair by ${by.name}`, () => {
    if (by.name === 'touch')
      test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('lights a window', async ({ page }) => {
      const mode = { key: 'stair', label: '' };
      await climbToWindow(new GameTable(page, { slug: STAIR.slug, title: STAIR.title, mode }), by);
    });
  });
