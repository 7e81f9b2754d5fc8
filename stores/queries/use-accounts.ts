/** The account calls for the pages for signing in, registering and confirming. No other page loads them. */
import { useMemo } from 'react';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { useClients } from '@/stores/stores-provider';

export const useAccounts = () => {
  const { callProduct } = useClients();
  return useMemo(() => createAccountsClient(callProduct), [callProduct]);
};
