/** Tests a profile's streaks, ranks and trophies: for a visitor, for its owner, and hidden by its owner. */
import { expect, test } from '@playwright/test';
import { registerMember, signIn } from './support/member';

const PANEL_TITLES = /^(Streaks|Streaks on the street|Best places|Trophies)$/;

test('shows everybody the public parts of a profile, and links to tonight’s dailies', async ({
  page,
  browser,
  baseURL: base = '',
}) => {
  const { name } = await registerMember(base);
  const uid = await signIn(page.context(), base, name);
  const visitor = await (await browser.newContext({ baseURL: base })).newPage();

  await visitor.goto(`/profile/${uid}`);
  await expect(visitor.getByText(`${name} has not lit a window yet.`)).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Trophies' }).getByText('Not yet')).toHaveCount(4);

  await page.goto(`/profile/${uid}`);
  await expect(page.getByText('Your street is dark.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Streaks' })
    .getByRole('link', { name: 'Tonight’s dailies' })
    .click();
  await expect(page).toHaveURL(/\/online\/daily-games$/);

  await page.goto('/account/user/edit/privacy');
  await page.getByLabel('My streaks, places and trophies').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your choices are saved.').first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole('region', { name: PANEL_TITLES })).toHaveCount(0);
  await visitor.context().close();
});

test('finds another member by name', async ({ page, baseURL: base = '' }) => {
  const friend = await registerMember(base);
  const { name } = await registerMember(base);
  const uid = await signIn(page.context(), base, name);
  await page.goto(`/profile/${uid}`);
  const search = page.getByRole('region', { name: 'Find a friend' });
  await search.getByRole('textbox', { name: 'Display name' }).fill(`${friend.name}x`);
  await search.getByRole('button', { name: 'Find' }).click();
  await expect(search.getByRole('alert')).toBeVisible();
  await search.getByRole('textbox', { name: 'Display name' }).fill(friend.name);
  await search.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { level: 1, name: friend.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Find a friend' })).toHaveCount(0);
});
