/** Tells a member's account what they play here (spec §4 "Recently played"). */
import type { Clients } from '@/api-clients/clients';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { createMembersClient } from '@/api-clients/product/members';

/** What cannot be told now stays in this browser's list alone. */
export const reportPlayed = async ({ callProduct, csrf }: Clients, uid: string): Promise<void> => {
  try {
    // A game that starts with its page is faster than the start-up that brings the session's token.
    csrf.token ??= (await createAccountsClient(callProduct).getSession()).csrf_token;
    if (csrf.token) await createMembersClient(callProduct).recordPlayed([uid]);
  } catch {
    // The clients have reported it.
  }
};
