/** Tests that a member's appearance is applied after signing in, saved when it changes, and left unchanged after signing out. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Theme } from '@/lib/domain/site/layout';
import { createAppearanceStore, type AppearanceStore } from '@/stores/appearance-store';
import { createMemberAppearance, type MemberAppearance } from '@/stores/member-appearance';

const reload = vi.fn();
const saveTheme = vi.fn<(theme: Theme) => Promise<void>>();
let appearanceStore: AppearanceStore;
let memberAppearance: MemberAppearance;
beforeEach(() => {
  reload.mockReset();
  saveTheme.mockReset().mockResolvedValue();
  const deps = { writeCookie: () => undefined, showAppearance: () => undefined, reload };
  appearanceStore = createAppearanceStore({ layout: 'modern', theme: 'modern' }, deps);
  memberAppearance = createMemberAppearance(appearanceStore, saveTheme);
});

const readShownAppearance = () => ({
  layout: appearanceStore.getState().layout,
  theme: appearanceStore.getState().theme,
});

describe('applying a member’s appearance', () => {
  it.each([
    ['classic', 'contrast', { layout: 'classic', theme: 'contrast' }],
    ['modern', 'modernDark', { layout: 'modern', theme: 'modernDark' }],
    ['classic', null, { layout: 'classic', theme: 'default' }],
    [null, null, { layout: 'modern', theme: 'modern' }],
  ] as const)('shows the layout %s with the theme %s', (layoutPreference, theme, selected) => {
    memberAppearance.follow();
    memberAppearance.apply({ layoutPreference, theme });
    expect(readShownAppearance()).toEqual(selected);
    expect(saveTheme).not.toHaveBeenCalled();
  });
});

describe('saving a member’s appearance', () => {
  it('saves a chosen theme, and shows it without waiting', () => {
    saveTheme.mockReturnValue(new Promise(() => undefined));
    memberAppearance.follow();
    appearanceStore.getState().setTheme('modernDark');
    expect(readShownAppearance().theme).toBe('modernDark');
    expect(saveTheme.mock.calls).toEqual([['modernDark']]);
  });

  it('saves the default theme of a chosen layout', () => {
    memberAppearance.follow();
    appearanceStore.getState().setLayout('classic', { reload: false });
    expect(readShownAppearance()).toEqual({ layout: 'classic', theme: 'default' });
    expect(saveTheme.mock.calls).toEqual([['default']]);
  });

  it('reloads when the account has been updated', async () => {
    let resolveSave = (): void => undefined;
    saveTheme.mockReturnValue(new Promise((resolve) => (resolveSave = resolve)));
    memberAppearance.follow();
    appearanceStore.getState().setLayout('classic', { reload: true });
    expect(reload).not.toHaveBeenCalled();
    resolveSave();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('reloads even when the account could not be updated', async () => {
    saveTheme.mockRejectedValue(new Error('away'));
    memberAppearance.follow();
    appearanceStore.getState().setLayout('classic', { reload: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('saves no theme on a page that is forced to the other layout', () => {
    memberAppearance.follow();
    appearanceStore.getState().adopt(appearanceStore.getState().chosen, 'classic');
    appearanceStore.getState().setTheme('contrast');
    expect(readShownAppearance().theme).toBe('contrast');
    expect(saveTheme).not.toHaveBeenCalled();
  });

  it('saves nothing when the layout stays the same', () => {
    memberAppearance.follow();
    appearanceStore.getState().setLayout('modern', { reload: false });
    expect(saveTheme).not.toHaveBeenCalled();
  });

  it('stops after unfollow is called', () => {
    memberAppearance.follow();
    memberAppearance.unfollow();
    appearanceStore.getState().setTheme('modernDark');
    expect(readShownAppearance().theme).toBe('modernDark');
    expect(saveTheme).not.toHaveBeenCalled();
  });
});
