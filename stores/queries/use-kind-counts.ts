/** Counts the games of each kind that a search finds, except for kinds that the page has already counted. */
import useSWR from 'swr';
import { createGameCountsClient } from '@/api-clients/product/game-counts';
import type { KindCounts } from '@/lib/domain/listing/listing-data';
import { toGamesQuery } from '@/lib/domain/listing/listing-filter';
import { LISTING_KINDS, type ListingState } from '@/lib/domain/listing/listing-query';
import type { Listing } from '@/lib/domain/listing/listings';
import { useClients } from '@/stores/stores-provider';

const KIND_KEYS = ['all', ...LISTING_KINDS] as const;

export const useKindCounts = (listing: Listing, state: ListingState, known: KindCounts): KindCounts => {
  const { callProduct } = useClients();
  const missing = KIND_KEYS.filter((key) => known[key] === undefined);
  const { data } = useSWR(
    missing.length > 0
      ? ['kind-counts', listing.path, state.genre, state.isDevice, state.isExclusive, missing.join()]
      : null,
    async (): Promise<KindCounts> => {
      const counts = await Promise.all(
        missing.map(async (key) => {
          const kind = key === 'all' ? null : key;
          const query = toGamesQuery(listing, { ...state, kind, page: 0 });
          return [key, await createGameCountsClient(callProduct).count(query)] as const;
        }),
      );
      return Object.fromEntries(counts);
    },
  );
  return { ...data, ...known };
};
