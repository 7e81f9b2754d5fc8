import { describe, expect, it, vi } from 'vitest';
import { createLookStore } from '@/stores/look-store';

const setUp = () => {
  const deps = { writeCookie: vi.fn(), showLook: vi.fn(), reload: vi.fn() };
  return { deps, store: createLookStore({ layout: 'modern', theme: 'modern' }, deps) };
};

describe('the look store', () => {
  it('shows a theme at once and remembers it for 365 days', () => {
    const { deps, store } = setUp();
    store.getState().setTheme('modernDark');
    expect(deps.showLook).toHaveBeenCalledWith({ layout: 'modern', theme: 'modernDark' });
    expect(deps.writeCookie.mock.calls).toEqual([
      ['sw_result_layout', 'modern', 365],
      ['sw_result_theme', 'modernDark', 365],
    ]);
  });

  it('keeps to the themes of the layout', () => {
    const { store } = setUp();
    store.getState().setTheme('contrast');
    expect(store.getState().theme).toBe('modern');
  });

  it('shows another layout at once where the page allows it', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('classic', { reload: false });
    expect(deps.showLook).toHaveBeenCalledWith({ layout: 'classic', theme: 'default' });
    expect(deps.reload).not.toHaveBeenCalled();
  });

  it('puts up the loading panel and reloads where the page asks for it', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('classic', { reload: true });
    expect(store.getState().isChanging).toBe(true);
    expect(deps.writeCookie).toHaveBeenCalledWith('sw_result_layout', 'classic', 365);
    expect(deps.showLook).not.toHaveBeenCalled();
    expect(deps.reload).toHaveBeenCalledOnce();
  });

  it('does nothing when the layout stays the same', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('modern', { reload: true });
    expect(deps.reload).not.toHaveBeenCalled();
  });
});
