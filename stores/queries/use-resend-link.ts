/** Sends the link that confirms the member's email address again. */
import { createAccountsClient } from '@/api-clients/product/accounts';
import { useClients } from '../stores-provider';

/** @returns a function that sends it and throws ApiError */
export const useResendLink = (): (() => Promise<unknown>) => {
  const { callProduct } = useClients();
  return () => createAccountsClient(callProduct).resendVerification();
};
