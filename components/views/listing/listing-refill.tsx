/**
 * Replaces a list's hidden games with the first games of its next page. The code loads only for visitors who hide one
 * of the list's games.
 */
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import type { ListingData } from '@/lib/domain/listing/listing-data';
import { useHiddenKeys } from '@/stores/hidden-keys';

export interface ListingRefillProps {
  list: Pick<ListingData, 'listing' | 'state' | 'games' | 'pages'>;
  children(game: GameSummary): ReactNode;
}

const FollowingCards = lazyPart<ListingRefillProps & { count: number }>(
  async () => (await import('./following-cards')).FollowingCards,
);

export const ListingRefill = (props: ListingRefillProps) => {
  const keys = useHiddenKeys();
  const { state, games, pages } = props.list;
  const count = keys.length && games.filter((game) => isHiddenBy(keys, game)).length;
  return count && state.page + 1 < pages ? <FollowingCards {...props} count={count} /> : null;
};
