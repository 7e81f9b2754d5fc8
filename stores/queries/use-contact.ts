/** The calls for the contact form and for resending license keys. */
import { useMemo } from 'react';
import { createContactClient } from '@/api-clients/product/contact';
import { useClients } from '@/stores/stores-provider';

export const useContact = () => {
  const { callProduct } = useClients();
  return useMemo(() => createContactClient(callProduct), [callProduct]);
};
