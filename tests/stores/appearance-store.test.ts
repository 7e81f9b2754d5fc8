import { describe, expect, it, vi } from 'vitest';
import { createAppearanceStore } from '@/stores/appearance-store';

const setUp = () => {
  const deps = { writeCookie: vi.fn(), showAppearance: vi.fn(), reload: vi.fn(), storeDrafts: vi.fn() };
  return { deps, store: createAppearanceStore({ layout: 'modern', theme: 'modern' }, deps) };
};

describe('the appearance store', () => {
  it('shows a theme immediately and stores it for 365 days', () => {
    const { deps, store } = setUp();
    store.getState().setTheme('modernDark');
    expect(deps.showAppearance).toHaveBeenCalledWith({ layout: 'modern', theme: 'modernDark' });
    expect(deps.writeCookie.mock.calls).toEqual([
      ['sw_result_layout', 'modern', 365],
      ['sw_result_theme', 'modernDark', 365],
    ]);
  });

  it('ignores a theme of another layout', () => {
    const { store } = setUp();
    store.getState().setTheme('contrast');
    expect(store.getState().theme).toBe('modern');
  });

  it('shows another layout immediately when the page allows it', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('classic', { reload: false });
    expect(deps.showAppearance).toHaveBeenCalledWith({ layout: 'classic', theme: 'default' });
    expect(deps.reload).not.toHaveBeenCalled();
  });

  it('stores the drafts of forms before the page is drawn in another layout', () => {
    const { deps, store } = setUp();
    deps.storeDrafts.mockImplementation(() => expect(deps.showAppearance).not.toHaveBeenCalled());
    store.getState().setLayout('classic', { reload: false });
    expect(deps.storeDrafts).toHaveBeenCalledOnce();
  });

  it('shows the loading panel and reloads when the page requests a reload', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('classic', { reload: true });
    expect(store.getState().isChanging).toBe(true);
    expect(deps.writeCookie).toHaveBeenCalledWith('sw_result_layout', 'classic', 365);
    expect(deps.showAppearance).not.toHaveBeenCalled();
    expect(deps.reload).toHaveBeenCalledOnce();
  });

  it('shows a forced page in the forced layout and other pages in the chosen one, and writes no cookie', () => {
    const { deps, store } = setUp();
    store.getState().adopt({ layout: 'modern', theme: 'modernDark' });
    store.getState().adopt(store.getState().chosen, 'classic');
    expect(store.getState()).toMatchObject({ layout: 'classic', theme: 'default', forced: 'classic' });
    store.getState().setTheme('contrast');
    expect(store.getState().theme).toBe('contrast');
    store.getState().adopt(store.getState().chosen, null);
    expect(store.getState()).toMatchObject({ layout: 'modern', theme: 'modernDark', forced: null });
    expect(deps.showAppearance.mock.calls.map(([appearance]) => appearance as object)).toEqual([
      { layout: 'modern', theme: 'modernDark' },
      { layout: 'classic', theme: 'default' },
      { layout: 'classic', theme: 'contrast' },
      { layout: 'modern', theme: 'modernDark' },
    ]);
    expect(deps.writeCookie).not.toHaveBeenCalled();
  });

  it('stores a theme that is chosen on a page whose forced layout is the same as the visitor’s', () => {
    const { deps, store } = setUp();
    store.getState().adopt(store.getState().chosen, 'modern');
    store.getState().setTheme('modernDark');
    expect(deps.writeCookie).toHaveBeenCalledWith('sw_result_theme', 'modernDark', 365);
  });

  it('stores another layout that is chosen on a forced page without showing it there', () => {
    const { deps, store } = setUp();
    store.getState().adopt(store.getState().chosen, 'modern');
    store.getState().choose({ layout: 'classic', theme: 'contrast' });
    expect(store.getState()).toMatchObject({ layout: 'modern', theme: 'modern' });
    expect(deps.writeCookie).toHaveBeenCalledWith('sw_result_layout', 'classic', 365);
    store.getState().adopt(store.getState().chosen, null);
    expect(store.getState()).toMatchObject({ layout: 'classic', theme: 'contrast' });
  });

  it('does nothing when the layout stays the same', () => {
    const { deps, store } = setUp();
    store.getState().setLayout('modern', { reload: true });
    expect(deps.reload).not.toHaveBeenCalled();
  });
});
