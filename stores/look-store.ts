/** The visitor's layout and theme, on the document and in cookies (spec §3, §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  LAYOUT_COOKIE,
  LAYOUT_COOKIE_DAYS,
  appearanceOf,
  lookOfCookies,
  THEME_COOKIE,
} from '@/lib/domain/layout';
import type { Layout, Appearance, Theme } from '@/lib/domain/layout';
import { storeFormDrafts } from './store-form-drafts';

export interface LookState extends Appearance {
  /** The visitor's own choice. A page that is forced to the other layout shows another appearance. */
  chosen: Appearance;
  /** The layout that the current page is forced to; null if the visitor chooses. */
  forced: Layout | null;
  /** True while the loading panel is shown before a reload. */
  isChanging: boolean;
  setTheme(theme: Theme): void;
  setLayout(layout: Layout, options: { reload: boolean }): void;
  /** Changes and stores the visitor's choice. */
  choose(look: Appearance): void;
  /**
   * Applies the choice of the cookies and the page's forced layout. Writes no cookie.
   */
  adopt(chosen: Appearance, forced?: Layout | null): void;
}
export type LookStore = StoreApi<LookState>;

interface Deps {
  /** Runs before the page changes its layout, which creates its forms anew. */
  storeDrafts?(): void;
  writeCookie(name: string, value: string, days: number): void;
  showLook(look: Appearance): void;
  reload(): void;
}

export const browserLookDeps: Deps = {
  storeDrafts: storeFormDrafts,
  writeCookie: (name, value, days) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
  },
  showLook: ({ layout, theme }) => {
    Object.assign(document.documentElement.dataset, { layout, theme });
  },
  reload: () => window.location.reload(),
};

/** Returns the appearance that the server rendered: that of the cookies, or of a forced page. */
export const readDocumentLook = (): Appearance => {
  const { layout, theme } = document.documentElement.dataset;
  return appearanceOf(layout, theme);
};

/** Returns the visitor's choice in this browser. */
export const readChosenLook = (): Appearance => lookOfCookies(document.cookie);

export const createLookStore = (initial: Appearance, deps: Deps): LookStore =>
  createStore<LookState>((set, get) => {
    const remember = ({ layout, theme }: Appearance): void => {
      deps.writeCookie(LAYOUT_COOKIE, layout, LAYOUT_COOKIE_DAYS);
      deps.writeCookie(THEME_COOKIE, theme, LAYOUT_COOKIE_DAYS);
    };
    const show = (look: Appearance, change?: Partial<LookState>): void => {
      if (look.layout !== get().layout) deps.storeDrafts?.();
      deps.showLook(look);
      set({ ...change, ...look });
    };

    return {
      ...initial,
      chosen: initial,
      forced: null,
      isChanging: false,
      adopt: (chosen, forced = get().forced) => {
        show(forced ? appearanceOf(forced, chosen.theme) : chosen, { chosen, forced });
      },
      choose: (chosen) => {
        remember(chosen);
        get().adopt(chosen);
      },
      setTheme: (theme) => {
        const { layout, chosen, choose } = get();
        const look = appearanceOf(layout, theme);
        // A theme of the other layout is not the visitor's choice: it lasts as long as the forced page.
        if (layout === chosen.layout) choose(look);
        else show(look);
      },
      setLayout: (layout, { reload }) => {
        const { chosen, choose } = get();
        if (layout === chosen.layout) return;
        const look = appearanceOf(layout, chosen.theme);
        if (!reload) return choose(look);
        // Spec §2: home and landing pages show the loading panel, then reload.
        remember(look);
        set({ isChanging: true });
        deps.reload();
      },
    };
  });
