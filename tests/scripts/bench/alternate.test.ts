/** Tests the order in which the sides of a benchmark run. */
import { describe, expect, it } from 'vitest';
import { alternate } from '@/scripts/bench/alternate.mjs';

const recordCalls = () => {
  const calls: string[] = [];
  const recordMeasurement = (name: string) => () => calls.push(name);
  return { calls, measurements: { bare: recordMeasurement('bare'), site: recordMeasurement('site') } };
};

describe('alternating rounds', () => {
  it('reverses the order in every other round', async () => {
    const { calls, measurements } = recordCalls();
    await alternate(measurements, { rounds: 3, hasWarmUp: false });
    expect(calls).toEqual(['bare', 'site', 'site', 'bare', 'bare', 'site']);
  });

  it('discards the samples of the warm-up', async () => {
    const { calls, measurements } = recordCalls();
    const samples = await alternate(measurements, { rounds: 2 });
    expect(calls.slice(0, 2)).toEqual(['bare', 'site']);
    expect(samples).toEqual({ bare: [3, 6], site: [4, 5] });
  });
});
