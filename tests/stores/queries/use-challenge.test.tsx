/** @vitest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChallenge, enterChallenge } from '@/lib/contract/challenges';
import { ApiError } from '@/lib/errors';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { useChallenge } from '@/stores/queries/use-challenge';
import { useCreateChallenge } from '@/stores/queries/use-create-challenge';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

interface PendingCall {
  answer(value?: unknown): Promise<void>;
  fail(): Promise<void>;
}
let sentCalls: PendingCall[];
let wrapper: (props: { children: ReactNode }) => ReactNode;

/** Creates stores whose requests of one call wait for the test; other calls never end. */
const holdCalls = (call: object): void => {
  const callScores = vi.fn((requested: object) => {
    if (requested !== call) return new Promise(() => undefined);
    return new Promise((resolve, reject) => {
      sentCalls.push({
        answer: (value) => act(async () => resolve(value)),
        fail: () => act(async () => reject(new ApiError('network', 'no', { callId: 'challenge' }))),
      });
    });
  });
  const stores = createPageStores();
  const held = { ...stores, clients: { ...stores.clients, callScores } } as unknown as typeof stores;
  wrapper = ({ children }) => <StoresWrapper stores={held}>{children}</StoresWrapper>;
};

beforeEach(() => {
  sentCalls = [];
});

describe('entering a result in a challenge', () => {
  it('sends one request for a double press, and is busy until it ends', async () => {
    holdCalls(enterChallenge);
    const { result } = renderHook(() => useChallenge('one'), { wrapper });
    act(() => {
      void result.current.enter();
      void result.current.enter();
    });
    expect(sentCalls).toHaveLength(1);
    expect(result.current.isEntering).toBe(true);
    await sentCalls[0]?.fail();
    expect(result.current.isEntering).toBe(false);
    expect(result.current.error).toBe(NETWORK_FAILURE);
  });
});

describe('creating the link of a challenge', () => {
  it('sends one request for a double press on a retry, and is busy until it ends', async () => {
    holdCalls(createChallenge);
    const { result } = renderHook(() => useCreateChallenge('run', false), { wrapper });
    expect(result.current.isBusy).toBe(true);
    await sentCalls[0]?.fail();
    expect(result.current).toMatchObject({ isBusy: false, error: NETWORK_FAILURE, url: null });
    act(() => {
      void result.current.retry();
      void result.current.retry();
    });
    expect(sentCalls).toHaveLength(2);
    expect(result.current.isBusy).toBe(true);
    await sentCalls[1]?.answer({ id: 'abc' });
    await waitFor(() => expect(result.current.url).toMatch(/\/challenge\/abc$/));
    expect(result.current).toMatchObject({ isBusy: false, error: '' });
  });

  it('ignores the response for a choice that has changed', async () => {
    holdCalls(createChallenge);
    const { result, rerender } = renderHook(({ hides }) => useCreateChallenge('run', hides), {
      wrapper,
      initialProps: { hides: false },
    });
    rerender({ hides: true });
    await sentCalls[1]?.answer({ id: 'hidden' });
    await sentCalls[0]?.answer({ id: 'named' });
    expect(result.current.url).toMatch(/\/challenge\/hidden$/);
  });
});
