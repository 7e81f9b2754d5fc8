/** Resolves an error that clients have reported. */
import { createAdministrationClient, type ErrorEntry } from '@/api-clients/product/administration';
import { useClients } from '../stores-provider';
import type { AdminList } from './use-admin-list';

/** @returns a function that resolves the error, and throws ApiError if that fails */
export const useResolveError = (
  entry: ErrorEntry,
  list: AdminList<ErrorEntry>,
): ((note: string) => Promise<void>) => {
  const { callProduct } = useClients();
  return async (note) => {
    await createAdministrationClient(callProduct).resolveError(entry.id, note);
    list.update((rows) => rows.filter(({ id }) => id !== entry.id));
    list.update();
  };
};
