/** Tests that the session is verified again after an hour (spec §4, §9). */
import { describe, expect, it, vi } from 'vitest';
import { createSessionMonitor, REVERIFY_AFTER_MS } from '@/api-clients/session-monitor';

const create = (isSignedIn = true) => {
  const clock = { now: 1_000_000 };
  const isStillSignedIn = vi.fn(async () => isSignedIn);
  const reload = vi.fn();
  return {
    clock,
    isStillSignedIn,
    reload,
    monitor: createSessionMonitor({ isStillSignedIn, reload, now: () => clock.now }),
  };
};

describe('createSessionMonitor', () => {
  it('sends no request for visitors or within an hour', async () => {
    const { monitor, clock, isStillSignedIn } = create();
    await monitor.beforeRequest();
    monitor.markVerified(true);
    clock.now += REVERIFY_AFTER_MS;
    await monitor.beforeRequest();
    expect(isStillSignedIn).not.toHaveBeenCalled();
  });

  it('requests the session once for several calls after more than an hour', async () => {
    const { monitor, clock, isStillSignedIn, reload } = create();
    monitor.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    await Promise.all([monitor.beforeRequest(), monitor.beforeRequest(), monitor.beforeRequest()]);
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    await monitor.beforeRequest();
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
  });

  it('reloads the page only when the session no longer exists', async () => {
    const { monitor, clock, reload } = create(false);
    monitor.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    await monitor.beforeRequest();
    await monitor.beforeRequest();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('verifies once after signing out, and does not reload', async () => {
    const { monitor, isStillSignedIn, reload } = create(false);
    monitor.markVerified(true);
    monitor.forget();
    await monitor.beforeRequest();
    await monitor.beforeRequest();
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the member signs out during the check', async () => {
    const { monitor, clock, reload } = create(false);
    monitor.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    const request = monitor.beforeRequest();
    monitor.forget();
    await request;
    expect(reload).not.toHaveBeenCalled();
  });

  it('allows a visitor’s request when the check after signing out fails', async () => {
    const { monitor, isStillSignedIn } = create();
    monitor.markVerified(true);
    monitor.forget();
    isStillSignedIn.mockRejectedValueOnce(new Error('no network'));
    await expect(monitor.beforeRequest()).resolves.toBeUndefined();
  });
});
