/** Signs in and out, and verifies sessions (spec §4). Loads for members, and for visitors who become members. */
import { mutate } from 'swr';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createMembersClient } from '@/api-clients/product/members';
import { hiddenKeysStorageKey } from '@/lib/domain/members/hidden-games';
import { IDENTITY_KEY, type Identity } from '@/lib/domain/members/identity';
import { progressKeyOf } from '@/lib/domain/play/played-progress';
import { RECENT_SEARCHES_KEY } from '@/lib/domain/search/recent-searches';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import type { User } from '@/lib/domain/members/user';
import { GUEST_FAVORITES_KEY } from '@/lib/domain/members/guest-favorites';
import { guestHiddenKeysOf } from '@/lib/domain/members/guest-hidden-games';
import { GUEST_RATINGS_KEY } from '@/lib/domain/members/guest-ratings';
import { reasonOf } from '@/lib/describe-error';
import { ApiError } from '@/lib/errors';
import { SIGN_IN_MESSAGES } from '@/lib/messages/sign-in';
import type { AuthDeps, AuthFacts } from './auth-store';
import { applyHiddenKeys } from './apply-hidden-keys';
import { dropDrafts } from './drafts-key';
import { createMemberAppearance } from './member-appearance';
import { DAILIES_KEY } from './queries/use-dailies';
import { BOARDS_KEY } from './queries/use-leaderboard';
import { RATINGS_KEY } from './queries/ratings-key';
import { cloudKeyPrefix } from './saves/cloud-key';
import { ACTIVE_RUNS_KEY } from './active-runs';
import { getGuestHidden } from './guest-hidden-games';
import { browserLocks } from './outbox/browser-locks';
import { OUTBOX_KEY } from './outbox/outbox-key';
import { markUnlimited } from './mark-unlimited';
import { welcomeMember } from './welcome-member';

interface AuthStateAccess {
  set(facts: Partial<AuthFacts>): void;
  get(): AuthFacts;
  /** Resets the state to signed out and ready, with the appearance from the cookies. */
  reset(): void;
  /** Removes the member's data stored for the first paint. */
  forget(): void;
}

export interface AuthActions {
  verify(): Promise<void>;
  /** Returns null if signed in, or else the message to show. */
  login(name: string, pass: string, isSaved?: boolean): Promise<string | null>;
  logout(): Promise<void>;
  /** Clears the data of a session that has ended on the server, for example because the account was deleted. */
  leave(): void;
  /** Retries the merge of this browser's guest into the member. */
  transfer(): Promise<void>;
  /** Reloads the member. `isPremium` overrides the response (spec §4: premium can be forced on refresh). */
  refresh(forced?: { isPremium?: boolean }): Promise<void>;
  /** Applies the response to a change of the account. */
  setUser(user: User): void;
  setFavorites(favorites: readonly string[]): void;
  /** Adds a game to the front of the session's favorites, or removes it. */
  markFavorite(uid: string, isFavorite: boolean): void;
}

// Repeats requests that were sent before the player changed, or before a guest was merged.
const refreshPlayed = (): void =>
  void mutate((key) => Array.isArray(key) && (key[0] === DAILIES_KEY || key[0] === BOARDS_KEY));

const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

export const createAuthActions = (parts: AuthDeps & AuthStateAccess): AuthActions => {
  const { clients, storage, reloadOnce, set, reset, forget } = parts;
  const { notify } = parts.notification.getState();
  const { callProduct, csrf, player, session } = clients;
  const accounts = createAccountsClient(callProduct);
  const members = createMembersClient(callProduct);
  let logoutToken: string | null = null;
  const appearance = createMemberAppearance(parts.appearance, async (theme) => {
    const { user } = parts.get();
    if (!user || user.theme === theme) return;
    set({ user: await members.update(user.uid, { field_theme: [{ value: theme }] }) });
  });

  const storeIdentity = (user: User): void => {
    const identity: Identity = { uid: user.uid, details: { subscriber_status: user.subscriberStatus } };
    storage.write(IDENTITY_KEY, identity);
    // Only turns ads off, never on: when a subscription has ended, ads appear with the next page, not on the current
    // one.
    if (user.isPremiumUser) markUnlimited(true);
  };

  const applySignedInUser = (user: User, favorites: readonly string[]): void => {
    storeIdentity(user);
    session.markVerified(true);
    player.useMember(accounts.getJwt);
    appearance.apply(user);
    appearance.follow();
    applyHiddenKeys(storage, user.uid, user.hiddenKeys);
    set({ isSignedIn: true, user, favorites, isReady: true });
    refreshPlayed();
  };

  const leave = (): void => {
    csrf.token = null;
    logoutToken = null;
    session.forget();
    player.useMember(null);
    markUnlimited(false);
    appearance.unfollow();
    const leaving = parts.get().user;
    const own = leaving
      ? [
          recentKeyOf(leaving.uid),
          hiddenKeysStorageKey(leaving.uid),
          progressKeyOf(leaving.uid),
          ...storage.keysOf(cloudKeyPrefix(leaving.uid)),
        ]
      : [];
    [...own, RECENT_SEARCHES_KEY].forEach((key) => storage.remove(key));
    applyHiddenKeys(storage, GUEST_OWNER, guestHiddenKeysOf(getGuestHidden(storage)));
    forget();
    reset();
    refreshPlayed();
  };

  /** Resets the state because the session could not be verified. A member who was signed in may have typed something. */
  const dropSession = (message: string): void => {
    if (parts.get().user) parts.storeDrafts();
    reset();
    notify(message, 'error');
  };

  // Reloads only once, because an unavailable backend would cause endless reloads. The second failure shows a message.
  const endFailedSession = (): void => {
    if (!reloadOnce()) dropSession(SIGN_IN_MESSAGES.verifyFailure);
  };

  let welcoming: Promise<boolean> | null = null;
  /** Merges the guest. Concurrent callers wait for the same merge. */
  const mergeGuestData = (user: User): Promise<boolean> => {
    welcoming ??= welcomeMember(parts, user).finally(() => {
      welcoming = null;
    });
    return welcoming;
  };

  const transfer = async (user: User): Promise<void> => {
    const hadFavorites = storage.read(GUEST_FAVORITES_KEY) !== undefined;
    const hadRatings = storage.read(GUEST_RATINGS_KEY) !== undefined;
    if (await mergeGuestData(user)) refreshPlayed();
    if (hadRatings) void mutate((key) => Array.isArray(key) && key[0] === RATINGS_KEY);
    if (hadFavorites) {
      const favorites = await members.listFirstFavorites(user.uid).catch(() => null);
      if (favorites) set({ favorites });
    }
  };

  const verify = async (): Promise<void> => {
    let uid: string;
    try {
      const found = await accounts.getSession();
      if (!found.login_status || !found.user) {
        if (parts.get().user) {
          parts.storeDrafts();
          leave();
        }
        session.markVerified(false);
        appearance.unfollow();
        forget();
        return reset();
      }
      csrf.token = found.csrf_token;
      logoutToken = found.logout_token;
      uid = found.user.uid;
    } catch {
      // Spec §8: after a verify error is logged (by the client), the page reloads.
      return endFailedSession();
    }
    try {
      const [user, favorites] = await Promise.all([
        members.getUser(uid),
        members.listFirstFavorites(uid).catch(() => []),
      ]);
      applySignedInUser(user, favorites);
      await transfer(user);
    } catch (error) {
      // Spec §4: if the user is not found, the page reloads.
      if (hasErrorCode(error, 'notFound')) return endFailedSession();
      dropSession(SIGN_IN_MESSAGES.profileFailure);
    }
  };

  const endStaleSession = async (): Promise<boolean> => {
    const found = await accounts.getSession();
    if (!found.logout_token) return false;
    csrf.token = found.csrf_token;
    await accounts.logout(found.logout_token);
    csrf.token = null;
    return true;
  };

  const login = async (name: string, pass: string, isSaved = true): Promise<string | null> => {
    const tryLogin = () => accounts.login(name, pass, isSaved);
    try {
      await tryLogin().catch(async (error: unknown) => {
        if (
          hasErrorCode(error, 'network') ||
          hasErrorCode(error, 'timeout') ||
          hasErrorCode(error, 'tooManyRequests')
        )
          throw error;
        // Spec §4: a logout token means that there is a stale session. Ends it and signs in once more.
        if (await endStaleSession()) return tryLogin();
        throw error;
      });
    } catch (error) {
      if (hasErrorCode(error, 'unauthorized')) return SIGN_IN_MESSAGES.wrongCredentials;
      // The messages of this file are the specification's own (§8), so only the service's reason replaces one.
      return reasonOf(error) ?? SIGN_IN_MESSAGES.loginFailure;
    }
    await verify();
    const { user } = parts.get();
    if (user) return null;
    // The password was correct. If the next call has no session, the browser has rejected its cookie.
    const hasSession = await accounts.getSession().then(
      (found) => found.login_status,
      () => true,
    );
    return hasSession ? SIGN_IN_MESSAGES.verifyFailure : SIGN_IN_MESSAGES.cookiesRefused;
  };

  const sending = {
    clients,
    auth: { getState: parts.get },
    storage,
    locks: browserLocks(),
    now: Date.now,
  };
  const hasOutbox = (): boolean => storage.keysOf(OUTBOX_KEY).length > 0;
  const loadOutbox = async () => (hasOutbox() ? import('./outbox/sign-out-outbox').catch(() => null) : null);
  /**
   * Permanently removes the member's data at sign-out. When the session merely expires, the data stays until the same
   * member signs in again.
   */
  const removeMemberData = (outbox: Awaited<ReturnType<typeof loadOutbox>>): void => {
    const { user } = parts.get();
    leave();
    dropDrafts();
    parts.notification.getState().setMissed([]);
    if (!user) return;
    outbox?.discardMemberEntries(sending, user.uid);
    storage.keysOf(ACTIVE_RUNS_KEY).forEach((key) => storage.remove(key));
  };

  const setUser = (user: User): void => {
    storeIdentity(user);
    if (user.theme !== parts.get().user?.theme) appearance.apply(user);
    set({ user });
  };

  return {
    verify,
    login,
    logout: async () => {
      const outbox = await loadOutbox();
      await outbox?.sendBeforeSignOut(sending);
      const { user } = parts.get();
      // Merges first, because the next visitor must not see a guest's unmerged results.
      if (user) await mergeGuestData(user);
      try {
        await accounts.logout(logoutToken ?? '');
      } catch {
        // Spec §4: a failed logout is non-fatal and still clears the local state.
        notify(SIGN_IN_MESSAGES.logoutFailure, 'error');
      }
      removeMemberData(outbox);
    },
    leave: () => (hasOutbox() ? void loadOutbox().then(removeMemberData) : removeMemberData(null)),
    transfer: async () => {
      const { user } = parts.get();
      if (user) await transfer(user);
    },
    refresh: async ({ isPremium = false } = {}) => {
      const { user } = parts.get();
      if (!user) return;
      const found = await members.getUser(user.uid).catch(() => user);
      const isForced = isPremium && !found.isPremiumUser;
      setUser(isForced ? { ...found, isPremiumUser: true, subscriberStatus: 'unlimited_active' } : found);
    },
    setUser,
    setFavorites: (favorites) => set({ favorites }),
    markFavorite: (uid, isFavorite) => {
      const others = parts.get().favorites.filter((each) => each !== uid);
      set({ favorites: isFavorite ? [uid, ...others] : others });
    },
  };
};
