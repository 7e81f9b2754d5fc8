/** Resends the link that confirms the member's email address. */
import { createAccountsClient } from '@/api-clients/product/accounts';
import { useClients } from '../stores-provider';

/** @returns a function that sends the link, and throws ApiError */
export const useResendLink = (): (() => Promise<unknown>) => {
  const { callProduct } = useClients();
  return () => createAccountsClient(callProduct).resendVerification();
};
