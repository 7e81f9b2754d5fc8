/** Applies a member's appearance wherever the member signs in, and saves changes to the account (spec §3). */
import { appearanceOf, type Theme } from '@/lib/domain/site/layout';
import type { User } from '@/lib/domain/members/user';
import type { AppearanceStore } from './appearance-store';

/** The maximum time that a reload waits for the save. */
const MAX_WAIT_MS = 3000;

export interface MemberAppearance {
  /** Applies the appearance stored in the account. For a member without a choice, this browser's appearance remains. */
  apply(user: Pick<User, 'layoutPreference' | 'theme'>): void;
  /** Saves changes of the appearance from now on. */
  follow(): void;
  unfollow(): void;
}

/**
 * Wraps the store's own actions while a member is signed in, so that visitors do not load this code.
 * @param save saves the theme to the account and reports its own errors
 */
export const createMemberAppearance = (
  appearance: AppearanceStore,
  save: (theme: Theme) => Promise<void>,
): MemberAppearance => {
  const { setTheme, setLayout } = appearance.getState();
  let latest: Theme | null = null;
  let saving: Promise<void> | null = null;
  const saveLatest = async (): Promise<void> => {
    for (let saved: Theme | null = null; latest !== null && saved !== latest;) {
      saved = latest;
      await save(saved).catch(() => undefined);
    }
    saving = null;
  };
  /** Saves one theme at a time, and of several waiting ones only the last. */
  const saveTheme = (theme: Theme): Promise<void> => {
    latest = theme;
    saving ??= saveLatest();
    return saving;
  };

  return {
    apply: ({ layoutPreference, theme }) => {
      if (!layoutPreference) return;
      const { choose, chosen } = appearance.getState();
      const own = appearanceOf(layoutPreference, theme ?? chosen.theme);
      if (own.layout !== chosen.layout || own.theme !== chosen.theme) choose(own);
    },
    follow: () =>
      appearance.setState({
        setTheme: (theme) => {
          setTheme(theme);
          const { layout, chosen } = appearance.getState();
          // On a page that is forced to the other layout, the theme is not the member's own choice.
          if (layout === chosen.layout) void saveTheme(chosen.theme);
        },
        setLayout: (layout, options) => {
          const { chosen } = appearance.getState();
          if (layout === chosen.layout) return;
          const isSaved = saveTheme(appearanceOf(layout, chosen.theme).theme);
          if (!options.reload) return setLayout(layout, options);
          // Waits, because a reload would abort the call, and the page would return in the old appearance.
          const enough = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
          void Promise.race([isSaved, enough]).then(() => setLayout(layout, options));
        },
      }),
    unfollow: () => appearance.setState({ setTheme, setLayout }),
  };
};
