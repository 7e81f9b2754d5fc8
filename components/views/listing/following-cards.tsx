/** The first games of a list's next page, without the games that the visitor hides. */
import useSWR from 'swr';
import { gamesQueryOf } from '@/lib/domain/listing/listing-filter';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useClients } from '@/stores/stores-provider';
import type { ListingRefillProps } from './listing-refill';

export const FollowingCards = ({ list, count, children }: ListingRefillProps & { count: number }) => {
  const { catalog } = useClients();
  const keys = useHiddenKeys();
  const query = gamesQueryOf(list.listing, { ...list.state, page: list.state.page + 1 });
  const { data } = useSWR(['following-cards', JSON.stringify(query)], () => catalog.search(query));
  return data?.rows
    .filter((game) => !isHiddenBy(keys, game))
    .slice(0, count)
    .map(children);
};
