/** Lists the collections that have games, for the search before the visitor types. */
import useSWR from 'swr';
import { createCollectionsClient, type Collection } from '@/api-clients/product/collections';
import { useClients } from '../stores-provider';

/** Returns undefined while unknown. */
export const useCollections = (): readonly Collection[] | undefined => {
  const { callProduct } = useClients();
  return useSWR('collections', () => createCollectionsClient(callProduct).list()).data;
};
