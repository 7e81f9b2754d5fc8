/** The visitor's layout and theme, on the document and in cookies (spec §3, §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  LAYOUT_COOKIE,
  LAYOUT_COOKIE_DAYS,
  appearanceOf,
  appearanceOfCookies,
  THEME_COOKIE,
} from '@/lib/domain/site/layout';
import type { Layout, Appearance, Theme } from '@/lib/domain/site/layout';
import { storeFormDrafts } from './store-form-drafts';

export interface AppearanceState extends Appearance {
  /** The visitor's own choice. The current appearance differs on a page that is forced to the other layout. */
  chosen: Appearance;
  /** The forced layout of the current page; null if the visitor can choose. */
  forced: Layout | null;
  /** Whether the loading panel is shown before a reload. */
  isChanging: boolean;
  setTheme(theme: Theme): void;
  setLayout(layout: Layout, options: { reload: boolean }): void;
  /** Changes and stores the visitor's choice. */
  choose(appearance: Appearance): void;
  /** Applies the choice from the cookies and the page's forced layout, without writing a cookie. */
  adopt(chosen: Appearance, forced?: Layout | null): void;
}
export type AppearanceStore = StoreApi<AppearanceState>;

interface AppearanceDeps {
  /** Runs before the page changes its layout. The change mounts the page's forms again. */
  storeDrafts?(): void;
  writeCookie(name: string, value: string, days: number): void;
  showAppearance(appearance: Appearance): void;
  reload(): void;
}

export const browserAppearanceDeps: AppearanceDeps = {
  storeDrafts: storeFormDrafts,
  writeCookie: (name, value, days) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
  },
  showAppearance: ({ layout, theme }) => {
    Object.assign(document.documentElement.dataset, { layout, theme });
  },
  reload: () => window.location.reload(),
};

/** Returns the appearance that the server has rendered, from the cookies or for a forced page. */
export const readDocumentAppearance = (): Appearance => {
  const { layout, theme } = document.documentElement.dataset;
  return appearanceOf(layout, theme);
};

/** Returns the visitor's choice stored in this browser. */
export const readChosenAppearance = (): Appearance => appearanceOfCookies(document.cookie);

export const createAppearanceStore = (initial: Appearance, deps: AppearanceDeps): AppearanceStore =>
  createStore<AppearanceState>((set, get) => {
    const storeChoice = ({ layout, theme }: Appearance): void => {
      deps.writeCookie(LAYOUT_COOKIE, layout, LAYOUT_COOKIE_DAYS);
      deps.writeCookie(THEME_COOKIE, theme, LAYOUT_COOKIE_DAYS);
    };
    const applyAppearance = (appearance: Appearance, change?: Partial<AppearanceState>): void => {
      if (appearance.layout !== get().layout) deps.storeDrafts?.();
      deps.showAppearance(appearance);
      set({ ...change, ...appearance });
    };

    return {
      ...initial,
      chosen: initial,
      forced: null,
      isChanging: false,
      adopt: (chosen, forced = get().forced) => {
        applyAppearance(forced ? appearanceOf(forced, chosen.theme) : chosen, { chosen, forced });
      },
      choose: (chosen) => {
        storeChoice(chosen);
        get().adopt(chosen);
      },
      setTheme: (theme) => {
        const { layout, chosen, choose } = get();
        const appearance = appearanceOf(layout, theme);
        // In a forced layout, the theme is not the visitor's own choice and lasts only as long as the page.
        if (layout === chosen.layout) choose(appearance);
        else applyAppearance(appearance);
      },
      setLayout: (layout, { reload }) => {
        const { chosen, choose } = get();
        if (layout === chosen.layout) return;
        const appearance = appearanceOf(layout, chosen.theme);
        if (!reload) return choose(appearance);
        // Spec §2: home and landing pages show the loading panel, then reload.
        storeChoice(appearance);
        set({ isChanging: true });
        deps.reload();
      },
    };
  });
