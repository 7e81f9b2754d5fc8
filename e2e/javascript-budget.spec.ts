/** How much script each route loads until it is idle, as sent: docs/decisions/0003-javascript-budget.md. */
import { expect, test, type Page, type Response } from '@playwright/test';
import { LAYOUT_COOKIE, type Layout } from '@/lib/domain/layout';

interface Budget {
  layout: Layout;
  path: string;
  /** Bytes. Beyond it the page has grown: make it smaller, or argue for more in the decision. */
  max: number;
  /** Bytes. Below it the page has shrunk: lower both, so that what was won stays. */
  min: number;
}

const BUDGETS: readonly Budget[] = [
  { layout: 'modern', path: '/', min: 131_500, max: 134_500 },
  { layout: 'modern', path: '/gamelanding/quiet-sudoku', min: 131_500, max: 135_000 },
  { layout: 'modern', path: '/gameplayer/quiet-sudoku', min: 128_000, max: 132_500 },
  { layout: 'modern', path: '/no-such-page', min: 126_000, max: 130_000 },
  { layout: 'classic', path: '/', min: 128_000, max: 132_500 },
  { layout: 'classic', path: '/gamelanding/quiet-sudoku', min: 131_500, max: 135_000 },
  { layout: 'classic', path: '/gameplayer/quiet-sudoku', min: 131_500, max: 135_000 },
  { layout: 'classic', path: '/no-such-page', min: 126_000, max: 130_000 },
  { layout: 'modern', path: '/online/puzzle-games', min: 131_500, max: 134_000 },
  { layout: 'modern', path: '/online/all-genres', min: 120_500, max: 123_000 },
  { layout: 'modern', path: '/search', min: 128_500, max: 131_500 },
  { layout: 'modern', path: '/search/lantern', min: 131_500, max: 134_500 },
  { layout: 'modern', path: '/site-search?q=lantern', min: 123_500, max: 126_500 },
  { layout: 'classic', path: '/online/puzzle-games', min: 130_000, max: 132_500 },
  { layout: 'classic', path: '/online/all-genres', min: 120_000, max: 122_500 },
  { layout: 'classic', path: '/search/lantern', min: 130_000, max: 133_000 },
];

// What was too small to be worth compressing goes as it is.
const WORTH_COMPRESSING = 800;

interface Script {
  path: string;
  bytes: number;
  encoding: string;
}

const scriptOf = async (response: Response): Promise<Script> => ({
  path: new URL(response.url()).pathname,
  bytes: (await response.request().sizes()).responseBodySize,
  encoding: (await response.headerValue('content-encoding')) ?? 'identity',
});

const isOwnScript = (response: Response, page: Page): boolean =>
  response.request().resourceType() === 'script' && response.frame() === page.mainFrame();

/** The scripts of the page itself; a game runs in a frame of its own, after a click. */
const scriptsUntilIdle = async (page: Page, path: string): Promise<Script[]> => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isOwnScript(response, page)) responses.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(responses.map(scriptOf));
};

for (const { layout, path, min, max } of BUDGETS) {
  test(`${path} in ${layout} loads between ${min} and ${max} bytes of script`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
    const scripts = await scriptsUntilIdle(page, path);
    const uncompressed = scripts.filter(
      ({ bytes, encoding }) => bytes >= WORTH_COMPRESSING && encoding !== 'br',
    );
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const listing = scripts.map((script) => `${script.bytes}\t${script.path}`).join('\n');
    test.info().annotations.push({ type: 'bytes', description: String(total) });

    expect(uncompressed).toEqual([]);
    expect(total, `too much script:\n${listing}`).toBeLessThanOrEqual(max);
    expect(total, `less than the budget says, lower it:\n${listing}`).toBeGreaterThanOrEqual(min);
  });
}

test('every route hydrates without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  for (const { path } of BUDGETS) await page.goto(path, { waitUntil: 'networkidle' });
  expect(errors).toEqual([]);
});
