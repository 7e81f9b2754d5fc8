/** A member's streaks and ranks; without any yet, a link to the dailies. */
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { RetryButton } from '@/components/ui/retry-button';
import type { PublicStats } from '@/lib/contract/player-stats';
import type { ProfileData, PublicProfile } from '@/lib/domain/profile-data';
import { paths } from '@/lib/paths';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { ProfileBests } from './profile-bests';
import { ProfileStreaks } from './profile-streaks';

const Nothing = ({ standing, name }: { standing: PublicStats; name: string }) => (
  <Panel className="profile-unlit" aria-label="Streaks">
    {/* Changes the sentence, without a layout shift, once it is known whose page this is. */}
    <EmptyState
      key={standing.own ? 'own' : 'shown'}
      line={
        standing.own
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
  standing: Exclude<ProfileData['stats'], 'hidden'>;
  profile: PublicProfile;
  onRetry(): Promise<unknown>;
}

export const ProfileStats = ({ standing, profile, onRetry }: ProfileStatsProps) => {
  if (standing === 'failed')
    return (
      <Panel className="profile-unlit" aria-label="Streaks">
        <Note status="error">{SOCIAL_MESSAGES.statsFailed}</Note>
        <RetryButton onRetry={onRetry} />
      </Panel>
    );
  const hasStreaks = standing.any.maxStreak > 0 || standing.streaks.length > 0;
  const hasBests = standing.bests.length > 0;
  if (!hasStreaks && !hasBests) return <Nothing standing={standing} name={profile.displayName} />;
  return (
    <>
      {hasStreaks && <ProfileStreaks standing={standing} profile={profile} />}
      {hasBests && <ProfileBests standing={standing} />}
    </>
  );
};
