/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetries } from '@/components/ui/lazy-component';

const createChunkError = (): Error => Object.assign(new Error('no such file'), { name: 'ChunkLoadError' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a lazy component', () => {
  it('retries at growing intervals, and reports the failure once', async () => {
    const requested: number[] = [];
    const start = Date.now();
    const handleMiss = vi.fn();
    const part = loadWithRetries(async () => {
      requested.push(Date.now() - start);
      if (requested.length < 4) throw createChunkError();
      return 'part';
    }, handleMiss);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(part).resolves.toBe('part');
    expect(requested).toEqual([0, 2_000, 6_000, 14_000]);
    expect(handleMiss).toHaveBeenCalledOnce();
  });

  it('retries immediately when the network is available again', async () => {
    let isBack = false;
    const part = loadWithRetries(async () => {
      if (!isBack) throw createChunkError();
      return 'part';
    });
    await vi.advanceTimersByTimeAsync(100);
    isBack = true;
    window.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('part');
  });

  it('rejects with an error that the module throws', async () => {
    const load = vi.fn(async () => {
      throw new TypeError('broken');
    });
    await expect(loadWithRetries(load)).rejects.toThrow('broken');
    expect(load).toHaveBeenCalledOnce();
  });
});
