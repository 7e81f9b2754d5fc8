import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ofVitest } from '@/scripts/lib/suites.mjs';

const createReport = (message: string) => ({
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    {
      name: join(process.cwd(), 'tests', 'line.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [{ status: 'failed', fullName: 'fits', failureMessages: [message] }],
    },
  ],
});

describe('the summary of a unit test report', () => {
  it('shows the first line of an error', () => {
    expect(ofVitest(createReport('AssertionError: expected 1 to be 2\n    at line.test.ts:3'))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['tests/line.test.ts › fits: AssertionError: expected 1 to be 2'],
    });
  });

  it('shows the seed and the path of a failed property', () => {
    const message = 'Error: Property failed after 11 tests\n{ seed: 5, path: "10:0" }\nCounterexample: [1]';
    expect(ofVitest(createReport(message)).failures).toEqual([
      'tests/line.test.ts › fits: Error: Property failed after 11 tests { seed: 5, path: "10:0" }',
    ]);
  });
});
