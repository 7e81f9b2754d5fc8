/** A member's streaks and ranks, or a link to the dailies if there are none yet. */
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { StatusNote } from '@/components/ui/status-note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import type { PublicStats } from '@/lib/contract/player-stats';
import type { ProfileData, PublicProfile } from '@/lib/domain/members/profile-data';
import { paths } from '@/lib/paths';
import { ProfileBests } from './profile-bests';
import { ProfileStreaks } from './profile-streaks';

const EmptyStats = ({ stats, name }: { stats: PublicStats; name: string }) => (
  <Panel className="profile-unlit" aria-label="Streaks">
    {/*
     * The key selects the sentence for this page's owner or for other visitors. The sentence changes without a layout shift
     * once it is known who is visiting.
     */}
    <EmptyState
      key={stats.own ? 'own' : 'shown'}
      line={
        stats.own
          ? 'Your street is dark. Finish tonight’s daily, and the first window lights.'
          : `${name} has not lit a window yet.`
      }
    >
      <ButtonLink kind="line" href={paths.dailyGames()}>
        Tonight’s dailies
      </ButtonLink>
    </EmptyState>
  </Panel>
);

interface ProfileStatsProps {
  stats: Exclude<ProfileData['stats'], 'hidden'>;
  profile: PublicProfile;
  /** The text to show if the stats could not be loaded. */
  failure: string;
  onRetry(): Promise<unknown>;
}

export const ProfileStats = ({ stats, profile, failure, onRetry }: ProfileStatsProps) => {
  if (stats === 'failed')
    return (
      <Panel className="profile-unlit" aria-label="Streaks">
        <StatusNote status="error">{failure}</StatusNote>
        <RetryButton onRetry={onRetry} />
      </Panel>
    );
  const hasStreaks = stats.any.maxStreak > 0 || stats.streaks.length > 0;
  const hasBests = stats.bests.length > 0;
  if (!hasStreaks && !hasBests) return <EmptyStats stats={stats} name={profile.displayName} />;
  return (
    <>
      {hasStreaks && <ProfileStreaks stats={stats} profile={profile} />}
      {hasBests && <ProfileBests stats={stats} />}
    </>
  );
};
