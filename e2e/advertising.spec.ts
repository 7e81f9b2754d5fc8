/**
 * Tests advertising: house ads on every kind of page, no ads for Unlimited members, and an ad network only in its own
 * frame.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { test as plain, type Page } from '@playwright/test';
import { AD_SIZES } from '@/lib/advertising/sizes';
import { GENRES } from '@/lib/domain/games/genres';
import { LAYOUT_COOKIE, type Layout } from '@/lib/domain/site/layout';
import { paths } from '@/lib/paths';
import { removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { startSite } from '../scripts/lib/site-server.mjs';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const EXPECTED_AD_SIZES = {
  '/': {
    modern: ['wideSkyscraper', 'leaderboard'],
    classic: ['mediumRect', 'leaderboard', 'largeLeaderboard'],
  },
  '/gamelanding/quiet-sudoku': {
    modern: ['wideSkyscraper', 'mediumRect'],
    classic: ['mediumRect', 'largeLeaderboard'],
  },
  '/online/puzzle-games': {
    modern: ['wideSkyscraper'],
    classic: ['mediumRect', 'largeLeaderboard'],
  },
  '/gameplayer/quiet-sudoku': { modern: ['wideSkyscraper'], classic: ['largeLeaderboard'] },
  '/help/daily-games': { modern: ['halfPage'], classic: ['halfPage'] },
} as const satisfies Record<string, Record<Layout, readonly (keyof typeof AD_SIZES)[]>>;
/**
 * A list shows an ad only when its last row has free cells. With any number of games, at least one of these lists shows
 * an ad.
 */
const LISTING_PATHS = [
  ...GENRES.map(({ slug }) => `/online/${slug}`),
  '/online/jigsaws-games?variants=all&page=2',
  '/online/brain-games?variants=all&page=2',
];
const LAYOUTS: readonly Layout[] = ['modern', 'classic'];
/** A viewport as wide as the design, with room for every slot. */
const VIEWPORT = { width: 1344, height: 900 };

/** Scrolls down the page screen by screen after hydration, and waits until each screen is drawn. */
const scrollThrough = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  for (let atEnd = false; !atEnd;) {
    await page.mouse.wheel(0, VIEWPORT.height);
    atEnd = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
};
/** Scrolls to a slot, because a slot loads only when it is near the viewport after hydration. */
const scrollToSlot = (page: Page, size: keyof typeof AD_SIZES) =>
  page.locator(`[data-ad="${size}"]:visible`).first().scrollIntoViewIfNeeded();
const adSlots = (page: Page) => page.locator('[data-ad]:visible');
const openIn = async (page: Page, layout: Layout, path: string, base: string): Promise<void> => {
  await page.context().addCookies([{ name: LAYOUT_COOKIE, value: layout, url: base }]);
  await page.goto(path, { waitUntil: 'networkidle' });
};

for (const layout of LAYOUTS)
  test(`shows house ads of the right size on the ${layout} pages, without layout shifts`, async ({
    page,
    baseURL: base = '',
  }) => {
    await page.setViewportSize(VIEWPORT);
    const framed: string[] = [];
    page.on('request', (request) => /\/ads\//.test(request.url()) && framed.push(request.url()));
    for (const [path, sizes] of Object.entries(EXPECTED_AD_SIZES)) {
      await openIn(page, layout, path, base);
      await scrollThrough(page);
      const found = await adSlots(page).evaluateAll((all) =>
        all.map((adSlot) => {
          const well = adSlot.querySelector('.well')?.getBoundingClientRect();
          return { size: (adSlot as HTMLElement).dataset.ad, width: well?.width, height: well?.height };
        }),
      );
      const otherSizes = found.flatMap(({ size }) => (size && size !== 'inlineRect' ? [size] : []));
      expect(otherSizes.sort(), path).toEqual([...sizes[layout]].sort());
      for (const { size, width = 0, height = 0 } of found) {
        const [wide, high] = AD_SIZES[size as keyof typeof AD_SIZES];
        if (size === 'inlineRect') expect(width / height, path).toBeCloseTo(wide / high, 1);
        else expect([width, height], `${path}: ${size}`).toEqual([wide, high]);
      }
      await expect(page.locator('[data-ad]:visible .house-panel')).toHaveCount(found.length);
      await expectStill(page);
    }
    expect(framed).toEqual([]);
    let cells = 0;
    for (const path of LISTING_PATHS) {
      if (cells > 0) break;
      await page.goto(path);
      cells = await page.locator('[data-ad="inlineRect"]').count();
    }
    expect(cells).toBeGreaterThan(0);
  });

test('shows the small banner between the sections of the home page on a phone', async ({
  page,
  baseURL: base = '',
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openIn(page, 'modern', '/', base);
  const well = page.locator('[data-ad="leaderboard"] .well');
  await well.scrollIntoViewIfNeeded();
  const box = await well.boundingBox();
  expect([box?.width, box?.height]).toEqual(AD_SIZES.mobileBanner);
  await expectStill(page);
});

/** Registers a member in this browser who pays for a year. @returns their name */
const subscribe = async (page: Page, base: string): Promise<string> => {
  const { name } = await registerMember(base);
  await signIn(page.context(), base, name);
  await page.setViewportSize(VIEWPORT);
  await page.goto(`${base}${paths.subscribe()}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Choose annual' }).click();
  await main.getByRole('button', { name: /^Pay/ }).click();
  await expect(main.getByRole('heading', { name: /^You have/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-unlimited', '');
  return name;
};

test('shows no ad slots to an Unlimited member, requests no ads, and shifts no layout', async ({
  page,
  baseURL: base = '',
}) => {
  await subscribe(page, base);

  const requested: string[] = [];
  page.on('request', (request) => /\/ads\//.test(request.url()) && requested.push(request.url()));
  for (const layout of LAYOUTS)
    for (const path of Object.keys(EXPECTED_AD_SIZES)) {
      await openIn(page, layout, path, base);
      await expect(page.locator('html')).toHaveAttribute('data-unlimited', '');
      await scrollThrough(page);
      await expect(adSlots(page), path).toHaveCount(0);
      await expect(page.getByText('Remove ads with Unlimited').filter({ visible: true })).toHaveCount(0);
      await expectStill(page);
    }
  expect(requested).toEqual([]);
});

const NETWORK_ORIGIN = 'https://cdn.intergient.com';
/** Simulates the network's documented script: units that fill themselves, and a player that fires events. */
const FAKE_NETWORK_SCRIPT = `
  window.ramp.addUnits = async ([unit]) => { window.unit = unit; };
  window.ramp.displayUnits = () => {
    const { type, selectorId } = window.unit;
    const picture = '<img alt="An advertisement" width="120" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">';
    if (selectorId) document.getElementById(selectorId).innerHTML = picture;
    const heard = {};
    window.Bolt = { on: (_unit, event, hear) => { heard[event] = hear; }, BOLT_AD_STARTED: 's', BOLT_AD_COMPLETE: 'c', BOLT_AD_ERROR: 'e' };
    if (type === 'precontent_ad_video') {
      document.body.innerHTML = '<button>End of the video</button>';
      document.querySelector('button').onclick = () => heard.c();
      const start = () => heard.s ? heard.s() : setTimeout(start, 20);
      start();
    }
  };`;

plain.describe('a site of its own setting', () => {
  const dataDir = fileURLToPath(new URL('../.data-e2e-ads', import.meta.url));
  plain.describe.configure({ mode: 'serial' });
  plain.beforeAll(() => removeDataFolder(dataDir));
  plain.afterAll(() => removeDataFolder(dataDir));

  plain('without advertising has no place at all', async ({ page }) => {
    const site = await startSite({ dataDir, env: { ADVERTISING: 'none' } });
    try {
      await page.setViewportSize(VIEWPORT);
      for (const layout of LAYOUTS)
        for (const path of Object.keys(EXPECTED_AD_SIZES)) {
          await openIn(page, layout, site.url + path, site.url);
          await expect(page.locator('[data-ad], .house-panel, .ad-slot'), path).toHaveCount(0);
        }
      expect((await page.request.get(`${site.url}/ads/frame.html?unit=mediumRect`)).status()).toBe(404);
    } finally {
      await site.end();
    }
  });

  plain(
    'with a network loads it only in its frame, and only after the visitor has agreed',
    async ({ page, context }) => {
      const site = await startSite({ dataDir, env: { RAMP_PUBLISHER_ID: '1025', RAMP_SITE_ID: '77' } });
      try {
        const requested: { url: string; frame: string }[] = [];
        await context.route(`${NETWORK_ORIGIN}/**`, (route) => {
          requested.push({ url: route.request().url(), frame: route.request().frame().url() });
          return route.fulfill({ contentType: 'text/javascript', body: FAKE_NETWORK_SCRIPT });
        });
        const others: string[] = [];
        context.on('request', (request) => {
          const url = request.url();
          if (/^https?:/.test(url) && !url.startsWith(site.url)) others.push(url);
        });
        await page.setViewportSize(VIEWPORT);
        await openIn(page, 'modern', `${site.url}/gamelanding/quiet-sudoku`, site.url);
        await scrollThrough(page);
        await scrollToSlot(page, 'mediumRect');
        await expect(page.locator('[data-ad="mediumRect"] .network-place > div')).toBeAttached();
        await page.getByRole('heading', { level: 1 }).first().scrollIntoViewIfNeeded();
        expect(others).toEqual([]);
        await expect(page.locator('iframe')).toHaveCount(0);

        await page.addInitScript(() =>
          localStorage.setItem(
            'sw_consent',
            JSON.stringify({
              analytics: false,
              advertising: true,
              services: ['ramp'],
              decidedAt: new Date().toISOString(),
            }),
          ),
        );
        await page.reload({ waitUntil: 'networkidle' });
        await scrollThrough(page);
        await scrollToSlot(page, 'mediumRect');
        const shown = page.locator('[data-ad="mediumRect"] iframe');
        await expect(shown).toHaveAttribute('data-state', 'shown');
        await expect(
          page.frameLocator('[data-ad="mediumRect"] iframe').getByAltText('An advertisement'),
        ).toBeVisible();
        expect(requested.length).toBeGreaterThan(0);
        for (const { url, frame } of requested) {
          expect(url).toBe(`${NETWORK_ORIGIN}/1025/77/ramp.js`);
          expect(frame).toContain(`${site.url}/ads/frame.html?unit=`);
        }
        expect(others.every((url) => url.startsWith(NETWORK_ORIGIN))).toBe(true);
        // The frame has an opaque origin, so it cannot access the site.
        const handle = await shown.elementHandle();
        const frame = await handle?.contentFrame();
        expect(await frame?.evaluate(() => self.origin)).toBe('null');

        // The page's own policy blocks a script of the network.
        const refused = await page.evaluate(
          (src) =>
            new Promise((resolve) => {
              addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
                resolve(effectiveDirective),
              );
              document.head.append(Object.assign(document.createElement('script'), { src }));
            }),
          `${NETWORK_ORIGIN}/1025/77/ramp.js`,
        );
        expect(refused).toBe('script-src-elem');

        await page.goto(`${site.url}/gameplayer/quiet-sudoku`, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
        const video = page.getByRole('region', { name: 'Advertisement' });
        await expect(video).toHaveAttribute('data-stage', 'started');
        expect(await findViolations(page)).toEqual([]);
        await expect(page.locator('iframe[title="Quiet Sudoku"]')).toHaveCount(0);
        await page.frameLocator('.ad-video iframe').getByRole('button', { name: 'End of the video' }).click();
        await expect(video).toHaveCount(0);
        await expect(page.locator('iframe[title="Quiet Sudoku"]')).toBeVisible();
      } finally {
        await site.end();
      }
    },
  );

  plain(
    'with a network asks it nothing for a member of Unlimited, and again once that is over',
    async ({ page, context }) => {
      const site = await startSite({ dataDir, env: { RAMP_PUBLISHER_ID: '1025', RAMP_SITE_ID: '77' } });
      try {
        const requested: string[] = [];
        await context.route(`${NETWORK_ORIGIN}/**`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: FAKE_NETWORK_SCRIPT }),
        );
        page.on('request', (request) => {
          const url = request.url();
          if (url.startsWith(NETWORK_ORIGIN) || url.includes('/ads/')) requested.push(url);
        });
        // Also records the site's own chunks that contain the URL of the network's frame.
        page.on('response', async (response) => {
          if (!response.url().endsWith('.js')) return;
          if ((await response.text().catch(() => '')).includes('/ads/frame.html'))
            requested.push(response.url());
        });
        const name = await subscribe(page, site.url);
        const consent = {
          analytics: false,
          advertising: true,
          services: ['ramp'],
          decidedAt: new Date().toISOString(),
        };
        await page.evaluate((saved) => localStorage.setItem('sw_consent', JSON.stringify(saved)), consent);
        requested.length = 0;
        for (const url of Object.keys(EXPECTED_AD_SIZES)) {
          await openIn(page, 'modern', site.url + url, site.url);
          await scrollThrough(page);
        }
        await page.getByRole('link', { name: 'Help', exact: true }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
        expect(requested).toEqual([]);

        // Simulates a payment in another browser: this browser must not load the network before it learns of the
        // payment.
        await page.evaluate(() => {
          const saved = JSON.parse(localStorage.getItem('sw_identity') ?? '{}') as object;
          localStorage.setItem(
            'sw_identity',
            JSON.stringify({ ...saved, details: { subscriber_status: null } }),
          );
        });
        await page.goto(`${site.url}/gamelanding/quiet-sudoku`, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        await expect(page.locator('html')).toHaveAttribute('data-unlimited', '');
        expect(requested.filter((url) => !url.endsWith('.js'))).toEqual([]);

        const client = new Client({
          host: join(dataDir, 'postgres/socket'),
          user: 'postgres',
          database: 'starwick',
        });
        await client.connect();
        await client.query('update product.member set unlimited_until = now() where name = $1', [name]);
        await client.end();
        await page.reload({ waitUntil: 'networkidle' });
        await expect(adSlots(page)).toHaveCount(0);
        // Slots do not appear on the current page, only on the next one.
        await page.getByRole('link', { name: 'Starwick' }).first().click();
        await expect(page).toHaveURL(`${site.url}/`);
        await expect(adSlots(page).first()).toBeVisible();
        await scrollToSlot(page, 'leaderboard');
        await expect(page.locator('[data-ad="leaderboard"] iframe')).toHaveAttribute('data-state', 'shown');
      } finally {
        await site.end();
      }
    },
  );
});
