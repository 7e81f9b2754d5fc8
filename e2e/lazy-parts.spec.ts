/** Tests lazy parts of a page while the network is off: the page remains usable, and the parts load later. */
import type { Page } from '@playwright/test';
import { SITE_MESSAGES } from '@/lib/messages/site';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

const CHUNK_URL = /\/_next\/static\/chunks\/[^?#]+\.js/;

/** Blocks every script that contains this text. */
const blockScriptContaining = async (page: Page, words: string) => {
  let lostRequests = 0;
  await page.route(CHUNK_URL, async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes(words)) return route.fulfill({ response: answer });
    lostRequests += 1;
    return route.abort();
  });
  return {
    lost: () => lostRequests,
    bringBack: async () => {
      // A retry may be running at this moment.
      await page.unrouteAll({ behavior: 'wait' });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
};

test('shows the page without the account menu, and loads the menu once the network is back', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.isOffline = true;
  const base = String(baseURL);
  const { name } = await registerMember(base);
  await signIn(context, base, name);
  const { lost, bringBack } = await blockScriptContaining(page, ': your account');
  await page.goto('/help');
  // The browser's loader retries once by itself.
  await expect.poll(lost).toBeGreaterThanOrEqual(2);
  const corner = page.getByRole('button', { name: `${name}: your account` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(corner).toHaveCount(0);
  await bringBack();
  await expect(corner).toBeVisible();
});

test('shows an error for a part that cannot load after a press, and loads it once the network is back', async ({
  page,
  watch,
}) => {
  watch.isOffline = true;
  const { bringBack } = await blockScriptContaining(page, '"CornerMenu",');
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Layout and colors' }).click();
  await expect(page.getByText(SITE_MESSAGES.networkFailure)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await bringBack();
  await expect(page.locator('.look-corner').getByRole('group', { name: 'Colors' })).toBeVisible();
});
