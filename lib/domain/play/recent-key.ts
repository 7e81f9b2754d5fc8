/** Storage keys of the recently played games. Separate from the code that reads them, which few pages need. */
import type { Identity } from '../members/identity';

/** The owner of the list while nobody is signed in. */
export const GUEST_OWNER = 'guest';
/** Returns the owner of the list: the stored signed-in member, otherwise the guest. */
export const recentOwnerOf = (saved: unknown): string =>
  (saved as Partial<Identity> | null | undefined)?.uid ?? GUEST_OWNER;
/** Returns the storage key of a user's list. */
export const recentKeyOf = (owner: string): string => `sw_recent:${owner}`;
