/** Sends the link that confirms the member's address once more. */
import { createAccountsClient } from '@/api-clients/product/accounts';
import { useClients } from '../stores-provider';

/** @returns what sends it; throws ApiError */
export const useResendLink = (): (() => Promise<unknown>) => {
  const { callProduct } = useClients();
  return () => createAccountsClient(callProduct).resendVerification();
};
