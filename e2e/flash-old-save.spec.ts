/** Tests a save of Orbit Keeper by an older version that did not record moves. */
import { FLASH_INPUT_METHODS } from './support/flash-input';
import { savedBest, savedScore } from './support/flash-save';
import { OLD_ORBIT_SAVE } from './support/old-orbit-save';
import { expect, test } from './support/test';

/** Equals KEEP_EVERY in Game.hx. */
const SAVED_EVERY_MS = 1_500;

test('resumes a game that was saved before its moves were recorded, and does not rank it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const waitForScoresRequest = () => sent.filter((path) => /^\/scores\/runs/.test(path));
  await page.goto('/about');
  await page.evaluate((saved) => window.localStorage.setItem('sw_save:orbit-keeper', saved), OLD_ORBIT_SAVE);
  await page.goto('/gameplayer/orbit-keeper');
  await page.getByRole('button', { name: 'Play Orbit Keeper', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Orbit Keeper"]');
  await expect(frame.getByRole('application')).toBeFocused({ timeout: 30_000 });
  // The game saves again, in the current format.
  await expect.poll(() => savedScore(page)).toBeGreaterThan(0);
  const score = (await savedScore(page)) ?? 0;
  const mouse = FLASH_INPUT_METHODS.find(({ name }) => name === 'mouse');
  await mouse?.steer(page, frame, 1);
  await page.waitForTimeout(2 * SAVED_EVERY_MS);
  await mouse?.end(page, frame);
  await expect.poll(() => savedBest(page, 0)).toBeGreaterThanOrEqual(score);
  expect(waitForScoresRequest()).toEqual([]);
  // The next game records its moves, and is ranked.
  const started = page.waitForResponse((answer) => answer.url().endsWith('/scores/runs'));
  await page.waitForTimeout(SAVED_EVERY_MS);
  await mouse?.again(page, frame);
  await started;
});
