/** Compares Lighthouse's mobile figures of the site's routes with a bare Next.js page. */
import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { ensureChromium } from '../../lib/chromium.mjs';
import { atEnd } from '../../lib/teardown.mjs';
import { alternate } from '../alternate.mjs';
import { buildBareCards } from '../bare-cards.mjs';
import { startBareNext } from '../bare-next.mjs';
import { SANDBOX_ARGS } from '../browser.mjs';
import { ROUTES, SHORT_ROUTES } from '../routes.mjs';
import { createResult } from '../statistics.mjs';

const AGAINST = 'a Next.js page with 60 card images';
const METRICS = {
  LCP: 'largest-contentful-paint',
  'total blocking time': 'total-blocking-time',
};

const ATTEMPTS = 3;
/** Recording errors after which Lighthouse asks for another attempt: on a busy machine the trace begins after the page. */
const RECORDING_ERRORS = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP', 'PROTOCOL_TIMEOUT']);

/** Starts a browser with an empty profile, runs Lighthouse, and closes the browser. */
const runOnce = async (url) => {
  const browser = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', ...SANDBOX_ARGS],
  });
  const close = atEnd(async () => browser.kill());
  try {
    const { lhr } = await runLighthouse(url, {
      port: browser.port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
    });
    return lhr;
  } finally {
    await close();
  }
};

const measurePage = async (url) => {
  let lhr = await runOnce(url);
  for (let attempt = 1; attempt < ATTEMPTS && RECORDING_ERRORS.has(lhr.runtimeError?.code); attempt += 1)
    lhr = await runOnce(url);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const values = Object.entries(METRICS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
  return Object.fromEntries(values);
};

export const lighthouseCase = {
  name: 'lighthouse',
  title: 'Lighthouse on a phone',
  description:
    'Lighthouse with its default mobile settings (simulated slow 4G and a processor four times slower), each sample in a new browser. The reference is a server-rendered Next.js page on the same machine with a heading and 60 of the card images that the site serves, in the same formats and widths, lazy below the first row; `next start` serves it with its default gzip, while the site serves brotli. A ratio is missing when the reference page never blocks.',
  run: async ({ openSite, isShort, rounds }) => {
    const site = await openSite();
    const bare = await startBareNext(await buildBareCards(site.url));
    const routes = isShort ? SHORT_ROUTES : ROUTES;
    try {
      const samples = await alternate(
        {
          bare: () => measurePage(bare.url),
          ...Object.fromEntries(routes.map((route) => [route, () => measurePage(`${site.url}${route}`)])),
        },
        { rounds, hasWarmUp: false },
      );
      return routes.flatMap((route) =>
        Object.keys(METRICS).map((metric) =>
          createResult({
            name: `${route}, ${metric}`,
            unit: 'ms',
            site: samples[route].map((sample) => sample[metric]),
            reference: samples.bare.map((sample) => sample[metric]),
            against: AGAINST,
          }),
        ),
      );
    } finally {
      await bare.stop();
    }
  },
};
