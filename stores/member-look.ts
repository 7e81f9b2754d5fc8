/** A member's look: worn wherever they are signed in, and told to the account when they choose another (spec §3). */
import { lookOf, type Theme } from '@/lib/domain/layout';
import type { User } from '@/lib/domain/user';
import type { LookStore } from './look-store';

/** A reload waits no longer than this for the account to be told. */
const MOST_WAIT_MS = 3000;

export interface MemberLook {
  /** Puts on what the account has kept; without a choice of theirs, a member keeps this browser's. */
  wear(user: Pick<User, 'layoutPreference' | 'theme'>): void;
  /** From now on a change of the look is saved too. */
  follow(): void;
  unfollow(): void;
}

/**
 * Visitors carry none of this: the store's own actions are wrapped for as long as somebody is signed in.
 * @param save tells the account; what it throws has been reported
 */
export const createMemberLook = (look: LookStore, save: (theme: Theme) => Promise<void>): MemberLook => {
  const { setTheme, setLayout } = look.getState();
  let latest: Theme | null = null;
  let saving: Promise<void> | null = null;
  const saveLatest = async (): Promise<void> => {
    for (let saved: Theme | null = null; latest !== null && saved !== latest;) {
      saved = latest;
      await save(saved).catch(() => undefined);
    }
    saving = null;
  };
  /** Saves one theme at a time; of several that wait, only the last. */
  const keep = (theme: Theme): Promise<void> => {
    latest = theme;
    saving ??= saveLatest();
    return saving;
  };

  return {
    wear: ({ layoutPreference, theme }) => {
      if (!layoutPreference) return;
      const { choose, chosen } = look.getState();
      const own = lookOf(layoutPreference, theme ?? chosen.theme);
      if (own.layout !== chosen.layout || own.theme !== chosen.theme) choose(own);
    },
    follow: () =>
      look.setState({
        setTheme: (theme) => {
          setTheme(theme);
          const { layout, chosen } = look.getState();
          // On a page that is forced to the other layout a theme is no choice of the member's own.
          if (layout === chosen.layout) void keep(chosen.theme);
        },
        setLayout: (layout, options) => {
          const { chosen } = look.getState();
          if (layout === chosen.layout) return;
          const kept = keep(lookOf(layout, chosen.theme).theme);
          if (!options.reload) return setLayout(layout, options);
          // A reload would cut the call off, and the page would come back in the look before.
          const enough = new Promise<void>((resolve) => setTimeout(resolve, MOST_WAIT_MS));
          void Promise.race([kept, enough]).then(() => setLayout(layout, options));
        },
      }),
    unfollow: () => look.setState({ setTheme, setLayout }),
  };
};
