/** Replaces a row's hidden games with the next ones. The code loads only for visitors who hide a game of the row. */
import type { ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { createLazyComponent } from '../lazy-component';

export interface CardRefillProps {
  /** The key of the row (server/product/games/get-home-shelves.ts), which determines its order. Rows without a key are not refilled. */
  row: string | undefined;
  games: readonly GameSummary[];
  children(game: GameSummary): ReactNode;
}

const LazyRefillCards = createLazyComponent<CardRefillProps & { count: number }>(
  async () => (await import('./refill-cards')).RefillCards,
);

export const CardRefill = (props: CardRefillProps) => {
  const keys = useHiddenKeys();
  const count = keys.length && props.games.filter((game) => isHiddenBy(keys, game)).length;
  return props.row && count ? <LazyRefillCards {...props} count={count} /> : null;
};
