import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AD_GIVE_UP_MS, AD_POLL_MS, AD_POLLS } from '@/lib/advertising/config';
import { waitFor } from '@/lib/advertising/wait-for';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('waiting for an ad network', () => {
  it('checks 50 times, 100 ms apart, and rejects after 5 seconds', async () => {
    expect([AD_POLLS, AD_POLL_MS, AD_GIVE_UP_MS]).toEqual([50, 100, 5_000]);
    const isReady = vi.fn(() => false);
    const failure = vi.fn();
    waitFor(isReady, () => 'Ramp failed to load in time.').catch(failure);
    isReady.mockClear();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isReady).toHaveBeenCalledTimes(49);
    expect(failure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toHaveBeenCalledTimes(50);
    expect(failure).toHaveBeenCalledWith(new Error('Ramp failed to load in time.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isReady).toHaveBeenCalledTimes(50);
  });

  it('resolves immediately if the network is present, and otherwise at the next check that finds it', async () => {
    await expect(
      waitFor(
        () => true,
        () => 'late',
      ),
    ).resolves.toBeUndefined();
    let isThere = false;
    const found = vi.fn();
    void waitFor(
      () => isThere,
      () => 'late',
    ).then(found);
    await vi.advanceTimersByTimeAsync(4_900);
    isThere = true;
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(found).toHaveBeenCalled();
  });

  it('stays pending after an abort', async () => {
    const stop = new AbortController();
    const resolved = vi.fn();
    waitFor(
      () => false,
      () => 'late',
      stop.signal,
    ).then(resolved, resolved);
    stop.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(resolved).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
