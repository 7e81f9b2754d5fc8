/** The games that follow a row's own, as many as the visitor hides of it. */
import type { GameSummary } from '@/lib/contract/game';
import { useFollowingGames } from '@/stores/queries/use-following-games';
import type { RefillProps } from './refill';

/** @param listed games of the row */
const isAmong = (listed: readonly GameSummary[], { uid, family }: GameSummary): boolean =>
  listed.some((game) => game.uid === uid || (family && game.family?.slug === family.slug));

export const RefillCards = ({ row, games, count, children }: RefillProps & { count: number }) => {
  const following = useFollowingGames(row).filter((game) => !isAmong(games, game));
  return following.slice(0, count).map(children);
};
