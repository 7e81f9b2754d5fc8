/** Tests runs of several benchmark cases. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCases } from '@/scripts/bench/run-cases.mjs';
import { createResult } from '@/scripts/bench/statistics.mjs';

const CASE_RESULTS = [createResult({ name: 'x', unit: 'ms', site: [1] })];
const createCase = (name: string, run: () => Promise<object[]>) => ({
  name,
  title: name,
  description: name,
  run,
});

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('running cases', () => {
  it('continues after a case that fails, and names it', async () => {
    const fails = createCase('broken', () => Promise.reject(new Error('No server.\nDetails')));
    const works = createCase('working', () => Promise.resolve(CASE_RESULTS));
    const { passed, failures } = await runCases([fails, works], {});
    expect(failures).toEqual(['broken: No server.']);
    expect(passed).toMatchObject([{ name: 'working', results: CASE_RESULTS }]);
  });

  it('counts a case without results as failed', async () => {
    const { failures } = await runCases([createCase('empty', () => Promise.resolve([]))], {});
    expect(failures).toEqual(['empty: The case measured nothing.']);
  });

  it('gives each case the context and reports its results', async () => {
    const context = { rounds: 1 };
    const run = vi.fn(() => Promise.resolve(CASE_RESULTS));
    const reported: object[] = [];
    await runCases([createCase('one', run)], context, { onResults: (results) => reported.push(results) });
    expect(run).toHaveBeenCalledWith(context);
    expect(reported).toEqual([CASE_RESULTS]);
  });
});
