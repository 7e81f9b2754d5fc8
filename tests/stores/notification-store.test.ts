import { describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from '@/stores/notification-store';
import { createMemoryStorage } from '../support/stores';

const setUp = (storage = createMemoryStorage()) => {
  let tick: (() => void) | null = null;
  const stop = vi.fn(() => {
    tick = null;
  });
  const every = vi.fn((_ms: number, callback: () => void) => {
    tick = callback;
    return stop;
  });
  const store = createNotificationStore({ every, storage });
  const advanceTime = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 100) tick?.();
  };
  return {
    store,
    storage,
    every,
    stop,
    pass: advanceTime,
    messages: () => store.getState().queue.map(({ message }) => message),
  };
};

describe('the notification queue', () => {
  it('shows a single notification for 2000 ms', () => {
    const { store, pass, messages } = setUp();
    store.getState().notify('Saved', 'success');
    pass(1900);
    expect(messages()).toEqual(['Saved']);
    pass(100);
    expect(messages()).toEqual([]);
  });

  it('shows a notification for 1000 ms when the queue already has others', () => {
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

  it('stops counting while paused, and continues with the next notification after a dismissal', () => {
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

  it('removes a dismissed notification and stops the clock when the queue is empty', () => {
    const { store, stop, messages } = setUp();
    store.getState().notify('first', 'success');
    store.getState().dismiss(store.getState().queue[0]!.id);
    expect(messages()).toEqual([]);
    expect(stop).toHaveBeenCalledOnce();
  });
});

const listMissed = ({ store }: ReturnType<typeof setUp>): string[] =>
  store.getState().missed.map(({ message }) => message);

describe('the list of missed notifications', () => {
  it('contains a notification that has expired, but none that was dismissed', () => {
    const page = setUp();
    page.store.getState().notify('Your rating could not be saved.', 'error');
    expect(listMissed(page)).toEqual([]);
    page.pass(2000);
    expect(listMissed(page)).toEqual(['Your rating could not be saved.']);
    page.store.getState().notify('Saved', 'success');
    page.store.getState().dismiss(page.store.getState().queue[0]!.id);
    page.pass(2000);
    expect(listMissed(page)).toEqual(['Your rating could not be saved.']);
  });

  it('contains the last 20, the newest first', () => {
    const page = setUp();
    for (let count = 1; count <= 21; count++) {
      page.store.getState().notify(`Message ${count}`, 'warning');
      page.pass(2000);
    }
    expect(listMissed(page)).toEqual(Array.from({ length: 20 }, (_none, index) => `Message ${21 - index}`));
  });

  it('comes back on the next page of the tab, and can be cleared permanently', () => {
    const page = setUp();
    page.store.getState().notify('Saved', 'success');
    page.pass(2000);
    const next = setUp(page.storage);
    expect(listMissed(next)).toEqual([]);
    next.store.getState().restoreMissed();
    expect(listMissed(next)).toEqual(['Saved']);
    next.store.getState().setMissed([]);
    expect(listMissed(next)).toEqual([]);
    const last = setUp(page.storage);
    last.store.getState().restoreMissed();
    expect(listMissed(last)).toEqual([]);
  });

  it('ignores a stored value that is not a list', () => {
    const page = setUp(createMemoryStorage(new Map<string, unknown>([['sw_missed', { message: 'Saved' }]])));
    page.store.getState().restoreMissed();
    expect(listMissed(page)).toEqual([]);
  });
});
