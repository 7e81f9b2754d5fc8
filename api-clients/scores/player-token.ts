/** The player's token: fetched when first needed, kept until shortly before its end, asked for once at a time. */
import type { GuestsClient } from './guests';

const RENEW_BEFORE_MS = 60_000;
// docs/specification/choices.md: a member's token lives 15 minutes.
const MEMBER_TOKEN_MS = 15 * 60_000;

export interface PlayerTokenHolder {
  /** The token of this browser's guest; makes the guest where there is none. */
  require(): Promise<string>;
  /** The token of the member, or of the guest where this browser is known to have one, else null. */
  peek(): Promise<string | null>;
  /** Whether this browser is known to have a guest; asks nobody. */
  hasGuest(): boolean;
  /** The guest's own token beside a member's, for the merge; null where there is no guest. */
  peekGuest(): Promise<string | null>;
  /** The guest has become a member: this browser has none. */
  forgetGuest(): void;
  /** Plays as the member whose tokens these are; null: as the browser's guest again. */
  useMember(fetchToken: (() => Promise<string>) | null): void;
}

/** Remembers that this browser has a guest; the guest's secret itself is in an HttpOnly cookie. */
export interface GuestMark {
  has(): boolean;
  set(isThere: boolean): void;
}

export const createPlayerTokenHolder = (
  createGuest: GuestsClient['create'],
  mark: GuestMark,
  now: () => number,
): PlayerTokenHolder => {
  let held: { token: string; expiresAt: number } | null = null;
  let pending: Promise<string> | null = null;
  let fetchMemberToken: (() => Promise<string>) | null = null;

  const fetchGuest = async () => {
    const { token, expiresAt } = await createGuest();
    mark.set(true);
    return { token, expiresAt: Date.parse(expiresAt) };
  };
  const fetchToken = async (): Promise<string> => {
    const fetchMember = fetchMemberToken;
    const fetched = fetchMember
      ? { token: await fetchMember(), expiresAt: now() + MEMBER_TOKEN_MS }
      : await fetchGuest();
    // Who signed in or out meanwhile must not play under the other's name.
    if (fetchMember === fetchMemberToken) held = fetched;
    return fetched.token;
  };
  const require = async (): Promise<string> => {
    if (held && held.expiresAt - now() > RENEW_BEFORE_MS) return held.token;
    pending ??= fetchToken().finally(() => {
      pending = null;
    });
    return pending;
  };
  return {
    require,
    peek: async () => (fetchMemberToken || mark.has() ? require() : null),
    hasGuest: mark.has,
    peekGuest: async () => (mark.has() ? (await fetchGuest()).token : null),
    forgetGuest: () => mark.set(false),
    useMember: (fetchToken) => {
      fetchMemberToken = fetchToken;
      held = pending = null;
    },
  };
};
