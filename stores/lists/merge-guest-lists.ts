/** Creates a guest's lists in the account of the member who has registered or signed in. */
import { mutate } from 'swr';
import { createGameListsClient } from '@/api-clients/product/game-lists';
import { GUEST_LISTS_KEY } from '@/lib/domain/members/guest-lists';
import { ApiError } from '@/lib/errors';
import type { AuthDeps } from '../auth-store';
import { LISTS_KEY } from '../queries/lists-key';
import { listGuestLists } from './guest-lists';

type MergeListsDeps = Pick<AuthDeps, 'storage'> & { clients: Pick<AuthDeps['clients'], 'callProduct'> };

const REFUSAL_CODES = ['unprocessable', 'badRequest'];

/** Creates the lists. A retry creates only the remaining ones. If the account is full, the remaining lists are dropped. */
export const mergeGuestLists = async ({ clients, storage }: MergeListsDeps): Promise<void> => {
  const client = createGameListsClient(clients.callProduct);
  for (const { id, title, games } of listGuestLists(storage)) {
    try {
      await client.create(
        title,
        games.map(({ uid }) => uid),
      );
    } catch (error) {
      if (!(error instanceof ApiError && REFUSAL_CODES.includes(error.code))) throw error;
    }
    storage.write(
      GUEST_LISTS_KEY,
      listGuestLists(storage).filter((list) => list.id !== id),
    );
  }
  storage.remove(GUEST_LISTS_KEY);
  void mutate((key) => Array.isArray(key) && key[0] === LISTS_KEY);
};
