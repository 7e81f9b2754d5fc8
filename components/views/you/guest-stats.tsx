/** The guest's streaks and best ranks, once this browser has sent a result. */
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import { ProfileBests } from '@/components/views/profile/profile-bests';
import { ProfileStreaks } from '@/components/views/profile/profile-streaks';
import { describeError } from '@/lib/describe-error';
import { statsWithGames } from '@/lib/domain/play/shown-stats';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useOwnStats } from '@/stores/queries/use-own-stats';

export const GuestStats = ({ games }: { games: readonly RecentGame[] }) => {
  const { stats, error, retry } = useOwnStats();
  if (error !== undefined)
    return (
      <Panel role="alert">
        <p>{describeError(error, SOCIAL_MESSAGES.statsFailed)}</p>
        <RetryButton kind="blue" onRetry={retry} />
      </Panel>
    );
  if (!stats) return null;
  const shown = statsWithGames(stats, games);
  return (
    <>
      {shown.any.maxStreak > 0 && <ProfileStreaks stats={shown} />}
      {shown.bests.length > 0 && <ProfileBests stats={shown} />}
    </>
  );
};
