/** Where the games that somebody played last are kept; apart from what reads them, which few pages need. */
import type { Identity } from './identity';

/** Whose list it is while nobody is signed in. */
export const GUEST_OWNER = 'guest';
/** Whose list it is: the member's whom this browser has kept as signed in, or the guest's. */
export const recentOwnerOf = (kept: unknown): string =>
  (kept as Partial<Identity> | null | undefined)?.uid ?? GUEST_OWNER;
/** The browser's key of one user's list. */
export const recentKeyOf = (owner: string): string => `sw_recent:${owner}`;
