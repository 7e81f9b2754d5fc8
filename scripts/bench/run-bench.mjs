/** Runs the benchmarks and writes their results. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildSite } from '../build.mjs';
import { say } from '../lib/console.mjs';
import { root } from '../lib/run.mjs';
import { CASES } from './cases/index.mjs';
import { createContext } from './context.mjs';
import { formatResults } from './format.mjs';
import { describeCommit, describeMachine } from './machine.mjs';
import { selectCases } from './options.mjs';
import { renderReport } from './report.mjs';
import { runCases } from './run-cases.mjs';

const REPORT = 'docs/performance.md';
const SHORT = { isShort: true, rounds: 1, seconds: 1 };

const writeResults = async (run) => {
  await mkdir(join(root, '.build'), { recursive: true });
  await writeFile(join(root, '.build/bench.json'), `${JSON.stringify(run, null, 2)}\n`);
};

const writeReport = async (run) => {
  const file = join(root, REPORT);
  const options = await resolveConfig(file);
  await writeFile(file, await format(renderReport(run), { ...options, filepath: file }));
  say(`Wrote ${REPORT}.`);
};

/**
 * Builds what is stale, runs cases, prints their tables and writes `.build/bench.json`. A full run of all cases also
 * writes docs/performance.md. Durations never fail a case; only errors do.
 * @param {{ short?: boolean, names?: string[] }} [options]
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>} counts of cases
 * @throws for an unknown case
 */
export const runBench = async ({ short = false, names = [] } = {}) => {
  const cases = selectCases(CASES, names);
  await buildSite();
  const context = await createContext(short ? SHORT : {});
  const { passed, failures } = await runCases(cases, context, {
    onResults: (results) => say(`${formatResults(results)}\n`),
  }).finally(() => context.close());
  const run = {
    date: new Date().toISOString(),
    commit: await describeCommit(),
    machine: describeMachine(),
    isShort: short,
    rounds: context.rounds,
    cases: passed,
    failures,
  };
  await writeResults(run);
  const isComplete = !short && failures.length === 0 && cases.length === CASES.length;
  if (isComplete) await writeReport(run);
  return { passed: passed.length, failed: failures.length, skipped: CASES.length - cases.length, failures };
};
