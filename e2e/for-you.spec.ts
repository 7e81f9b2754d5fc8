/** Tests rows of recommended games and their reasons, for a member and for a guest who finished a puzzle. */
import { GUEST_MARK } from '@/lib/domain/members/identity';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { paths } from '@/lib/paths';
import { findViolations } from './support/axe';
import { asPlayer, memberPlayer, finishSolvedRun } from './support/challenge';
import { signIn } from './support/member';
import { expect, test } from './support/test';
import { testZone } from './support/today';

test.describe.configure({ timeout: 180_000 });
const REASON_TEXT = 'Because you finished one game of Sudoku';

test('shows a member the reason for a row', async ({ page, context, baseURL: base = '' }) => {
  const { name, call } = await memberPlayer(base);
  await signIn(context, base, name);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Everybody plays' })).toBeVisible();
  await expect(page.getByText(/^Because you finished/)).toHaveCount(0);

  await finishSolvedRun(call);
  await page.goto('/', { waitUntil: 'networkidle' });
  const row = page.locator('.page-section', { has: page.getByRole('heading', { name: 'For you' }) });
  await expect(row.getByText(REASON_TEXT)).toBeVisible();
  await expect(row.locator('.game-card').first()).toBeVisible();
  await expect(row.locator('a[href="/gamelanding/quiet-sudoku"]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('shows a guest why a row of games is recommended, in both layouts', async ({
  page,
  context,
  baseURL: base = '',
}) => {
  const response = await context.request.post(`${base}/scores/guest`, { headers: { origin: base } });
  const { token } = (await response.json()) as { token: string };
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.evaluate((mark) => localStorage.setItem(mark, '1'), GUEST_MARK);
  await finishSolvedRun(asPlayer(base, token, testZone));
  await page.goto(paths.you(), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'For you' })).toBeVisible();
  await expect(page.getByText(REASON_TEXT)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await context.addCookies([{ name: LAYOUT_COOKIE, value: 'classic', url: base }]);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(
    page.getByRole('region', { name: REASON_TEXT }).locator('.classic-card').first(),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
