import { describe, expect, it } from 'vitest';
import { countResults, readResults } from '../../scripts/lib/browser-report.mjs';

const SPEC_FILE = 'browsers/search.spec.ts';
const createSpec = (title: string, test: object) => ({
  file: SPEC_FILE,
  title,
  tests: [{ expectedStatus: 'passed', status: 'expected', annotations: [], results: [], ...test }],
});
const readSingleResult = (test: object) => readResults({ suites: [{ specs: [createSpec('a', test)] }] })[0];

describe('reading the report of an engine', () => {
  it('names a test by its file and title', () => {
    expect(readSingleResult({})).toEqual({ id: `${SPEC_FILE} › a`, outcome: 'passed', reason: '' });
  });

  it('reports the first line of the error of a failed test, without colors', () => {
    const results = [
      { status: 'failed', errors: [{ message: 'Error: \u001b[31mno game\u001b[39m\n  at line 3' }] },
    ];
    expect(readSingleResult({ status: 'unexpected', results })).toMatchObject({
      outcome: 'failed',
      reason: 'Error: no game',
    });
  });

  it('reports an expected failure as skipped, with the known fault', () => {
    const annotations = [{ type: 'fail', description: 'the board is empty' }];
    expect(readSingleResult({ expectedStatus: 'failed', annotations })).toMatchObject({
      outcome: 'skipped',
      reason: 'known fault: the board is empty',
    });
  });

  it('reports a test that passes although it has a known fault as failed', () => {
    expect(readSingleResult({ expectedStatus: 'failed', status: 'unexpected' })).toMatchObject({
      outcome: 'failed',
    });
  });

  it('reports the reason of a skipped test', () => {
    const annotations = [{ type: 'skip', description: 'needs a network' }];
    expect(readSingleResult({ status: 'skipped', annotations })).toMatchObject({
      outcome: 'skipped',
      reason: 'needs a network',
    });
  });

  it('finds the tests of nested suites', () => {
    const suites = [{ specs: [createSpec('a', {})], suites: [{ specs: [createSpec('b', {})] }] }];
    expect(readResults({ suites }).map(({ id }) => id)).toEqual([`${SPEC_FILE} › a`, `${SPEC_FILE} › b`]);
  });
});

describe('counting the results of an engine', () => {
  it('counts the outcomes and names the failures', () => {
    const results = [
      { id: 'a', outcome: 'passed' as const, reason: '' },
      { id: 'b', outcome: 'failed' as const, reason: 'no game' },
      { id: 'c', outcome: 'skipped' as const, reason: 'known fault' },
    ];
    expect(countResults(results, 'webkit')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['webkit › b: no game'],
    });
  });
});
