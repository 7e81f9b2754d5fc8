/** @vitest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSingleFlight } from '@/stores/use-single-flight';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderHook(() => useSingleFlight<string>()).result;
/** Creates work that ends when the test ends it. */
const createWork = () => {
  let endWork = (_error?: Error): void => undefined;
  const work = vi.fn(
    () => new Promise<void>((resolve, reject) => (endWork = (error) => (error ? reject(error) : resolve()))),
  );
  return { work, end: (error?: Error) => act(async () => endWork(error)) };
};

describe('a button with a request', () => {
  it('stays busy until its request ends', async () => {
    const flight = open();
    const { work, end } = createWork();
    act(() => void flight.current.run(work, 'buy'));
    expect(flight.current).toMatchObject({ isBusy: true, busy: 'buy' });
    await end();
    expect(flight.current).toMatchObject({ isBusy: false, busy: null });
  });

  it('sends one request when pressed twice in the same task', async () => {
    const flight = open();
    const { work, end } = createWork();
    act(() => {
      void flight.current.run(work);
      void flight.current.run(work);
    });
    await end();
    expect(work).toHaveBeenCalledOnce();
  });

  it('sends one request for a double press even if the response arrives between the two presses', async () => {
    const flight = open();
    const work = vi.fn(async () => undefined);
    await act(() => flight.current.run(work));
    vi.advanceTimersByTime(300);
    await act(() => flight.current.run(work));
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(300);
    await act(() => flight.current.run(work));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('ignores a press during the request of another button, but not after it', async () => {
    const flight = open();
    const first = createWork();
    const second = vi.fn(async () => undefined);
    act(() => void flight.current.run(first.work, 'one'));
    await act(() => flight.current.run(second, 'two'));
    expect(second).not.toHaveBeenCalled();
    await first.end();
    await act(() => flight.current.run(second, 'two'));
    expect(second).toHaveBeenCalledOnce();
  });

  it('passes a failure to its caller, and works again afterward', async () => {
    const flight = open();
    const { work, end } = createWork();
    const failed = vi.fn();
    act(() => void flight.current.run(work).catch(failed));
    await end(new Error('no'));
    expect(failed).toHaveBeenCalledOnce();
    expect(flight.current.isBusy).toBe(false);
    vi.advanceTimersByTime(600);
    act(() => void flight.current.run(work));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('becomes available again when the browser restores the page', async () => {
    const flight = open();
    act(() => void flight.current.run(() => new Promise(() => undefined)));
    expect(flight.current.isBusy).toBe(true);
    act(() => flight.current.reset());
    expect(flight.current.isBusy).toBe(false);
  });
});
