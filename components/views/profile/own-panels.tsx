/**
 * Shows members on their own page the month of their dailies, their results over time, their downloads and the search
 * for friends. Loads only for them.
 */
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { AnsweredChallenges } from './answered-challenges';
import { FindMember } from './find-member';
import { MonthOfDailies } from './month-of-dailies';
import { OwnDownloads } from './own-downloads';
import { OwnHistory } from './own-history';

export const OwnPanels = ({ profile, stats }: Pick<ProfileData, 'profile' | 'stats'>) => {
  const played =
    typeof stats === 'object'
      ? stats.games.filter((game) => stats.streaks.some(({ gameKeyword }) => gameKeyword === game.keyword))
      : [];
  return (
    <>
      {played.length > 0 && <MonthOfDailies games={played} />}
      <OwnHistory />
      <AnsweredChallenges games={typeof stats === 'object' ? stats.games : []} />
      <OwnDownloads uid={profile.uid} />
      <FindMember />
    </>
  );
};
