/**
 * `npm run journeys [-- <engine>…] [-- --grep <text>]`: counts the presses and seconds of the players' main journeys on the
 * desktop and on a phone, in Chromium, Firefox and WebKit (docs/testing-browsers.md).
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ENGINE_NAMES, findEngine } from './lib/browser-engines.mjs';
import { say, step } from './lib/console.mjs';
import { removeDataFolder } from './lib/data-folder.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { readMeasurements, tableOf } from './lib/journey-table.mjs';
import { runPlaywright } from './lib/playwright-run.mjs';
import { runAndReport } from './lib/report.mjs';
import { root } from './lib/run.mjs';
import { BLANK_SETTINGS, startSite } from './lib/site-server.mjs';
import { atEnd } from './lib/teardown.mjs';

/** A feed with an imported game, because none of our own games has the button for a random game. */
const SURPRISE_FEED = 'e2e/browsers/journeys/surprise-game.json';
const DATA_DIR = join(root, '.data-journeys');
const RESULTS = join(root, '.build', 'test-results');

const execFileAsync = promisify(execFile);

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { grep: { type: 'string', short: 'g' } },
  });
  const unknown = positionals.find((name) => !ENGINE_NAMES.includes(name));
  if (unknown) throw new Error(`Unknown engine “${unknown}”. Use ${ENGINE_NAMES.join(', ')}.`);
  return { grep: values.grep, engines: positionals.length > 0 ? positionals : ENGINE_NAMES };
};

const startOwnSite = async () => {
  await removeDataFolder(DATA_DIR);
  const site = await step('Starting the site', () => startSite({ dataDir: DATA_DIR }));
  atEnd(async () => {
    await site.end();
    await removeDataFolder(DATA_DIR);
  });
  await execFileAsync(process.execPath, ['.build/server/catalog.mjs', 'import', 'starwick', SURPRISE_FEED], {
    cwd: root,
    env: { ...process.env, ...BLANK_SETTINGS, DATA_DIR },
  });
  return site.url;
};

const measureIn = async ({ name, driver, executablePath }, url, grep) => {
  const report = join(RESULTS, `journeys-${name}.json`);
  await rm(report, { force: true });
  await runPlaywright('e2e/browsers/journeys.config.ts', grep ? ['--grep', grep] : [], {
    BASE_URL: url,
    BROWSERS_DATA_DIR: DATA_DIR,
    BROWSER_ENGINE: name,
    BROWSER_DRIVER: driver,
    BROWSER_PATH: executablePath,
    PLAYWRIGHT_REPORT: report,
  });
  if (!existsSync(report)) throw new Error(`Playwright wrote no report for ${name}.`);
  return readMeasurements(name, JSON.parse(readFileSync(report, 'utf8')));
};

const main = async () => {
  const { engines, grep } = readArguments();
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  await mkdir(RESULTS, { recursive: true });
  const url = await startOwnSite();
  const measurements = [];
  const missing = [];
  for (const name of engines) {
    const engine = await findEngine(name);
    if (engine.missing) missing.push(`- ${name}: ${engine.missing}`);
    else measurements.push(...(await measureIn(engine, url, grep)));
  }
  const table = [tableOf(measurements), ...missing].join('\n');
  await writeFile(join(RESULTS, 'journeys.json'), `${JSON.stringify(measurements, null, 2)}\n`);
  await writeFile(join(RESULTS, 'journeys.md'), `${table}\n`);
  say(`\n${table}\n`);
  say(`Also in ${join(RESULTS, 'journeys.json')} and journeys.md`);
  const failed = measurements.filter(({ isFailed }) => isFailed);
  const skipped = measurements.filter(({ reason, isFailed }) => reason && !isFailed).length + missing.length;
  return {
    passed: measurements.length - failed.length - skipped + missing.length,
    failed: failed.length,
    skipped,
    failures: failed.map(
      ({ journey, engine, device, reason }) => `${engine} › ${device} › ${journey}: ${reason}`,
    ),
  };
};

await runAndReport(main);
