/** The start-up of a page: who is asked, what a guest gets, when it is ready (spec §4). */
import { describe, expect, it, vi } from 'vitest';
import { lookOfCookies, type Look } from '@/lib/domain/layout';
import { ApiError } from '@/lib/errors';
import { createAuthStore } from '@/stores/auth-store';

const storeOf = (getLoginStatus: () => Promise<boolean>, look: Look = lookOfCookies(undefined)) => {
  const asked = vi.fn(getLoginStatus);
  const applied: Look[] = [];
  const store = createAuthStore({
    sessions: { getLoginStatus: asked },
    readLook: () => look,
    applyLook: (next) => void applied.push(next),
  });
  return { store, asked, applied };
};

const guest = () => Promise.resolve(false);

describe('the auth store', () => {
  it('begins signed out and not ready', () => {
    expect(storeOf(guest).store.getState()).toMatchObject({ isReady: false, isSignedIn: false });
  });

  it('is not ready before the server has answered', async () => {
    let resolve: (isSignedIn: boolean) => void = () => undefined;
    const { store } = storeOf(() => new Promise((settle) => (resolve = settle)));
    const started = store.getState().start('/');
    expect(store.getState().isReady).toBe(false);
    resolve(false);
    await started;
    expect(store.getState()).toMatchObject({ isReady: true, isSignedIn: false });
  });

  it('gives a guest the modern layout by default', async () => {
    const { store, applied } = storeOf(guest);
    await store.getState().start('/');
    expect(applied).toEqual([{ layout: 'modern', theme: 'modern' }]);
  });

  it('gives a guest the layout of the cookie', async () => {
    const { store, applied } = storeOf(guest, lookOfCookies('sw_result_layout=classic'));
    await store.getState().start('/');
    expect(applied).toEqual([{ layout: 'classic', theme: 'default' }]);
  });

  it('applies the layout before it says that it is ready', async () => {
    const order: string[] = [];
    const store = createAuthStore({
      sessions: { getLoginStatus: guest },
      readLook: () => lookOfCookies(undefined),
      applyLook: () => void order.push('look'),
    });
    store.subscribe(({ isReady }) => void (isReady && order.push('ready')));
    await store.getState().start('/');
    expect(order).toEqual(['look', 'ready']);
  });

  it('asks nothing on the sign-in redirect route', async () => {
    const { store, asked, applied } = storeOf(guest);
    await store.getState().start('/account/oauth/redirect');
    expect(asked).not.toHaveBeenCalled();
    expect(applied).toEqual([]);
    expect(store.getState().isReady).toBe(false);
  });

  it('asks nothing when somebody is signed in already', async () => {
    const { store, asked } = storeOf(guest);
    store.setState({ isSignedIn: true });
    await store.getState().start('/');
    expect(asked).not.toHaveBeenCalled();
    expect(store.getState().isSignedIn).toBe(true);
  });

  it('takes a visitor for a guest where the server cannot be asked', async () => {
    const { store, applied } = storeOf(() =>
      Promise.reject(
        new ApiError('network', 'The network is not reachable.', { callId: 'auth.loginStatus' }),
      ),
    );
    await store.getState().start('/');
    expect(store.getState()).toMatchObject({ isReady: true, isSignedIn: false });
    expect(applied).toHaveLength(1);
  });

  it('is not ready for a member whose session is still to be verified', async () => {
    const { store, applied } = storeOf(() => Promise.resolve(true));
    await store.getState().start('/');
    expect(store.getState().isReady).toBe(false);
    expect(applied).toEqual([]);
  });
});
