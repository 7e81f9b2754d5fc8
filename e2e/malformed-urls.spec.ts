/** Tests the page for a URL with control characters or an invalid encoding, which says that the URL is malformed. */
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { MALFORMED_MESSAGES } from '@/lib/messages/malformed-page';
import { request } from './support/http';
import { expect, test } from './support/test';

const MALFORMED_PATHS = [
  '/%00',
  '/%',
  '/%ff',
  '/gamelanding/%00',
  '/gamelanding/quiet-sudoku%0A',
  '/gamelanding/quiet%07-sudoku/archive',
  '/gameplayer/%1Fquiet-sudoku',
  '/online/%09',
  '/online/family/%00',
  '/download/puzzle-games%C2%85',
  '/about/%00',
  '/help/%00',
  '/help/faq/%7F',
  '/profile/1%00',
  '/collections/%00',
  '/account/user/edit/%00',
  '/admin/%00',
  '/no-such-page/%00',
  '/search/lamp%00/more',
  '/search/100%',
  '/search/%ff',
];

for (const path of MALFORMED_PATHS)
  test(`says that ${path} is malformed`, async ({ baseURL: base = '' }) => {
    const refused = await request(base, path);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(MALFORMED_MESSAGES.title);
    expect(refused.text).toContain(MALFORMED_MESSAGES.line);
  });

for (const path of MALFORMED_PATHS)
  test(`refuses the data of ${path}`, async ({ baseURL: base = '' }) => {
    const fetchPageData = async (of: string): Promise<number> =>
      (await request(base, `/_next/data/any${of}.json`)).status;
    expect(await fetchPageData(path)).toBe(400);
    expect(await fetchPageData('/gamelanding/no-such-game')).toBe(404);
  });

test('sends the data of a search for a term with control characters, whose page explains the refusal', async ({
  page,
  baseURL: base = '',
}) => {
  await page.goto('/search');
  const buildId = await page.evaluate(
    () => (JSON.parse(document.getElementById('__NEXT_DATA__')!.textContent) as { buildId: string }).buildId,
  );
  const refused = await request(base, `/_next/data/${buildId}/search/lamp%00.json?params=lamp%00`);
  expect(refused.text).toContain('pageProps');
});

for (const path of ['/gamelanding/%20', '/gamelanding/%2500', '/gamelanding/%D1%81%D0%BE%D0%B2%D0%B0'])
  test(`sends 404 for ${path}, which is readable`, async ({ baseURL: base = '' }) => {
    expect((await request(base, path)).status).toBe(404);
  });

for (const layout of ['modern', 'classic'])
  test(`shows the message with links to the site in the ${layout} layout`, async ({
    page,
    context,
    watch,
    baseURL: url = '',
  }) => {
    watch.expectStatus(/%00$/, 400);
    await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url }]);
    await page.goto('/gamelanding/%00');
    await expect(page.getByRole('heading', { name: MALFORMED_MESSAGES.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    await page.getByRole('main').getByRole('link', { name: 'Search games' }).click();
    await expect(page).toHaveURL('/search');
  });
