/** Tests PostHog requests without a response, with the real library and a failing network. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from '@/stores/analytics/posthog-retries';

describe('a request without a response', () => {
  type SendFunction = Parameters<typeof withRetries>[0];
  const delays: number[] = [];
  let waiting: (() => void)[] = [];
  beforeEach(() => {
    delays.length = 0;
    waiting = [];
  });
  const deps = {
    after: (ms: number, callback: () => void) => {
      delays.push(ms);
      waiting.push(callback);
    },
    random: () => 0.5,
  };
  /** Simulates the library: each call ends without a response, after the library's own retries. */
  const failing = vi.fn<SendFunction>((options) => options.callback?.({ statusCode: 0 }));
  beforeEach(() => void failing.mockClear());
  const runAll = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
  };

  it('retries up to ten times, after 3 seconds, doubling up to 30 minutes', () => {
    const callback = vi.fn();
    withRetries(failing, () => true, deps)({ url: '/ingest/e/', callback });
    runAll();
    // The first call includes the library's own three retries.
    expect(failing).toHaveBeenCalledTimes(1 + 7);
    expect(
      failing.mock.calls.map(
        ([options]) => (options as { retriesPerformedSoFar?: number }).retriesPerformedSoFar,
      ),
    ).toEqual([undefined, 4, 5, 6, 7, 8, 9, 10]);
    expect(delays).toEqual([24_000, 48_000, 96_000, 192_000, 384_000, 768_000, 1_536_000]);
    expect(callback).toHaveBeenCalledExactlyOnceWith({ statusCode: 0 });
  });

  it('waits at most 30 minutes', () => {
    withRetries(failing, () => true, { ...deps, random: () => 1 })({ url: '/ingest/e/' });
    runAll();
    expect(Math.max(...delays)).toBe(30 * 60_000);
  });

  it('stops retrying once the visitor has withdrawn consent', () => {
    let isOn = true;
    withRetries(failing, () => isOn, deps)({ url: '/ingest/e/' });
    isOn = false;
    runAll();
    expect(failing).toHaveBeenCalledOnce();
  });

  it('ends with the first response', () => {
    const callback = vi.fn();
    withRetries(
      (options) => options.callback?.({ statusCode: 200 }),
      () => true,
      deps,
    )({ url: '/e/', callback });
    expect(callback).toHaveBeenCalledOnce();
    expect(delays).toEqual([]);
  });
});

describe('the PostHog library with retries', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('retries a page view ten times while there is no response', async () => {
    vi.useFakeTimers();
    // Compression takes real time, and the fake clock does not wait for it. Without CompressionStream, the library does
    // not compress.
    vi.stubGlobal('CompressionStream', undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const requested: string[] = [];
    // The library stores the browser's fetch when it loads.
    vi.stubGlobal('fetch', async (url: string): Promise<Response> => {
      requested.push(url);
      throw new TypeError('Failed to fetch');
    });
    vi.resetModules();
    const { createPosthogService } = await import('@/stores/analytics/posthog-service');
    const service = createPosthogService('phc_test', 'demo');
    service.start();
    service.view({
      url: 'https://starwick.test/help',
      path: '/help',
      layout: 'modern',
      theme: 'modern',
      subscriberStatus: null,
    });
    await vi.advanceTimersByTimeAsync(12 * 3_600_000);
    const retryCounts = requested
      .map((url) => new URL(url, 'http://starwick.test'))
      .filter(({ pathname }) => pathname.startsWith('/ingest/e'))
      .map(({ searchParams }) => searchParams.get('retry_count'));
    expect(retryCounts).toEqual([null, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    service.stop();
  });
});
