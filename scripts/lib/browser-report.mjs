/** Reads the results of one engine from Playwright's JSON report. */
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ id: string, outcome: 'passed' | 'failed' | 'skipped', reason: string }} BrowserResult
 */

/**
 * @typedef {object} ReportTest
 * @property {string} status
 * @property {string} expectedStatus
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ errors?: { message?: string }[] }[]} results
 *
 * @typedef {{ suites?: ReportSuite[], specs?: { file: string, title: string, tests: ReportTest[] }[] }} ReportSuite
 */

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

const findDescription = ({ annotations }, type) =>
  annotations.find((annotation) => annotation.type === type)?.description ?? '';

const firstErrorMessage = ({ results }) => firstLine(results.at(-1)?.errors?.[0]?.message);

/** A test that is expected to fail, and does, is a known fault. */
const classifyOutcome = (test) => {
  if (test.status === 'skipped') return { outcome: 'skipped', reason: findDescription(test, 'skip') };
  if (test.status !== 'expected') return { outcome: 'failed', reason: firstErrorMessage(test) };
  if (test.expectedStatus === 'failed')
    return { outcome: 'skipped', reason: `known fault: ${findDescription(test, 'fail')}` };
  return { outcome: 'passed', reason: '' };
};

/**
 * The ids have the format of Playwright's `--test-list`: file and title.
 * @param {ReportSuite} suite
 * @returns {BrowserResult[]}
 */
export const readResults = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ id: `${file} › ${title}`, ...classifyOutcome(test) })),
  ),
  ...suites.flatMap(readResults),
];

/**
 * @param {readonly BrowserResult[]} results
 * @param {string} engine
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }}
 */
export const countResults = (results, engine) => {
  const countOutcome = (outcome) => results.filter((result) => result.outcome === outcome).length;
  return {
    passed: countOutcome('passed'),
    failed: countOutcome('failed'),
    skipped: countOutcome('skipped'),
    failures: results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ id, reason }) => `${engine} › ${id}: ${reason}`),
  };
};
