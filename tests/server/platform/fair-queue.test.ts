/** Tests the queue that callers share. */
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '@/server/platform/fair-queue';

describe('a fair queue', () => {
  it('serves the callers in rotation, and each caller in the order of its calls', async () => {
    const queue = createFairQueue(1);
    const served: string[] = [];
    const call = (caller: string, name: string) =>
      queue(caller, async () => {
        served.push(name);
        await Promise.resolve();
      });
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => call('a', name)),
      call('b', 'b1'),
      call('c', 'c1'),
      call('b', 'b2'),
    ]);
    expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('runs up to its limit concurrently, and continues after a failure', async () => {
    const queue = createFairQueue(2);
    let running = 0;
    let max = 0;
    const work = async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (max === 2) throw new Error('failed');
    };
    const outcomes = await Promise.allSettled(['a', 'a', 'b', 'b', 'c'].map((caller) => queue(caller, work)));
    expect(max).toBe(2);
    expect(outcomes).toHaveLength(5);
  });
});
