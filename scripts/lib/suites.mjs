/** Runs a test runner, shows its progress, and counts by its JSON report. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { say } from './console.mjs';
import { root } from './run.mjs';
import { atEnd } from './teardown.mjs';

const REPORTS = join(root, '.build', 'test-results');
/** The counts of a suite that ran nothing. */
export const EMPTY_COUNTS = Object.freeze({ passed: 0, failed: 0, skipped: 0, failures: [] });

const runToEnd = async (args, env) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const end = atEnd(async () => {
    // Playwright ends its browsers on an interrupt only.
    child.kill('SIGINT');
    await ended;
  });
  const code = await ended;
  await end();
  return code;
};

const firstLine = (text = '') => text.split('\n', 1)[0];

/** Returns a failure's first line, and for a property also the seed and path that repeat it. */
const summarizeMessage = (message = '') => {
  const [first, second] = message.split('\n', 2);
  return first.includes('Property failed') ? `${first} ${second}` : first;
};

/** Returns the counts and failures of a JSON report of vitest. */
export const ofVitest = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests = 0,
  testResults,
}) => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no test that could fail.
  failed:
    numFailedTests +
    testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length,
  skipped: numPendingTests + numTodoTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const where = relative(root, name);
    if (status === 'failed' && failed.length === 0) return [`${where}: ${firstLine(message)}`];
    return failed.map((test) => `${where} › ${test.fullName}: ${summarizeMessage(test.failureMessages[0])}`);
  }),
});

const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
  ...suites.flatMap(playwrightFailures),
];

const ofPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [...playwrightFailures({ suites }), ...errors.map(({ message }) => firstLine(message))],
});

/** Returns a report's counts; never green where the runner failed, or ran nothing although it had to. */
const judgeSuite = (name, code, counts, mayBeEmpty) => {
  const broken = (why) => ({ ...(counts ?? EMPTY_COUNTS), failed: 1, failures: [why], why });
  if (!counts) return broken(`${name} wrote no report`);
  if (counts.passed + counts.failed === 0) return mayBeEmpty ? counts : broken(`${name} ran no test`);
  if (code !== 0 && counts.failed === 0) return broken(`${name} exited with ${code}`);
  return counts;
};

const runSuite = async (name, { args, env, report, count, mayBeEmpty }) => {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const startedAt = performance.now();
  const code = await runToEnd(args, env);
  const counts = judgeSuite(
    name,
    code,
    existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null,
    mayBeEmpty,
  );
  if (counts.why) say(`✗ ${counts.why}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`• ${name}: ${totalLine(counts)} (${seconds} s)`);
  return counts;
};

/** Runs Vitest's projects, or the named files; `mayBeEmpty`: no test at all is no failure. */
export const runVitest = (name, { files = [], env = {}, mayBeEmpty = false } = {}) => {
  const report = join(REPORTS, `${name}.json`);
  return runSuite(name, {
    report,
    count: ofVitest,
    env,
    mayBeEmpty,
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      ...files,
    ],
  });
};

/** Runs Vitest until the terminal ends it: changed tests, or the named files, again at every change. */
export const watchVitest = async (files = []) => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'watch', ...files], { cwd: root, stdio: 'inherit' });
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return EMPTY_COUNTS;
};

/** Runs the browser tests against a running site. */
export const runPlaywright = (name, { chromium, baseUrl, args = [], env = {} }) => {
  const report = join(REPORTS, `${name}.json`);
  return runSuite(name, {
    report,
    count: ofPlaywright,
    args: [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    env: { ...env, CHROMIUM_PATH: chromium, BASE_URL: baseUrl, PLAYWRIGHT_REPORT: report },
  });
};

export const sumCounts = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped, failures = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
    }),
    EMPTY_COUNTS,
  );

/** The last line of a run. */
export const totalLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Lists the failures by name, for the end of a long log. */
export const failureLines = ({ failures = [] }) => failures.map((failure) => `✗ ${failure}`);
