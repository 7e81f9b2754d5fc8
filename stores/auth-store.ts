/** The signed-in member, and whether the sign-in state is already known (spec §4 "Auth store", "Startup"). */
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
  /** False until the sign-in state has been determined at the start. */
  isReady: boolean;
  isSignedIn: boolean;
  user: User | null;
  /** The uids of the first favorites (spec §9: 16). */
  favorites: readonly string[];
}
export interface AuthState extends AuthFacts {
  /**
   * Determines the sign-in state. Runs once for each page load, after hydration, and completes even if the server
   * cannot be reached.
   */
  start(pathname: string): Promise<void>;
  /** Returns the actions for members and sign-ins. Their code loads on first use. */
  loadActions(): Promise<AuthActions>;
}
export type AuthStore = StoreApi<AuthState>;

export interface AuthDeps {
  clients: Clients;
  storage: KeyValueStorage;
  appearance: AppearanceStore;
  notification: NotificationStore;
  /** Returns the appearance from the visitor's cookies. */
  readAppearance(): Appearance;
  /** Reloads the page, at most once per tab session. Returns whether it will reload. */
  reloadOnce(): boolean;
  /** Stores the drafts of the page's forms before the member has to sign in again. */
  storeDrafts(): void;
}

const SIGNED_OUT = { isSignedIn: false, user: null, favorites: [] };

export const createAuthStore = (deps: AuthDeps): AuthStore =>
  createStore<AuthState>((set, get) => {
    let actions: Promise<AuthActions> | undefined;
    const resetToSignedOut = (): void => {
      set({ ...SIGNED_OUT, favorites: guestFavoriteUids(deps.storage.read(GUEST_FAVORITES_KEY)) });
      deps.appearance.getState().adopt(deps.readAppearance());
      set({ isReady: true });
    };
    const forgetIdentity = (): void => deps.storage.remove(IDENTITY_KEY);

    return {
      ...SIGNED_OUT,
      isReady: false,
      start: async (pathname) => {
        if (pathname === paths.oauthRedirect() || get().isSignedIn) return;
        // The client has reported a failure. A visitor with an unknown session counts as a guest.
        const isMember = await deps.clients.sessions.getLoginStatus().catch(() => null);
        const actions =
          isMember &&
          (await get()
            .loadActions()
            .catch(() => null));
        if (actions) return actions.verify();
        if (isMember === false) forgetIdentity();
        resetToSignedOut();
      },
      loadActions: () =>
        (actions ??= import('./auth-actions').then(
          ({ createAuthActions }) =>
            createAuthActions({ ...deps, set, get, reset: resetToSignedOut, forget: forgetIdentity }),
          (error: unknown) => {
            // After a failed load, the next use retries it.
            actions = undefined;
            throw error;
          },
        )),
    };
  });
