/**
 * Finishes a daily as a member: the result appears beside friends, in the statistics of the daily, and in the member's
 * history.
 */
import { findThemeViolations, findViolations } from './support/axe';
import { finishLanternWords } from './support/lantern-words-daily';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

test('shows a daily’s result among friends, in the statistics and in the history', async ({
  page,
  baseURL: base = '',
}) => {
  const friend = await registerMember(base, 'oxbow');
  const friendUid = await signIn(page.context(), base, friend.name);
  await page.context().clearCookies();
  const { name } = await registerMember(base, 'mira');
  const uid = await signIn(page.context(), base, name);
  await page.goto(`/profile/${friendUid}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add friend' }).click();
  await expect(page.getByRole('button', { name: 'Friends' })).toHaveAttribute('aria-pressed', 'true');

  const { table } = await finishLanternWords(page);
  const friends = table.result.getByRole('region', { name: 'Friends today' });
  await expect(friends.getByRole('listitem')).toHaveText([/^You\d+:\d\d$/, `${friend.name}Not yet`]);
  const ownText = (await friends.getByRole('listitem').first().textContent())?.replace('You', '') ?? '';
  expect(await findViolations(page)).toEqual([]);
  for (const theme of ['modernDark', 'contrast']) expect(await findThemeViolations(page, theme)).toEqual([]);

  await page.goto('/gamelanding/lantern-words/archive', { waitUntil: 'networkidle' });
  const stats = page.getByRole('region', { name: 'Statistics' });
  // The panels beside the archive load when they are near the viewport.
  await page.locator('.archive-late').scrollIntoViewIfNeeded();
  await expect(stats.getByText(/^half finish by$/)).toBeVisible();
  await stats.getByText('Show as a table').click();
  await expect(stats.getByRole('row').nth(1)).toContainText(ownText);
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`/profile/${uid}`, { waitUntil: 'networkidle' });
  const history = page.getByRole('region', { name: 'Your results over time' });
  await expect(history.getByRole('img', { name: /^Lantern Words, Daily: from / })).toBeVisible();
  await expect(history.getByRole('combobox', { name: 'Game' })).toContainText('Lantern Words, Daily (1)');
  await history.getByText('Show as a table').click();
  await expect(history.getByRole('row').nth(1)).toContainText(ownText);
  expect(await findViolations(page)).toEqual([]);
});
