/**
 * `npm run test:deep [-- properties | e2e | browsers | <file>]`: runs the tests that take too long for `npm test`
 * (docs/testing.md): kill loops, thousands of levels, and in a browser every catalog entry and every game by each
 * input method; all properties with a random seed; last, the tests of other browsers that have not qualified for
 * continuous integration.
 */
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowsers } from './lib/browser-journeys.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runAndReport } from './lib/report.mjs';
import { root } from './lib/run.mjs';
import { runVitest, sumCounts } from './lib/suites.mjs';

/** Journeys that `npm test` runs with one input method for each game, and without the additional editions of an engine. */
const EVERY_INPUT_METHOD = [
  'e2e/games.spec.ts',
  'e2e/flash.spec.ts',
  'e2e/landing.spec.ts',
  'e2e/translated.spec.ts',
  'e2e/forced-colors.spec.ts',
];

/** Returns the test files that check a property with random cases. */
const findPropertyTests = () => {
  const folder = join(root, 'tests');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.deep)\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
};

/** Runs all properties with another seed than `npm test`, and prints the seed. */
const runProperties = () => {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31));
  say(`PROPERTY_SEED=${seed}`);
  return runVitest('properties', { files: findPropertyTests(), env: { PROPERTY_SEED: seed } });
};

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const [file] = process.argv.slice(2);
  const env = { DEEP: '1', EVERY_INPUT_METHOD: '1' };
  const results = [];
  const isPart = ['properties', 'e2e', 'browsers'].includes(file);
  if (!isPart) results.push(await runVitest('deep', { files: [file ?? '.deep.test'], env }));
  if (!file || file === 'properties') results.push(await runProperties());
  if (!file || file === 'e2e')
    results.push(await runJourneys('deep-e2e', { args: ['e2e/deep', ...EVERY_INPUT_METHOD], env }));
  if (!file || file === 'browsers') results.push(await runBrowsers({ unqualified: true }));
  return sumCounts(results);
};

await runAndReport(main);
