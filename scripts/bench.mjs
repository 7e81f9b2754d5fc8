/** `npm run bench`: measures the site side by side with the least that could do the same work, as ratios. */
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { failureLines, totalLine } from './lib/suites.mjs';
import { closeAll } from './lib/teardown.mjs';
import { parseOptions, USAGE } from './bench/options.mjs';

const list = async () => {
  const { CASES } = await import('./bench/cases/index.mjs');
  for (const { name, title } of CASES) say(`${name.padEnd(12)} ${title}`);
};

const main = async () => {
  const { isShort, isList, isHelp, compareRef, names } = parseOptions(process.argv.slice(2));
  if (isHelp) return say(USAGE);
  requireNode();
  await ensureDependencies();
  if (isList) return list();
  const counts = compareRef
    ? await (await import('./bench/compare.mjs')).compareCommits({ ref: compareRef, short: isShort, names })
    : await (await import('./bench/run-bench.mjs')).runBench({ short: isShort, names });
  await closeAll();
  for (const line of failureLines(counts)) say(line);
  // The line that other tools read counts the cases that ran.
  say(totalLine({ ...counts, skipped: 0 }));
  process.exitCode = counts.failed > 0 ? 1 : 0;
};

main().catch(async (error) => {
  await closeAll();
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
