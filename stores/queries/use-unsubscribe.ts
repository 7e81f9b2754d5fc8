/** Ends reminders by the link in an email, without a session. */
import { useMemo } from 'react';
import { createRemindersClient } from '@/api-clients/product/reminders';
import { useClients } from '@/stores/stores-provider';

export const useUnsubscribe = (): ((token: string) => Promise<unknown>) => {
  const { callProduct } = useClients();
  return useMemo(() => createRemindersClient(callProduct).unsubscribe, [callProduct]);
};
