/** `npm test`: everything the tests need is made, every suite is run. Needs nothing but Node. */
import { join } from 'node:path';
import { say, step } from './lib/console.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { removeDataFolder } from './lib/data-folder.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { root } from './lib/run.mjs';
import { startSite } from './lib/site-server.mjs';
import { failureLines, runPlaywright, runVitest, sumOf, totalLine } from './lib/suites.mjs';
import { atEnd, closeAll } from './lib/teardown.mjs';

const SUITES = ['unit', 'e2e'];
const dataDir = join(root, '.data-e2e');

const runUnit = () => runVitest('unit');

const runE2e = async (args) => {
  const chromium = await ensureChromium();
  await removeDataFolder(dataDir);
  const site = await step('Starting the site', () => startSite({ dataDir }));
  const stop = atEnd(async () => {
    await site.end();
    await removeDataFolder(dataDir);
  });
  const counts = await runPlaywright('e2e', { chromium, baseUrl: site.url, args });
  if (counts.failed > 0) say(site.output().split('\n').slice(-40).join('\n'));
  await stop();
  return counts;
};

const main = async () => {
  const [asked, ...rest] = process.argv.slice(2);
  if (asked && !SUITES.includes(asked))
    throw new Error(`There is no suite “${asked}”: ${SUITES.join(', ')}.`);
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const results = [];
  if (asked !== 'e2e') results.push(await runUnit());
  if (asked !== 'unit') results.push(await runE2e(rest));
  return sumOf(results);
};

const report = async (counts) => {
  await closeAll();
  for (const line of failureLines(counts)) say(line);
  say(totalLine(counts));
  process.exit(counts.failed > 0 ? 1 : 0);
};

main().then(report, (error) => {
  process.stderr.write(`${error.stack ?? error}\n`);
  return report({ passed: 0, failed: 1, skipped: 0 });
});
