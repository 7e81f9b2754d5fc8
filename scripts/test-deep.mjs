/** `npm run test:deep`: the long loops, minutes each: kills under load, starts at once, thousands of levels. */
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { failureLines, runVitest, totalLine } from './lib/suites.mjs';
import { closeAll } from './lib/teardown.mjs';

const main = async () => {
  requireNode();
  await ensureDependencies();
  const { buildSite } = await import('./build.mjs');
  await buildSite();
  const [file = '.deep.test'] = process.argv.slice(2);
  return runVitest('deep', { files: [file], env: { DEEP: '1' } });
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
