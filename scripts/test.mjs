/** `npm test`: everything the tests need is made, every suite is run. Needs nothing but Node. */
import { ensureChromium } from './lib/chromium.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { failureLines, runVitest, sumOf, totalLine } from './lib/suites.mjs';
import { closeAll } from './lib/teardown.mjs';

const SUITES = ['unit', 'e2e'];

const main = async () => {
  const [asked, ...rest] = process.argv.slice(2);
  if (asked && !SUITES.includes(asked))
    throw new Error(`There is no suite “${asked}”: ${SUITES.join(', ')}.`);
  requireNode();
  await ensureDependencies();
  // A browser that must be fetched comes while the site is built; what fails is told where it is needed.
  if (asked !== 'unit') ensureChromium().catch(() => undefined);
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const results = [];
  if (asked !== 'e2e') results.push(await runVitest('unit'));
  if (asked !== 'unit') results.push(await runJourneys('e2e', { args: rest }));
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
