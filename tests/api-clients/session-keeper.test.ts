/** Tests the re-verification after an hour (spec §4, §9). */
import { describe, expect, it, vi } from 'vitest';
import { createSessionMonitor, REVERIFY_AFTER_MS } from '@/api-clients/session-monitor';

const create = (still = true) => {
  const clock = { now: 1_000_000 };
  const isStillSignedIn = vi.fn(async () => still);
  const reload = vi.fn();
  return {
    clock,
    isStillSignedIn,
    reload,
    keeper: createSessionMonitor({ isStillSignedIn, reload, now: () => clock.now }),
  };
};

describe('createSessionKeeper', () => {
  it('requests nothing for visitors and within the hour', async () => {
    const { keeper, clock, isStillSignedIn } = create();
    await keeper.beforeRequest();
    keeper.markVerified(true);
    clock.now += REVERIFY_AFTER_MS;
    await keeper.beforeRequest();
    expect(isStillSignedIn).not.toHaveBeenCalled();
  });

  it('requests the session once for many calls after more than an hour', async () => {
    const { keeper, clock, isStillSignedIn, reload } = create();
    keeper.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    await Promise.all([keeper.beforeRequest(), keeper.beforeRequest(), keeper.beforeRequest()]);
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    await keeper.beforeRequest();
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once the session is gone, and only then', async () => {
    const { keeper, clock, reload } = create(false);
    keeper.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    await keeper.beforeRequest();
    await keeper.beforeRequest();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('verifies once after a sign-out, and reloads nothing', async () => {
    const { keeper, isStillSignedIn, reload } = create(false);
    keeper.markVerified(true);
    keeper.forget();
    await keeper.beforeRequest();
    await keeper.beforeRequest();
    expect(isStillSignedIn).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing for a member who signs out during the check', async () => {
    const { keeper, clock, reload } = create(false);
    keeper.markVerified(true);
    clock.now += REVERIFY_AFTER_MS + 1;
    const request = keeper.beforeRequest();
    keeper.forget();
    await request;
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets a visitor’s request pass when the check after a sign-out fails', async () => {
    const { keeper, isStillSignedIn } = create();
    keeper.markVerified(true);
    keeper.forget();
    isStillSignedIn.mockRejectedValueOnce(new Error('no network'));
    await expect(keeper.beforeRequest()).resolves.toBeUndefined();
  });
});
