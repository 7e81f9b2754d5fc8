/** Shows members on their own page the month of their dailies, their downloads and the way to friends; loads for them alone. */
import type { ProfileData } from '@/lib/domain/profile-data';
import { FindMember } from './find-member';
import { MonthOfDailies } from './month-of-dailies';
import { OwnDownloads } from './own-downloads';

export const OwnPanels = ({ profile, standing }: Pick<ProfileData, 'profile' | 'standing'>) => {
  const played =
    typeof standing === 'object'
      ? standing.games.filter((game) =>
          standing.streaks.some(({ gameKeyword }) => gameKeyword === game.keyword),
        )
      : [];
  return (
    <>
      {played.length > 0 && <MonthOfDailies games={played} />}
      <OwnDownloads uid={profile.uid} />
      <FindMember />
    </>
  );
};
