/**
 * Tests which requests leave the browser before and after the visitor's choice, on a site with service keys and a test
 * double for every host.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { startSite } from '../scripts/lib/site-server.mjs';
import { LAYOUT_COOKIE, type Layout } from '@/lib/domain/site/layout';
import { findViolations } from './support/axe';
import { expectStill, observeShifts } from './support/watch';

const dataDir = fileURLToPath(new URL('../.data-e2e-consent', import.meta.url));
const PIXEL_IMAGE = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
// PostHog's library ignores a browser whose user agent reveals automation.
const HUMAN_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface ReportedEvent {
  event: string;
  properties: Record<string, unknown>;
}
let reportedEvents: ReportedEvent[] = [];
const posthogServer = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const text = body[0] === 0x1f ? gunzipSync(body) : body;
    reportedEvents.push(...(JSON.parse(text.toString()) as { batch: ReportedEvent[] }).batch);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":1}');
  });
});

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  await removeDataFolder(dataDir);
  await new Promise<void>((done) => posthogServer.listen(0, '127.0.0.1', done));
  const env = {
    POSTHOG_KEY: 'phc_testtesttest',
    POSTHOG_HOST: `http://127.0.0.1:${(posthogServer.address() as AddressInfo).port}`,
    GA4_MEASUREMENT_ID: 'G-ABC1234567',
    SOCIAL_PIXEL_ID: '123456789',
  };
  site = await startSite({ dataDir, env });
});
test.afterAll(async () => {
  await site.end();
  posthogServer.close();
  await removeDataFolder(dataDir);
});
test.beforeEach(() => {
  reportedEvents = [];
});

/** Opens the site, and records requests to other hosts and to the proxy in order. */
const openVisitor = async (browser: Browser, { signal = false, layout = 'modern' as Layout } = {}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'block',
    userAgent: HUMAN_USER_AGENT,
  });
  await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: site.url }]);
  await context.addInitScript((hasSignal) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
    if (hasSignal) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  }, signal);
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie="_ga=1;path=/";document.cookie="_ga_ABC1234567=1;path=/"',
    }),
  );
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL_IMAGE }),
  );
  const requested: string[] = [];
  const problems: string[] = [];
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host !== new URL(site.url).host) requested.push(host);
    else if (pathname.startsWith('/ingest')) requested.push('ingest');
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  const page = await context.newPage();
  await observeShifts(page);
  return { page, requested, problems, close: () => context.close() };
};

const consentDialog = (page: Page) => page.getByRole('dialog', { name: 'Your privacy, your choice' });
const pressChoice = (page: Page, name: string) => consentDialog(page).getByRole('button', { name }).click();
const navigate = async (page: Page, path: string): Promise<void> => {
  await page.locator(`footer a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState('networkidle');
};
const listReportedPaths = () => reportedEvents.map(({ properties }) => properties.$pathname);

test.describe('the consent to analytics', () => {
  test('offers rejection as prominently as consent, shifts no layout, and requests nothing after a rejection', async ({
    browser,
  }) => {
    const { page, requested, problems, close } = await openVisitor(browser);
    await page.goto('/', { waitUntil: 'networkidle' });
    const [no, yes] = await Promise.all(
      ['No, thanks', 'Yes, allow'].map((name) =>
        consentDialog(page).getByRole('button', { name }).boundingBox(),
      ),
    );
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
    await expectStill(page);
    expect(await findViolations(page)).toEqual([]);
    // The dialog precedes the page's content, and the page behind it remains usable.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(consentDialog(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
    await navigate(page, '/site-search');
    await expect(consentDialog(page)).toBeVisible();

    await pressChoice(page, 'No, thanks');
    await expect(consentDialog(page)).toBeHidden();
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(consentDialog(page)).toBeHidden();
    expect([requested, reportedEvents, problems]).toEqual([[], [], []]);
    await close();
  });

  test('reports each page once to the configured services after consent, and nothing after its withdrawal', async ({
    browser,
  }) => {
    const { page, requested, problems, close } = await openVisitor(browser, { layout: 'classic' });
    await page.goto('/search/lovelace%40example.com?page=0', { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    await pressChoice(page, 'Yes, allow');
    await navigate(page, '/help');
    await expect.poll(listReportedPaths).toEqual(['/search/[[...params]]', '/help']);
    expect([...new Set(requested)].sort()).toEqual([
      'ingest',
      'www.facebook.com',
      'www.googletagmanager.com',
    ]);
    expect(requested.filter((host) => host === 'www.facebook.com')).toHaveLength(2);
    expect(reportedEvents.map(({ event }) => event)).toEqual(['$pageview', '$pageview']);
    expect(reportedEvents[0]?.properties).toMatchObject({
      platform: 'website',
      environment: 'demo',
      layout: 'classic',
      theme: 'default',
      subscriber_status: null,
    });
    expect(JSON.stringify(reportedEvents)).not.toMatch(/lovelace|%40/);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(consentDialog(page)).toBeFocused();
    await expect(consentDialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await pressChoice(page, 'No, thanks');
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();
    const before = requested.length;
    await navigate(page, '/about');
    await page.goto('/', { waitUntil: 'networkidle' });
    const saved = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join(' '));
    expect(saved).not.toMatch(/_ga|ph_/);
    expect(requested).toHaveLength(before);
    expect(problems).toEqual([]);
    await close();
  });

  test('accepts consent to a single purpose', async ({ browser }) => {
    const { page, requested, close } = await openVisitor(browser);
    await page.goto('/', { waitUntil: 'networkidle' });
    await pressChoice(page, 'Choose in detail');
    await consentDialog(page).getByRole('switch', { name: 'Advertising' }).check();
    await pressChoice(page, 'Save my choice');
    await expect.poll(() => requested).toEqual(['www.facebook.com']);
    await navigate(page, '/site-search');
    await page.waitForLoadState('networkidle');
    expect([...new Set(requested)]).toEqual(['www.facebook.com']);
    await close();
  });

  test('leaves nothing in a queue after an immediate withdrawal', async ({ browser }) => {
    const { page, requested, close } = await openVisitor(browser);
    await page.goto('/', { waitUntil: 'networkidle' });
    await pressChoice(page, 'Yes, allow');
    // By now each service has received the page view; PostHog waits for more events for three seconds, or until the page
    // closes.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('ph_phc_testtesttest');
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await pressChoice(page, 'No, thanks');
    await page.goto('/help', { waitUntil: 'networkidle' });
    expect(requested).not.toContain('ingest');
    expect(reportedEvents).toEqual([]);
    await close();
  });

  test('treats Global Privacy Control as a rejection, and shows no dialog', async ({ browser }) => {
    const { page, requested, close } = await openVisitor(browser, { signal: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(consentDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(consentDialog(page)).toContainText('We take that as a no');
    await expect(consentDialog(page).getByRole('switch')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(consentDialog(page)).toBeHidden();
    expect(requested).toEqual([]);
    await close();
  });

  test('requests nothing without keys, and allows connections to no other host', async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    await expect(consentDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).not.toMatch(/google|facebook/);
  });
});
