/** `npm run bench`: compares the site with the minimal implementation of the same work, side by side, as ratios. */
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { runAndReport } from './lib/report.mjs';
import { parseOptions, USAGE } from './bench/options.mjs';

const printCases = async () => {
  const { CASES } = await import('./bench/cases/index.mjs');
  for (const { name, title } of CASES) say(`${name.padEnd(12)} ${title}`);
};

const measureCases = async ({ isShort, compareRef, names }) => {
  const counts = compareRef
    ? await (await import('./bench/compare.mjs')).compareCommits({ ref: compareRef, short: isShort, names })
    : await (await import('./bench/run-bench.mjs')).runBench({ short: isShort, names });
  // The line that other tools read counts the cases that ran.
  return { ...counts, skipped: 0 };
};

const readOptions = () => {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return process.exit(1);
  }
};

const { isHelp, isList, ...options } = readOptions();
if (isHelp) say(USAGE);
else {
  requireNode();
  await ensureDependencies();
  if (isList) await printCases();
  else await runAndReport(() => measureCases(options));
}
