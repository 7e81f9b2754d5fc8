/**
 * A player's part of the header: the overall daily streak, and for members their menu and the answers to their
 * challenges. On phones, it renders the badge of the bottom bar, too.
 */
import { useChallengeNews } from '@/stores/queries/use-challenge-news';
import MemberMenu from './member-corner';
import { StreakChip } from './streak-chip';
import { UnplayedDailiesBadge } from './unplayed-dailies-badge';

export const PlayerMenu = () => {
  useChallengeNews();
  return (
    <>
      <StreakChip />
      <UnplayedDailiesBadge />
      <MemberMenu />
    </>
  );
};
