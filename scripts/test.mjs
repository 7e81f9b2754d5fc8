/** `npm test`: prepares what the tests need and runs every suite. Needs nothing but Node. */
import { ensureChromium } from './lib/chromium.mjs';
import { changedGamesOf, changesEveryGame, findBase, listChangedFiles } from './lib/changes.mjs';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runAndReport } from './lib/report.mjs';
import { EMPTY_COUNTS, runVitest, sumCounts, watchVitest } from './lib/suites.mjs';
import { parseTestArguments } from './lib/test-arguments.mjs';

const changedUnit = async () =>
  runVitest('unit', { files: ['--changed', (await findBase()) ?? 'HEAD'], mayBeEmpty: true });

/** Runs the changed browser tests, and the changed games by every input method. Nothing tells which others are affected. */
const changedJourneys = async () => {
  const files = await listChangedFiles();
  const specs = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const games = changedGamesOf(files);
  const areGamesAlone = !specs.includes('e2e/games.spec.ts') && !specs.includes('e2e/games-openings.spec.ts');
  if (games.length > 0) specs.push('e2e/games.spec.ts', 'e2e/games-openings.spec.ts');
  if (games.includes('orbit-keeper')) specs.push('e2e/flash.spec.ts', 'e2e/flash-old-save.spec.ts');
  if (specs.length === 0) {
    say('• e2e: no browser test and no game has changed; `npm test -- e2e` runs them all');
    return EMPTY_COUNTS;
  }
  const env = { CHANGED_GAMES: games.join(','), ...(areGamesAlone && { ONLY_CHANGED_GAMES: '1' }) };
  return runJourneys('e2e', { args: [...new Set(specs)], env });
};

/** Which games the browser tests play to their end: the changed ones, all where their shared code changed, else a sample. */
const gamesToPlay = (files) => ({
  CHANGED_GAMES: changedGamesOf(files).join(','),
  EVERY_GAME: changesEveryGame(files) ? '1' : '',
});

const RUNS = {
  unit: ({ rest, isChanged }) => (isChanged ? changedUnit() : runVitest('unit', { files: rest })),
  e2e: async ({ rest, isChanged }) =>
    isChanged
      ? changedJourneys()
      : runJourneys('e2e', {
          args: rest,
          env: gamesToPlay(await listChangedFiles()),
        }),
};

/**
 * Runs the selected suites on a built tree, one after another: each keeps two cores busy by itself.
 * @param {ReturnType<typeof parseTestArguments>} selection
 */
export const runTests = async (selection) => {
  const results = [];
  for (const suite of selection.suites) results.push(await RUNS[suite](selection));
  return sumCounts(results);
};

const main = async () => {
  const selection = parseTestArguments(process.argv.slice(2));
  requireNode();
  await ensureDependencies();
  // A browser that must be downloaded comes while the site is built; runJourneys reports a failure.
  if (selection.suites.includes('e2e')) ensureChromium().catch(() => undefined);
  const { buildForStart, buildSite } = await import('./build.mjs');
  if (selection.isWatch) {
    await buildForStart();
    return watchVitest(selection.rest);
  }
  await buildSite();
  return runTests(selection);
};

if (process.argv[1] === import.meta.filename) await runAndReport(main);
