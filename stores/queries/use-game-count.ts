/** Counts the games that a selection of filters would show. */
import useSWR from 'swr';
import { createGameCountsClient } from '@/api-clients/product/game-counts';
import { toGamesQuery } from '@/lib/domain/listing/listing-filter';
import type { ListingState } from '@/lib/domain/listing/listing-query';
import type { Listing } from '@/lib/domain/listing/listings';
import { useClients } from '@/stores/stores-provider';

/** Returns null while unknown. */
export const useGameCount = (listing: Listing, state: ListingState): number | null => {
  const { callProduct } = useClients();
  const query = toGamesQuery(listing, { ...state, page: 0 });
  const { data } = useSWR(['game-count', JSON.stringify(query)], () =>
    createGameCountsClient(callProduct).count(query),
  );
  return data ?? null;
};
