/** The data for the pages of the payment sandbox: the checkout and the stored payments. */
import { useMemo } from 'react';
import useSWR from 'swr';
import { createSandboxClient } from '@/api-clients/product/sandbox';
import { useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';

/** @param id the id of the checkout; null while the URL is unknown */
export const useSandboxPage = (uid: string, id: string | null) => {
  const { callProduct } = useClients();
  const guard = useFreshSession();
  const sandbox = useMemo(() => createSandboxClient(callProduct), [callProduct]);
  const { data, error, mutate } = useSWR(id && ['sandbox-page', uid, id], () => sandbox.getPage(id ?? ''));
  return {
    page: data ?? null,
    error: data ? null : (error as unknown),
    retry: () => mutate(),
    decide: (decision: 'pay' | 'decline') => guard(() => sandbox.decide(id ?? '', decision)),
  };
};

export const useSandboxBooks = (uid: string) => {
  const { callProduct } = useClients();
  const guard = useFreshSession();
  const sandbox = useMemo(() => createSandboxClient(callProduct), [callProduct]);
  const { data, error, mutate } = useSWR(['sandbox-books', uid], () => sandbox.getPortal());
  return {
    books: data ?? null,
    error: data ? undefined : (error as unknown),
    retry: () => mutate(),
    /** Refunds a payment. @throws ApiError conflict if it has already been refunded */
    refund: async (id: string): Promise<void> => {
      await guard(() => sandbox.refund(id));
      await mutate();
    },
  };
};
