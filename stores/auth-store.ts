/** The signed-in member, and whether the sign-in state is known yet (spec §4 "Auth store", "Startup"). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clients } from '@/api-clients/clients';
import { GUEST_FAVORITES_KEY, guestFavoriteUids } from '@/lib/domain/members/guest-favorites';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import type { Appearance } from '@/lib/domain/site/layout';
import type { User } from '@/lib/domain/members/user';
import { paths } from '@/lib/paths';
import type { AuthActions } from './auth-actions';
import type { KeyValueStorage } from './key-value-storage';
import type { AppearanceStore } from './appearance-store';
import type { NotificationStore } from './notification-store';

export interface AuthFacts {
  /** False until the start-up has determined the sign-in state. */
  isReady: boolean;
  isSignedIn: boolean;
  user: User | null;
  /** Uids of the first favorites (spec §9: 16). */
  favorites: readonly string[];
}
export interface AuthState extends AuthFacts {
  /** Runs once for each page load, after hydration. Also completes when the server cannot be reached. */
  start(pathname: string): Promise<void>;
  /** Returns the actions for members and sign-ins; their code loads at the first use. */
  act(): Promise<AuthActions>;
}
export type AuthStore = StoreApi<AuthState>;

export interface AuthDeps {
  clients: Clients;
  storage: KeyValueStorage;
  appearance: AppearanceStore;
  notification: NotificationStore;
  /** Returns the appearance in the visitor's cookies. */
  readAppearance(): Appearance;
  /** Reloads the page, at most once in a tab session; returns whether it will. */
  reloadOnce(): boolean;
  /** Stores the drafts of the page's forms for the member who is about to be asked to sign in again. */
  storeDrafts(): void;
}

const SIGNED_OUT = { isSignedIn: false, user: null, favorites: [] };

export const createAuthStore = (deps: AuthDeps): AuthStore =>
  createStore<AuthState>((set, get) => {
    let actions: Promise<AuthActions> | undefined;
    const reset = (): void => {
      set({ ...SIGNED_OUT, favorites: guestFavoriteUids(deps.storage.read(GUEST_FAVORITES_KEY)) });
      deps.appearance.getState().adopt(deps.readAppearance());
      set({ isReady: true });
    };
    const forget = (): void => deps.storage.remove(IDENTITY_KEY);

    return {
      ...SIGNED_OUT,
      isReady: false,
      start: async (pathname) => {
        if (pathname === paths.oauthRedirect() || get().isSignedIn) return;
        // The client has reported a failure; a visitor with an unknown session counts as a guest.
        const isMember = await deps.clients.sessions.getLoginStatus().catch(() => null);
        const actions =
          isMember &&
          (await get()
            .act()
            .catch(() => null));
        if (actions) return actions.verify();
        if (isMember === false) forget();
        reset();
      },
      act: () =>
        (actions ??= import('./auth-actions').then(
          ({ createAuthActions }) => createAuthActions({ ...deps, set, get, reset, forget }),
          (error: unknown) => {
            // Without a connection the next use retries.
            actions = undefined;
            throw error;
          },
        )),
    };
  });
