/** Reports a played game to the member's account (spec §4). */
import type { Clients } from '@/api-clients/clients';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createMembersClient } from '@/api-clients/product/members';

/** On failure, the game stays in this browser's list only. */
export const reportPlayed = async ({ callProduct, csrf }: Clients, uid: string): Promise<void> => {
  try {
    // A game that starts with its page may precede the session's token.
    csrf.token ??= (await createAccountsClient(callProduct).getSession()).csrf_token;
    if (csrf.token) await createMembersClient(callProduct).recordPlayed([uid]);
  } catch {
    // The clients have reported it.
  }
};
