import { describe, expect, it, vi } from 'vitest';
import { createModalStore, visibleModal } from '@/stores/modal-store';

describe('the modal store', () => {
  it('starts with none', () => {
    expect(createModalStore().getState().current).toBeNull();
  });

  it('keeps the enter hook’s result as the modal’s data', () => {
    const store = createModalStore();
    store.getState().open('share', { onEnter: () => 42 });
    expect(store.getState().current).toMatchObject({ name: 'share', data: 42 });
  });

  it('takes a promised result once it settles, unless the modal has gone', async () => {
    const store = createModalStore();
    store.getState().open('slow', { onEnter: async () => 'late' });
    await vi.waitFor(() => expect(store.getState().current?.data).toBe('late'));
    store.getState().open('gone', { onEnter: async () => 'late' });
    store.getState().close();
    await Promise.resolve();
    expect(store.getState().current).toBeNull();
  });

  it('runs the previous close hook before the new enter hook', () => {
    const order: string[] = [];
    const store = createModalStore();
    store.getState().open('first', { onClose: () => order.push('first closes') });
    store.getState().open('second', { onEnter: () => order.push('second enters') });
    expect(order).toEqual(['first closes', 'second enters']);
    expect(store.getState().current?.name).toBe('second');
  });

  it('runs the close hook once and clears', () => {
    const onClose = vi.fn();
    const store = createModalStore();
    store.getState().open('first', { onClose });
    store.getState().close();
    store.getState().close();
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.getState().current).toBeNull();
  });

  it('lets a closed modal fade for 400 ms', () => {
    const timers: { ms: number; callback: () => void }[] = [];
    const store = createModalStore((ms, callback) => void timers.push({ ms, callback }));
    store.getState().open('share');
    store.getState().close();
    expect(store.getState()).toMatchObject({ current: null, leaving: { name: 'share' } });
    expect(visibleModal(store.getState(), ['share'])).toMatchObject({ name: 'share' });
    expect(timers.map(({ ms }) => ms)).toEqual([400]);
    timers[0]?.callback();
    expect(visibleModal(store.getState(), ['share'])).toBeNull();
  });

  it('shows the modal that replaces another at once, with an id of its own', () => {
    const store = createModalStore(() => undefined);
    store.getState().open('share');
    const [first] = [store.getState().current];
    store.getState().open('share');
    expect(store.getState().leaving).toBe(first);
    expect(visibleModal(store.getState(), ['share'])).toBe(store.getState().current);
    expect(store.getState().current?.id).not.toBe(first?.id);
  });
});
