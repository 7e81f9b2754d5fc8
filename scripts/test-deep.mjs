/**
 * `npm run test:deep [-- <file>]`: the long loops, minutes each: kills under load, starts at once, thousands of levels, and
 * every entry of the catalogue in a browser (`-- e2e` has these alone).
 */
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { failureLines, runVitest, sumOf, totalLine } from './lib/suites.mjs';
import { closeAll } from './lib/teardown.mjs';

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const [file] = process.argv.slice(2);
  const env = { DEEP: '1' };
  const results = [];
  if (file !== 'e2e') results.push(await runVitest('deep', { files: [file ?? '.deep.test'], env }));
  if (!file || file === 'e2e') results.push(await runJourneys('deep-e2e', { args: ['e2e/deep'], env }));
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
