/** The calls of accounts, for the pages that sign in, register or confirm; no other page carries them. */
import { useMemo } from 'react';
import { createAccountsClient } from '@/api-clients/product/accounts';
import { useClients } from '@/stores/stores-provider';

export const useAccounts = () => {
  const { callProduct } = useClients();
  return useMemo(() => createAccountsClient(callProduct), [callProduct]);
};
