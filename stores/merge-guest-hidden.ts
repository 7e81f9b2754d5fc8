/** Adds the games that a guest hides to those of the member who has registered or signed in. */
import { mutate } from 'swr';
import { createHiddenGamesClient } from '@/api-clients/product/hidden-games';
import { GUEST_HIDDEN_KEY } from '@/lib/domain/members/guest-hidden-games';
import { ApiError } from '@/lib/errors';
import { hiddenKeysStorageKey } from '@/lib/domain/members/hidden-games';
import { GUEST_OWNER } from '@/lib/domain/play/recent-key';
import { applyHiddenKeys } from './apply-hidden-keys';
import type { AuthDeps } from './auth-store';
import { getGuestHidden } from './guest-hidden-games';
import { HIDDEN_LIST_KEY } from './queries/hidden-list-key';

const REFUSAL_CODES = ['unprocessable', 'badRequest'];

type MergeHiddenDeps = Pick<AuthDeps, 'storage'> & { clients: Pick<AuthDeps['clients'], 'callProduct'> };

/**
 * Adds the games. If the account is full, it accepts none of them, and this browser drops them, because a retry could
 * not succeed either.
 */
export const mergeGuestHidden = async (
  { clients, storage }: MergeHiddenDeps,
  memberUid: string,
): Promise<void> => {
  const { games, groups } = getGuestHidden(storage);
  const client = createHiddenGamesClient(clients.callProduct);
  for (const chosen of [{ nids: games.map(({ uid }) => uid) }, { groups: [...groups] }])
    try {
      applyHiddenKeys(storage, memberUid, await client.hide(chosen));
    } catch (error) {
      if (!(error instanceof ApiError && REFUSAL_CODES.includes(error.code))) throw error;
    }
  storage.remove(GUEST_HIDDEN_KEY);
  storage.remove(hiddenKeysStorageKey(GUEST_OWNER));
  void mutate((key) => Array.isArray(key) && key[0] === HIDDEN_LIST_KEY);
};
