/** Tests help, about and welcome: reading without scripts, anchors, search, and the forms. */
import { expect, test } from './support/test';

test('opens a question for a visitor who follows its anchor', async ({ page }) => {
  await page.goto('/help/faq/daily#i-missed-a-day-is-my-streak-gone');
  await expect(page.getByText('You earn one for every 10 days on time')).toBeVisible();
  await expect(page.getByText('At midnight where you are.')).toBeHidden();
});

test('follows a link in a text without a page load, and opens its anchor', async ({ page }) => {
  await page.goto('/help/faq/privacy', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByText('Which cookies do you set?').click();
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(/\/about\/privacyPolicy#cookies$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Cookies' })).toBeInViewport();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

for (const path of [
  '/help/nothing',
  '/about/nothing',
  '/help/faq/nothing',
  '/help/index',
  '/welcome-to-elsewhere',
]) {
  test(`responds with 404 at ${path}`, async ({ page, watch }) => {
    watch.expectStatus(new RegExp(`${path}$`), 404);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This lamp has gone out.' })).toBeVisible();
  });
}

test('finds texts by the site’s search and links to them', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('freeze');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/site-search\?q=freeze$/);
  await page.getByRole('main').getByRole('link', { name: 'Daily games and streaks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily games and streaks' })).toBeVisible();
});

test('sends a message once every field is filled in', async ({ page }) => {
  await page.goto('/about/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Required.').first()).toBeVisible();
  await page.getByLabel('Your name').fill('Pipkin');
  await page.getByLabel('Email').fill('pipkin@lamplight.example');
  await page.getByLabel('Subject').fill('A lamp');
  await page.getByLabel('Message').fill('One of the lamps in my street has gone out.');
  await page.getByRole('checkbox', { name: /I am a person/ }).check();
  await expect(page.getByText('Checked. Thank you.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. We have your message')).toBeVisible();
});

test('requests keys by email address, with the same response when there are none', async ({ page }) => {
  await page.goto('/help/resend-keys');
  await page.getByLabel('Email').fill('pipkin@lamplight.example');
  await page.getByRole('button', { name: 'Send my keys' }).click();
  await expect(page.getByRole('main').getByText(/their keys are on the way/)).toBeVisible();
});

test.describe('without script', () => {
  for (const [path, words] of [
    ['/help/daily-games', 'For every 10 days on time'],
    ['/about/privacyPolicy', 'sw_result_layout'],
    ['/help/faq', 'When does a new daily open?'],
    ['/welcome-to-starwick', 'A good first evening'],
  ] as const) {
    test(`shows the text of ${path}`, async ({ browser, baseURL }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await page.context().close();
    });
  }
});
