/** Tests that a member's appearance is applied after signing in, saved when it changes, and left unchanged after signing out. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Theme } from '@/lib/domain/site/layout';
import { createAppearanceStore, type AppearanceStore } from '@/stores/appearance-store';
import { createMemberAppearance, type MemberAppearance } from '@/stores/member-appearance';

const reload = vi.fn();
const save = vi.fn<(theme: Theme) => Promise<void>>();
let appearance: AppearanceStore;
let member: MemberAppearance;
beforeEach(() => {
  reload.mockReset();
  save.mockReset().mockResolvedValue();
  const deps = { writeCookie: () => undefined, showAppearance: () => undefined, reload };
  appearance = createAppearanceStore({ layout: 'modern', theme: 'modern' }, deps);
  member = createMemberAppearance(appearance, save);
});

const shown = () => ({ layout: appearance.getState().layout, theme: appearance.getState().theme });

describe('applying a member’s appearance', () => {
  it.each([
    ['classic', 'contrast', { layout: 'classic', theme: 'contrast' }],
    ['modern', 'modernDark', { layout: 'modern', theme: 'modernDark' }],
    ['classic', null, { layout: 'classic', theme: 'default' }],
    [null, null, { layout: 'modern', theme: 'modern' }],
  ] as const)('shows the layout %s with the theme %s', (layoutPreference, theme, selected) => {
    member.follow();
    member.apply({ layoutPreference, theme });
    expect(shown()).toEqual(selected);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('saving a member’s appearance', () => {
  it('saves a chosen theme, and shows it without waiting', () => {
    save.mockReturnValue(new Promise(() => undefined));
    member.follow();
    appearance.getState().setTheme('modernDark');
    expect(shown().theme).toBe('modernDark');
    expect(save.mock.calls).toEqual([['modernDark']]);
  });

  it('saves the default theme of a chosen layout', () => {
    member.follow();
    appearance.getState().setLayout('classic', { reload: false });
    expect(shown()).toEqual({ layout: 'classic', theme: 'default' });
    expect(save.mock.calls).toEqual([['default']]);
  });

  it('reloads when the account has been updated', async () => {
    let reported = (): void => undefined;
    save.mockReturnValue(new Promise((resolve) => (reported = resolve)));
    member.follow();
    appearance.getState().setLayout('classic', { reload: true });
    expect(reload).not.toHaveBeenCalled();
    reported();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('reloads even when the account could not be updated', async () => {
    save.mockRejectedValue(new Error('away'));
    member.follow();
    appearance.getState().setLayout('classic', { reload: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('saves no theme on a page that is forced to the other layout', () => {
    member.follow();
    appearance.getState().adopt(appearance.getState().chosen, 'classic');
    appearance.getState().setTheme('contrast');
    expect(shown().theme).toBe('contrast');
    expect(save).not.toHaveBeenCalled();
  });

  it('saves nothing when the layout stays the same', () => {
    member.follow();
    appearance.getState().setLayout('modern', { reload: false });
    expect(save).not.toHaveBeenCalled();
  });

  it('stops after unfollow is called', () => {
    member.follow();
    member.unfollow();
    appearance.getState().setTheme('modernDark');
    expect(shown().theme).toBe('modernDark');
    expect(save).not.toHaveBeenCalled();
  });
});
