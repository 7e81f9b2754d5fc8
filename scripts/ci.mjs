/**
 * Runs what continuous integration needs (`.ci/run`): verify, every test, one short round of every benchmark, and the tests
 * of other browsers that have qualified. Ends with one line that adds up all of them.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runAndReport } from './lib/report.mjs';
import { EMPTY_COUNTS, sumCounts, totalLine } from './lib/suites.mjs';

const SUITES = [
  ['verify', async () => (await import('./verify.mjs')).runVerify()],
  [
    'tests',
    async () =>
      (await import('./test.mjs')).runTests({ suites: ['unit', 'e2e'], rest: [], isChanged: false }),
  ],
  ['benchmarks', async () => (await import('./bench/run-bench.mjs')).runBench({ short: true })],
  ['browsers', async () => (await import('./lib/browser-journeys.mjs')).runBrowsers({ qualified: true })],
];

/** Runs a suite. A suite that throws counts as one failure, and the others still run. */
const runSuite = async ([name, run]) => {
  const startedAt = performance.now();
  const counts = await run().catch((error) => {
    say(error.stack ?? String(error));
    return { ...EMPTY_COUNTS, failed: 1, failures: [`${name}: ${error.message}`] };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  say(`■ ${name}: ${totalLine(counts)} (${seconds} s)`);
  return counts;
};

await runAndReport(async () => {
  requireNode();
  await ensureDependencies();
  // Starts the download of a missing browser while the site is built; the suites report a failure.
  ensureChromium().catch(() => undefined);
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const results = [];
  for (const suite of SUITES) results.push(await runSuite(suite));
  return sumCounts(results);
});
