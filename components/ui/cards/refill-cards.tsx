/** The next games in a row's order, one for each game that the visitor hides. */
import type { GameSummary } from '@/lib/contract/game';
import { useFollowingGames } from '@/stores/queries/use-following-games';
import type { CardRefillProps } from './refill';

/** Returns whether the row already lists a game or its family. */
const isAlreadyListed = (listed: readonly GameSummary[], { uid, family }: GameSummary): boolean =>
  listed.some((game) => game.uid === uid || (family && game.family?.slug === family.slug));

export const RefillCards = ({ row, games, count, children }: CardRefillProps & { count: number }) => {
  const following = useFollowingGames(row).filter((game) => !isAlreadyListed(games, game));
  return following.slice(0, count).map(children);
};
