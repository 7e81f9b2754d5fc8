/**
 * Tests how many bytes of script each route loads until it is idle, and that they run without errors:
 * docs/decisions/0003-javascript-budget.md.
 */
import type { Page, Response } from '@playwright/test';
import { BLOCK_CHECK_MS } from '@/lib/advertising/config';
import { LAYOUT_COOKIE, type Layout } from '@/lib/domain/site/layout';
import { createChallengeFromRun, guestPlayer, finishSolvedRun } from './support/challenge';
import { expect, test } from './support/test';

interface RouteBudget {
  layout: Layout;
  path: string;
  /** In bytes. A larger page has grown: reduce it, or give reasons for more in the decision. */
  max: number;
  /** In bytes. A smaller page has shrunk: lower both limits to retain the improvement. */
  min: number;
}

const MISSING_PATH = '/no-such-page';
/** The link is created by the test. */
const CHALLENGE_PATH = '/challenge/[id]';

const ROUTE_BUDGETS: readonly RouteBudget[] = [
  { layout: 'modern', path: '/', min: 112_000, max: 115_000 },
  { layout: 'modern', path: '/gamelanding/quiet-sudoku', min: 117_000, max: 120_000 },
  { layout: 'modern', path: '/gamelanding/quiet-sudoku/archive', min: 112_000, max: 115_000 },
  { layout: 'modern', path: '/gameplayer/quiet-sudoku', min: 111_500, max: 114_500 },
  { layout: 'modern', path: MISSING_PATH, min: 110_500, max: 113_500 },
  { layout: 'modern', path: CHALLENGE_PATH, min: 110_000, max: 113_000 },
  { layout: 'classic', path: '/', min: 110_500, max: 113_500 },
  { layout: 'classic', path: '/gamelanding/quiet-sudoku', min: 116_500, max: 119_500 },
  { layout: 'classic', path: '/gameplayer/quiet-sudoku', min: 114_000, max: 117_000 },
  { layout: 'classic', path: MISSING_PATH, min: 110_000, max: 113_000 },
  { layout: 'modern', path: '/online/puzzle-games', min: 113_500, max: 116_500 },
  { layout: 'modern', path: '/online/all-genres', min: 103_000, max: 106_000 },
  { layout: 'modern', path: '/search', min: 111_000, max: 114_000 },
  { layout: 'modern', path: '/search/lantern', min: 114_000, max: 117_000 },
  { layout: 'modern', path: '/site-search?q=lantern', min: 104_500, max: 107_500 },
  { layout: 'modern', path: '/help/daily-games', min: 103_000, max: 106_000 },
  { layout: 'modern', path: '/help/faq', min: 103_500, max: 106_500 },
  { layout: 'modern', path: '/help/resend-keys', min: 109_500, max: 112_500 },
  { layout: 'modern', path: '/about/contact', min: 114_500, max: 117_500 },
  { layout: 'modern', path: '/welcome-to-starwick', min: 102_500, max: 105_500 },
  { layout: 'classic', path: '/help/daily-games', min: 102_500, max: 105_500 },
  { layout: 'classic', path: '/about/contact', min: 114_000, max: 117_000 },
  { layout: 'classic', path: '/online/puzzle-games', min: 112_000, max: 115_000 },
  { layout: 'classic', path: '/online/all-genres', min: 102_500, max: 105_500 },
  { layout: 'classic', path: '/search/lantern', min: 112_000, max: 115_000 },
];

// Smaller scripts are sent uncompressed.
const MIN_COMPRESSED_BYTES = 800;

interface LoadedScript {
  path: string;
  bytes: number;
  encoding: string;
}

const toLoadedScript = async (response: Response): Promise<LoadedScript> => ({
  path: new URL(response.url()).pathname,
  bytes: (await response.request().sizes()).responseBodySize,
  encoding: (await response.headerValue('content-encoding')) ?? 'identity',
});

const isOwnScript = (response: Response, page: Page): boolean =>
  response.request().resourceType() === 'script' && response.frame() === page.mainFrame();

const challengePath = async (base: string): Promise<string> => {
  const call = await guestPlayer(base);
  return `/challenge/${await createChallengeFromRun(call, await finishSolvedRun(call))}`;
};

/** Drops work that the page delays on purpose, because it is not part of the load. */
const disableDelayedWork = (page: Page) =>
  page.addInitScript((delay) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === delay ? 0 : later(run, ms, ...rest)) as typeof window.setTimeout;
  }, BLOCK_CHECK_MS);

/** Collects the page's own scripts as they arrive; a game runs in a separate frame, after a click. */
const collectScripts = (page: Page): (() => Promise<LoadedScript[]>) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isOwnScript(response, page)) responses.push(response);
  });
  return () => Promise.all(responses.map(toLoadedScript));
};
const sumBytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { layout, path, min, max } of ROUTE_BUDGETS) {
  test(`loads between ${min} and ${max} bytes of script for ${path} in ${layout}`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    const url = path === CHALLENGE_PATH ? await challengePath(baseURL ?? '') : path;
    if (path === MISSING_PATH) watch.expectStatus(new RegExp(`${path}$`), 404);
    await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
    await disableDelayedWork(page);
    const read = collectScripts(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // On a busy machine the network may be idle for a moment before the page requests its last script.
    const isLess = `less than the budget of ${path} says, lower it`;
    await expect.poll(async () => sumBytes(await read()), isLess).toBeGreaterThanOrEqual(min);
    await page.waitForLoadState('networkidle');
    const scripts = await read();
    const uncompressed = scripts.filter(
      ({ bytes, encoding }) => bytes >= MIN_COMPRESSED_BYTES && encoding !== 'br',
    );
    const total = sumBytes(scripts);
    const listing = scripts.map((script) => `${script.bytes}\t${script.path}`).join('\n');
    test.info().annotations.push({ type: 'bytes', description: String(total) });

    expect(uncompressed).toEqual([]);
    expect(total, `too much script:\n${listing}`).toBeLessThanOrEqual(max);
  });
}
