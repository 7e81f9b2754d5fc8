/** Measures the JavaScript that each route loads until it is idle, as e2e/javascript-budget.spec.ts does. */
import { loadModules } from '../../lib/load-modules.mjs';
import { buildBareHello, scriptBytesOf } from '../bare-next.mjs';
import { withBrowser } from '../browser.mjs';
import { ROUTES, SHORT_ROUTES } from '../routes.mjs';
import { createResult } from '../statistics.mjs';

const KB = 1_000;

/** Cancels the timer that loads a script once the page has been open for a while, because it is not part of the first load. */
const cancelTimer = (delayMs) => {
  const setTimer = window.setTimeout.bind(window);
  window.setTimeout = (run, ms, ...rest) => (ms === delayMs ? 0 : setTimer(run, ms, ...rest));
};

const measureRoute = async (browser, url, delayMs) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(cancelTimer, delayMs);
  const requests = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) requests.push(request);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await context.close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

export const javascript = {
  name: 'javascript',
  title: 'First-load JavaScript',
  description:
    'Bytes of script as sent until the network is idle, on a desktop. The reference is a Next.js page that says hello, compressed the same way.',
  run: async ({ openSite, isShort }) => {
    const site = await openSite();
    const { BLOCK_CHECK_MS } = await loadModules(
      `export { BLOCK_CHECK_MS } from '@/lib/advertising/config';`,
    );
    const bare = await scriptBytesOf(await buildBareHello());
    return withBrowser(async (browser) => {
      const results = [];
      for (const route of isShort ? SHORT_ROUTES : ROUTES) {
        const bytes = await measureRoute(browser, `${site.url}${route}`, BLOCK_CHECK_MS);
        if (bytes === 0) throw new Error(`${route} loads no script.`);
        results.push(
          createResult({
            name: route,
            unit: 'KB',
            site: [bytes / KB],
            reference: [bare / KB],
            against: 'a Next.js page that says hello',
          }),
        );
      }
      return results;
    });
  },
};
