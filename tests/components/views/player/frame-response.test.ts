// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchResponse } from '@/components/views/player/frame-response';

const LONG_MS = 20_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watchFrame = (
  answer: () => Promise<{ ok: boolean }>,
  { isResolved = false, hasLoaded = true, connection = Promise.resolve() as Promise<unknown> } = {},
) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const onFailed = vi.fn();
  const onUnreachable = vi.fn();
  const loaded = hasLoaded ? Promise.resolve() : new Promise<void>(() => undefined);
  const done = watchResponse({
    frame: document.createElement('iframe'),
    loaded,
    connection,
    isResolved: () => isResolved,
    onFailed,
    onUnreachable,
  });
  return { onFailed, onUnreachable, done };
};

describe('the check of a frame’s file', () => {
  it('reports a failure for a frame that had loaded before the check began and sends no message', async () => {
    const { onFailed, done } = watchFrame(async () => ({ ok: true }));
    await done;
    expect(onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('waits for a frame that is still loading', async () => {
    const { onFailed, done } = watchFrame(async () => ({ ok: true }), { hasLoaded: false });
    await done;
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('does not report a game as failed while the code that receives its messages is still loading', async () => {
    let resolveConnection = (): void => undefined;
    const connection = new Promise<void>((resolve) => (resolveConnection = resolve));
    const { onFailed, done } = watchFrame(async () => ({ ok: true }), { connection });
    await done;
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onFailed).not.toHaveBeenCalled();
    resolveConnection();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('fails immediately when the game’s file responds with an error', async () => {
    const { onFailed, done } = watchFrame(async () => ({ ok: false }), { hasLoaded: false });
    await done;
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('reports immediately that the game’s file cannot be reached', async () => {
    const failFetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { onFailed, onUnreachable, done } = watchFrame(failFetch, { hasLoaded: false });
    await done;
    expect(onUnreachable).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('ignores a game that has already sent its first message', async () => {
    const { onFailed, done } = watchFrame(async () => ({ ok: false }), { isResolved: true });
    await done;
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onFailed).not.toHaveBeenCalled();
  });
});
