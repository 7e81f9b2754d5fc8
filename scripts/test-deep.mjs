/**
 * `npm run test:deep [-- e2e | browsers | <file>]`: runs the tests that take too long for `npm test`
 * (docs/testing.md): kill loops, thousands of levels, and in a browser every catalog entry and every game by each
 * input method; last, the tests of other browsers that have not qualified for continuous integration.
 */
import { runBrowsers } from './lib/browser-journeys.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runAndReport } from './lib/report.mjs';
import { runVitest, sumOf } from './lib/suites.mjs';

/** Journeys that `npm test` runs with one input method for each game, and without the additional editions of an engine. */
const EVERY_INPUT_METHOD = [
  'e2e/games.spec.ts',
  'e2e/flash.spec.ts',
  'e2e/landing.spec.ts',
  'e2e/translated.spec.ts',
  'e2e/forced-colors.spec.ts',
];

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const [file] = process.argv.slice(2);
  const env = { DEEP: '1', EVERY_INPUT_METHOD: '1' };
  const results = [];
  const isPart = file === 'e2e' || file === 'browsers';
  if (!isPart) results.push(await runVitest('deep', { files: [file ?? '.deep.test'], env }));
  if (!file || file === 'e2e')
    results.push(await runJourneys('deep-e2e', { args: ['e2e/deep', ...EVERY_INPUT_METHOD], env }));
  if (!file || file === 'browsers') results.push(await runBrowsers({ unqualified: true }));
  return sumOf(results);
};

await runAndReport(main);
