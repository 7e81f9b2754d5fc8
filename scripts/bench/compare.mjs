/** Measures HEAD and another commit in alternating rounds and lists regressions. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../build.mjs';
import { say } from '../lib/console.mjs';
import { root } from '../lib/run.mjs';
import { alternate } from './alternate.mjs';
import { CASES } from './cases/index.mjs';
import { findRegressions, MIN_ROUNDS, pairResults } from './compare-results.mjs';
import { createContext } from './context.mjs';
import { formatResults } from './format.mjs';
import { describeMachine, resolveCommit } from './machine.mjs';
import { selectCases } from './options.mjs';
import { runCases } from './run-cases.mjs';
import { buildTree } from './trees.mjs';

const FULL = { rounds: 5, seconds: 2 };
const SHORT = { rounds: 1, seconds: 1 };

const printRegressions = (regressions, rounds) => {
  if (rounds < MIN_ROUNDS) return say('A short run has too few rounds to find regressions.');
  if (regressions.length === 0) return say('No regressions.');
  say(`Regressions: ${regressions.length}`);
  say(formatResults(regressions));
};

/** Wraps a case so that it alternates between two contexts; the reference of its results is the base commit. */
const compareCase = (one, { base, head, rounds }) => ({
  ...one,
  run: async () => {
    const samples = await alternate(
      { base: () => one.run(base), head: () => one.run(head) },
      { rounds, hasWarmUp: false },
    );
    return pairResults(samples.base, samples.head);
  },
});

/**
 * Builds both commits, runs the cases alternately against both, prints regressions and writes `.build/bench-compare.json`.
 * Regressions never fail the run; errors do.
 * @param {{ ref: string, short?: boolean, names?: string[] }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>} counts of cases
 * @throws for an unknown case or ref, and when a commit does not build
 */
export const compareCommits = async ({ ref, short = false, names = [] }) => {
  const cases = selectCases(CASES, names);
  const commits = { base: await resolveCommit(ref), head: await resolveCommit('HEAD') };
  const { rounds, seconds } = short ? SHORT : FULL;
  await buildSite();
  const contexts = {};
  for (const [name, commit] of Object.entries(commits)) {
    const siteRoot = await buildTree(commit);
    contexts[name] = await createContext({ siteRoot, isShort: short, rounds: 1, seconds });
  }
  const { passed, failures } = await runCases(
    cases.map((one) => compareCase(one, { ...contexts, rounds })),
    null,
    { onResults: (results) => say(`${formatResults(results)}\n`) },
  );
  for (const context of Object.values(contexts)) await context.close();
  const regressions = findRegressions(passed.flatMap(({ results }) => results));
  printRegressions(regressions, rounds);
  await writeFile(
    join(root, '.build/bench-compare.json'),
    `${JSON.stringify({ commits, machine: describeMachine(), rounds, cases: passed, regressions, failures }, null, 2)}\n`,
  );
  return { passed: passed.length, failed: failures.length, skipped: CASES.length - cases.length, failures };
};
