import { describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from '@/stores/notification-store';

const setUp = () => {
  let tick: (() => void) | null = null;
  const stop = vi.fn(() => {
    tick = null;
  });
  const every = vi.fn((_ms: number, callback: () => void) => {
    tick = callback;
    return stop;
  });
  const store = createNotificationStore({ every });
  const pass = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 100) tick?.();
  };
  return { store, every, stop, pass, messages: () => store.getState().queue.map(({ message }) => message) };
};

describe('the notification queue', () => {
  it('gives the only notification 2000 ms', () => {
    const { store, pass, messages } = setUp();
    store.getState().notify('Saved', 'success');
    pass(1900);
    expect(messages()).toEqual(['Saved']);
    pass(100);
    expect(messages()).toEqual([]);
  });

  it('gives 1000 ms to a notification that joins others', () => {
    const { store, pass, messages } = setUp();
    store.getState().notify('first', 'success');
    store.getState().notify('second', 'warning');
    pass(2000);
    expect(messages()).toEqual(['second']);
    pass(1000);
    expect(messages()).toEqual([]);
  });

  it('counts down only the first notification, every 100 ms', () => {
    const { store, every, pass } = setUp();
    store.getState().notify('first', 'success');
    store.getState().notify('second', 'error');
    pass(300);
    expect(every).toHaveBeenCalledExactlyOnceWith(100, expect.any(Function));
    expect(store.getState().queue.map(({ aliveFor }) => aliveFor)).toEqual([1700, 1000]);
  });

  it('counts nothing while paused, and goes on for the next after a dismissal', () => {
    const { store, pass, messages } = setUp();
    store.getState().notify('first', 'success');
    store.getState().notify('second', 'success');
    store.getState().setPaused(true);
    pass(10_000);
    expect(messages()).toEqual(['first', 'second']);
    store.getState().dismiss(store.getState().queue[0]!.id);
    pass(1000);
    expect(messages()).toEqual([]);
  });

  it('removes a dismissed notification and stops the clock when none is left', () => {
    const { store, stop, messages } = setUp();
    store.getState().notify('first', 'success');
    store.getState().dismiss(store.getState().queue[0]!.id);
    expect(messages()).toEqual([]);
    expect(stop).toHaveBeenCalledOnce();
  });
});
