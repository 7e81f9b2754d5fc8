/** Reports a shared list to the administrators. */
import { useCallback } from 'react';
import { createGameListsClient } from '@/api-clients/product/game-lists';
import { useClients } from '../stores-provider';

/** @throws ApiError notFound if the list is no longer shared; tooManyRequests */
export const useReportList = (shareId: string): ((message: string) => Promise<void>) => {
  const { callProduct } = useClients();
  return useCallback(
    async (message) => void (await createGameListsClient(callProduct).report(shareId, message)),
    [callProduct, shareId],
  );
};
