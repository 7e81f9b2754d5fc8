/** Runs the journeys of e2e/browsers in each engine, against a separate site. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findEngine, ENGINE_NAMES } from './browser-engines.mjs';
import { countResults, readResults } from './browser-report.mjs';
import { say, step } from './console.mjs';
import { removeDataFolder } from './data-folder.mjs';
import { isComplete, selectTests } from './browser-selection.mjs';
import { runPlaywright } from './playwright-run.mjs';
import { recordRun } from './qualification.mjs';
import { root } from './run.mjs';
import { startSite } from './site-server.mjs';
import { sumCounts } from './suites.mjs';
import { atEnd } from './teardown.mjs';

const DATA_DIR = join(root, '.data-browsers');
const RESULTS = join(root, '.build', 'test-results');
const QUALIFIED = join(root, 'e2e/browsers/qualified.json');
const CONFIG = 'e2e/browsers/playwright.config.ts';

const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] };

const readPassCounts = () => (existsSync(QUALIFIED) ? JSON.parse(readFileSync(QUALIFIED, 'utf8')) : {});

const reportEngine = (name, results, counts, startedAt) => {
  for (const { id, outcome, reason } of results)
    if (outcome === 'skipped') say(`  ${name}: skipped ${id} (${reason})`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(
    `• ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`,
  );
};

const runEngine = async (engine, site, options) => {
  const { name, driver, executablePath } = engine;
  const listFile = join(RESULTS, `qualified-${name}.txt`);
  const selection = selectTests(options, readPassCounts(), name, listFile);
  if (!selection) {
    say(`• ${name}: no test has qualified yet`);
    return NONE;
  }
  if (selection.list) await writeFile(listFile, selection.list);
  const startedAt = performance.now();
  const report = join(RESULTS, `browsers-${name}.json`);
  await rm(report, { force: true });
  await runPlaywright(CONFIG, selection.args, {
    BASE_URL: site.url,
    BROWSERS_DATA_DIR: DATA_DIR,
    BROWSER_ENGINE: name,
    BROWSER_DRIVER: driver,
    BROWSER_PATH: executablePath,
    PLAYWRIGHT_REPORT: report,
  });
  if (!existsSync(report)) return { ...NONE, failed: 1, failures: [`${name}: Playwright wrote no report`] };
  const { errors = [], ...root } = JSON.parse(readFileSync(report, 'utf8'));
  const results = readResults(root);
  const counts = countResults(results, name);
  reportEngine(name, results, counts, startedAt);
  if (options.record) {
    const recorded = recordRun(readPassCounts(), name, results, { isComplete: isComplete(options) });
    await writeFile(QUALIFIED, `${JSON.stringify(recorded, null, 2)}\n`);
  }
  const failures = errors.map(({ message }) => `${name}: ${message.split('\n', 1)[0]}`);
  return sumCounts([counts, { ...NONE, failed: failures.length, failures }]);
};

const startOwnSite = async () => {
  await removeDataFolder(DATA_DIR);
  const site = await step('Starting the site', () => startSite({ dataDir: DATA_DIR }));
  const stop = atEnd(async () => {
    await site.end();
    await removeDataFolder(DATA_DIR);
  });
  return { ...site, stop };
};

/**
 * Runs the journeys of the built site, engine after engine. A missing engine counts as one skipped test.
 * @param {object} options
 * @param {readonly string[]} [options.engines] all of them by default
 * @param {string} [options.grep] part of the titles, as Playwright's `--grep`
 * @param {boolean} [options.qualified] only tests that have qualified for continuous integration
 * @param {boolean} [options.unqualified] only the others
 * @param {boolean} [options.record] writes the consecutive passes to e2e/browsers/qualified.json
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>}
 */
export const runBrowsers = async ({ engines = ENGINE_NAMES, ...options } = {}) => {
  await mkdir(RESULTS, { recursive: true });
  const site = await startOwnSite();
  const all = [];
  for (const name of engines) {
    const engine = await findEngine(name);
    if (engine.missing) say(`• ${name}: skipped, ${engine.missing}`);
    all.push(engine.missing ? { ...NONE, skipped: 1 } : await runEngine(engine, site, options));
  }
  await site.stop();
  return sumCounts(all);
};
