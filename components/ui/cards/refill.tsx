/** Replaces a row's hidden games with the next ones. The code loads only for visitors who hide a game of the row. */
import type { ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { lazyPart } from '../lazy-part';

export interface RefillProps {
  /** The key of the row (server/product/games/get-home-shelves.ts), which determines its order. Rows without a key are not refilled. */
  row: string | undefined;
  games: readonly GameSummary[];
  children(game: GameSummary): ReactNode;
}

const RefillCards = lazyPart<RefillProps & { count: number }>(
  async () => (await import('./refill-cards')).RefillCards,
);

export const Refill = (props: RefillProps) => {
  const keys = useHiddenKeys();
  const count = keys.length && props.games.filter((game) => isHiddenBy(keys, game)).length;
  return props.row && count ? <RefillCards {...props} count={count} /> : null;
};
