/** What becomes of a guest who signs in: runs and the list of games played (runs-and-days.md "Merge"). */
import { createMembersClient } from '@/api-clients/product/members';
import { createMergeClient } from '@/api-clients/scores/merge';
import { parseRecent, withPlayed } from '@/lib/domain/recently-played';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/recent-key';
import type { User } from '@/lib/domain/user';
import type { AuthDeps } from './auth-store';

const mergeRuns = async ({ clients }: AuthDeps): Promise<void> => {
  const { player } = clients;
  const guestToken = await player.peekGuest();
  if (!guestToken) return;
  await createMergeClient(clients.callScores).mergeGuest(guestToken);
  player.forgetGuest();
};

const mergeRecent = async ({ clients, storage }: AuthDeps, user: User): Promise<void> => {
  const own = recentKeyOf(user.uid);
  const guests = recentKeyOf(GUEST_OWNER);
  const played = parseRecent(storage.read(guests));
  if (played.length === 0) return;
  const merged = [...played].reverse().reduce(withPlayed, parseRecent(storage.read(own)));
  storage.write(own, merged);
  storage.remove(guests);
  await createMembersClient(clients.callProduct).recordPlayed(played.map(({ uid }) => uid));
};

/** Each part by itself: one that fails keeps nothing else from the member, and is tried again at the next sign-in. */
export const welcomeMember = async (parts: AuthDeps, user: User): Promise<void> => {
  await Promise.allSettled([mergeRuns(parts), mergeRecent(parts, user)]);
};
