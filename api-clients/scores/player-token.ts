/** The player's token: fetched when first needed, kept until shortly before its end, asked for once at a time. */
import type { Caller } from '../http';
import { createGuest } from '@/lib/contract/runs';

const RENEW_BEFORE_MS = 60_000;

export interface PlayerTokenHolder {
  /** The token of this browser's guest; makes the guest where there is none. */
  require(): Promise<string>;
  /** The token where this browser is known to have a guest, else null. */
  peek(): Promise<string | null>;
  forget(): void;
}

/** Remembers that this browser has a guest; the guest's secret itself is in an HttpOnly cookie. */
export interface GuestMark {
  has(): boolean;
  set(): void;
}

export const createPlayerTokenHolder = (
  call: Caller,
  mark: GuestMark,
  now: () => number,
): PlayerTokenHolder => {
  let held: { token: string; expiresAt: number } | null = null;
  let pending: Promise<string> | null = null;

  const fetchToken = async (): Promise<string> => {
    const { token, expiresAt } = await call(createGuest, {});
    held = { token, expiresAt: Date.parse(expiresAt) };
    mark.set();
    return token;
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
    peek: async () => (mark.has() ? require() : null),
    forget: () => {
      held = null;
    },
  };
};
