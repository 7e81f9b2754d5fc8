import { describe, expect, it, vi } from 'vitest';
import { createModalStore } from '@/stores/modal-store';

describe('the modal store', () => {
  it('starts without a modal', () => {
    expect(createModalStore().getState().current).toBeNull();
  });

  it('stores the enter hook’s result as the modal’s data', () => {
    const store = createModalStore();
    store.getState().open('share', { onEnter: () => 42 });
    expect(store.getState().current).toMatchObject({ name: 'share', data: 42 });
  });

  it('stores a promised result when it resolves, unless the modal has closed', async () => {
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

  it('runs the close hook once and clears the modal', () => {
    const onClose = vi.fn();
    const store = createModalStore();
    store.getState().open('first', { onClose });
    store.getState().close();
    store.getState().close();
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.getState().current).toBeNull();
  });
});
