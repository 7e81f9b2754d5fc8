import { describe, expect, it } from 'vitest';
import { qualifiedTests, recordRun, REQUIRED_PASSES } from '../../scripts/lib/qualification.mjs';

const completeRun = { isComplete: true };
const partialRun = { isComplete: false };

describe('recording a run', () => {
  it('adds one to the consecutive passes of each test that passed', () => {
    const counts = recordRun(
      { firefox: { a: 3 } },
      'firefox',
      [
        { id: 'a', outcome: 'passed' },
        { id: 'b', outcome: 'passed' },
      ],
      completeRun,
    );
    expect(counts).toEqual({ firefox: { a: 4, b: 1 } });
  });

  it('resets a test that failed', () => {
    expect(
      recordRun({ firefox: { a: 12 } }, 'firefox', [{ id: 'a', outcome: 'failed' }], completeRun),
    ).toEqual({
      firefox: { a: 0 },
    });
  });

  it('keeps the count of a skipped test', () => {
    expect(recordRun({ webkit: { a: 5 } }, 'webkit', [{ id: 'a', outcome: 'skipped' }], completeRun)).toEqual(
      {
        webkit: { a: 5 },
      },
    );
  });

  it('leaves other engines unchanged', () => {
    const counts = recordRun({ chromium: { a: 7 } }, 'webkit', [{ id: 'a', outcome: 'failed' }], completeRun);
    expect(counts).toEqual({ chromium: { a: 7 }, webkit: { a: 0 } });
  });

  it('removes tests that a complete run no longer contains', () => {
    const results = [{ id: 'a', outcome: 'passed' as const }];
    expect(recordRun({ webkit: { a: 1, gone: 9 } }, 'webkit', results, completeRun)).toEqual({
      webkit: { a: 2 },
    });
  });

  it('keeps tests that a partial run did not select', () => {
    const results = [{ id: 'a', outcome: 'passed' as const }];
    expect(recordRun({ webkit: { a: 1, other: 9 } }, 'webkit', results, partialRun)).toEqual({
      webkit: { a: 2, other: 9 },
    });
  });

  it('sorts engines and tests, so that the committed file has a stable order', () => {
    const results = ['b', 'a'].map((id) => ({ id, outcome: 'passed' as const }));
    const counts = recordRun({ webkit: {} }, 'chromium', results, completeRun);
    expect(JSON.stringify(counts)).toBe('{"chromium":{"a":1,"b":1},"webkit":{}}');
  });
});

describe('finding the qualified tests', () => {
  it('returns the tests of the engine that have enough consecutive passes', () => {
    const counts = {
      firefox: { a: REQUIRED_PASSES, b: REQUIRED_PASSES - 1 },
      webkit: { b: REQUIRED_PASSES + 1 },
    };
    expect(qualifiedTests(counts, 'firefox')).toEqual(['a']);
  });

  it('returns no tests for an engine without a recorded run', () => {
    expect(qualifiedTests({}, 'webkit')).toEqual([]);
  });
});
