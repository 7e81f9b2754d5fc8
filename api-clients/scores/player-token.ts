/** The player's token. It is fetched on first use, with one request at a time, and cached until shortly before it expires. */
import type { GuestsClient } from './guests';

const RENEW_BEFORE_MS = 60_000;
// A member's token is valid for 15 minutes (docs/specification/choices.md).
const MEMBER_TOKEN_MS = 15 * 60_000;

export interface PlayerTokenHolder {
  /** Returns the token of this browser's guest, and creates the guest if there is none. */
  require(): Promise<string>;
  /** Returns the token of the member, or of the guest if this browser is known to have one, or else null. */
  peek(): Promise<string | null>;
  /** Returns whether this browser is known to have a guest. Sends no request. */
  hasGuest(): boolean;
  /** Returns the guest's own token for the merge into a member, or null if there is no guest. */
  peekGuest(): Promise<string | null>;
  /** Records that the guest was merged into a member and no longer exists. */
  forgetGuest(): void;
  /** Uses a member's tokens from now on, or for null the guest's again. */
  useMember(fetchToken: (() => Promise<string>) | null): void;
}

/** Stores whether this browser has a guest. The guest's secret itself is in an HttpOnly cookie. */
export interface GuestFlag {
  has(): boolean;
  set(isThere: boolean): void;
}

export const createPlayerTokenHolder = (
  createGuest: GuestsClient['create'],
  guestFlag: GuestFlag,
  now: () => number,
): PlayerTokenHolder => {
  let current: { token: string; expiresAt: number } | null = null;
  let pending: Promise<string> | null = null;
  let fetchMemberToken: (() => Promise<string>) | null = null;

  const fetchGuest = async () => {
    const { token, expiresAt } = await createGuest();
    guestFlag.set(true);
    return { token, expiresAt: Date.parse(expiresAt) };
  };
  const fetchToken = async (): Promise<string> => {
    const fetchMember = fetchMemberToken;
    const fetched = fetchMember
      ? { token: await fetchMember(), expiresAt: now() + MEMBER_TOKEN_MS }
      : await fetchGuest();
    // If the player has signed in or out during the request, the token belongs to another player and is not cached.
    if (fetchMember === fetchMemberToken) current = fetched;
    return fetched.token;
  };
  const requirePlayerToken = async (): Promise<string> => {
    if (current && current.expiresAt - now() > RENEW_BEFORE_MS) return current.token;
    pending ??= fetchToken().finally(() => {
      pending = null;
    });
    return pending;
  };
  return {
    require: requirePlayerToken,
    peek: async () => (fetchMemberToken || guestFlag.has() ? requirePlayerToken() : null),
    hasGuest: guestFlag.has,
    peekGuest: async () => (guestFlag.has() ? (await fetchGuest()).token : null),
    forgetGuest: () => guestFlag.set(false),
    useMember: (fetchToken) => {
      fetchMemberToken = fetchToken;
      current = pending = null;
    },
  };
};
