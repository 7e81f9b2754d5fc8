/**
 * Replaces a list's hidden games with the first games of its next page. The code loads only for visitors who hide
 * games.
 */
import type { ReactNode } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { GameSummary } from '@/lib/contract/game';
import type { ListingData } from '@/lib/domain/listing/listing-data';
import { useHiddenKeys } from '@/stores/hidden-keys';

export interface ListingRefillProps {
  list: Pick<ListingData, 'listing' | 'state' | 'games' | 'pages'>;
  /** Called with the uids of the games that the previous page shows in place of hidden ones. */
  onMoved(uids: readonly string[]): void;
  children(game: GameSummary): ReactNode;
}

const FollowingCards = createLazyComponent<ListingRefillProps>(
  async () => (await import('./following-cards')).FollowingCards,
);

export const ListingRefill = (props: ListingRefillProps) =>
  useHiddenKeys().length > 0 ? <FollowingCards {...props} /> : null;
