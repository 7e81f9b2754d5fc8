/** Reports a played game to the member's account (spec §4). */
import type { Clients } from '@/api-clients/clients';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createMembersClient } from '@/api-clients/product/members';

/** Reports the game. On failure, the game remains only in this browser's list. */
export const reportPlayed = async ({ callProduct, csrf }: Clients, uid: string): Promise<void> => {
  try {
    // A game that starts together with its page may start before the session's token has loaded.
    csrf.token ??= (await createAccountsClient(callProduct).getSession()).csrf_token;
    if (csrf.token) await createMembersClient(callProduct).recordPlayed([uid]);
  } catch {
    // The API client has already reported the error.
  }
};
