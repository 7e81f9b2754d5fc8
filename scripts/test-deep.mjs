/**
 * `npm run test:deep [-- <file>]`: the long loops, minutes each: kills under load, starts at once, thousands of levels, and
 * in a browser every entry of the catalogue and every player of a game by each hand (`-- e2e` has these alone).
 */
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runAndReport } from './lib/report.mjs';
import { runVitest, sumOf } from './lib/suites.mjs';

/** Journeys that `npm test` has by one hand each, and without the second editions of an engine. */
const EVERY_HAND = ['e2e/games.spec.ts', 'e2e/flash.spec.ts', 'e2e/landing.spec.ts'];

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const [file] = process.argv.slice(2);
  const env = { DEEP: '1', EVERY_HAND: '1' };
  const results = [];
  if (file !== 'e2e') results.push(await runVitest('deep', { files: [file ?? '.deep.test'], env }));
  if (!file || file === 'e2e')
    results.push(await runJourneys('deep-e2e', { args: ['e2e/deep', ...EVERY_HAND], env }));
  return sumOf(results);
};

await runAndReport(main);
