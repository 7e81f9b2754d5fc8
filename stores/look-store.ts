/** The visitor's layout and theme: what the document shows and what the cookies remember (spec §3, §4). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LAYOUT_COOKIE, LAYOUT_COOKIE_DAYS, lookOf, THEME_COOKIE, themeFor } from '@/lib/domain/layout';
import type { Layout, Look, Theme } from '@/lib/domain/layout';
import { tellForms } from './tell-forms';

export interface LookState extends Look {
  /** True while the loading panel stands before a reload. */
  isChanging: boolean;
  setTheme(theme: Theme): void;
  setLayout(layout: Layout, options: { reload: boolean }): void;
  /** Takes over what the document was rendered with. */
  adopt(look: Look): void;
}
export type LookStore = StoreApi<LookState>;

interface Deps {
  /** Runs before the page is drawn in another layout: its forms are made anew. */
  storeDrafts?(): void;
  writeCookie(name: string, value: string, days: number): void;
  showLook(look: Look): void;
  reload(): void;
}

export const browserLookDeps: Deps = {
  storeDrafts: tellForms,
  writeCookie: (name, value, days) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
  },
  showLook: ({ layout, theme }) => {
    Object.assign(document.documentElement.dataset, { layout, theme });
  },
  reload: () => window.location.reload(),
};

/** What the server stamped on the document: the look of the cookies, or of a page that is forced to one. */
export const readDocumentLook = (): Look => {
  const { layout, theme } = document.documentElement.dataset;
  return lookOf(layout, theme);
};

export const createLookStore = (initial: Look, deps: Deps): LookStore =>
  createStore<LookState>((set, get) => {
    const remember = (look: Look): void => {
      deps.writeCookie(LAYOUT_COOKIE, look.layout, LAYOUT_COOKIE_DAYS);
      deps.writeCookie(THEME_COOKIE, look.theme, LAYOUT_COOKIE_DAYS);
    };
    const show = (look: Look): void => {
      if (look.layout !== get().layout) deps.storeDrafts?.();
      remember(look);
      deps.showLook(look);
      set(look);
    };

    return {
      ...initial,
      isChanging: false,
      adopt: (look) => set(look),
      setTheme: (theme) => show({ layout: get().layout, theme: themeFor(get().layout, theme) }),
      setLayout: (layout, { reload }) => {
        const look = { layout, theme: themeFor(layout, get().theme) };
        if (layout === get().layout) return;
        if (!reload) return show(look);
        // Spec §2: home and landing pages show the loading panel, then reload.
        remember(look);
        set({ isChanging: true });
        deps.reload();
      },
    };
  });
