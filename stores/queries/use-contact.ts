/** The calls of the contact form and of the resending of license keys, for their pages. */
import { useMemo } from 'react';
import { createContactClient } from '@/api-clients/product/contact';
import { useClients } from '@/stores/stores-provider';

export const useContact = () => {
  const { callProduct } = useClients();
  return useMemo(() => createContactClient(callProduct), [callProduct]);
};
