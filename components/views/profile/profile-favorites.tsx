/** A member's favorite games. A button shows more of them. */
import { ActionError } from '@/components/ui/action-error';
import { Button } from '@/components/ui/button';
import { GameCard } from '@/components/ui/cards/game-card';
import { SectionHead } from '@/components/ui/section-head';
import { CardRowSection } from '@/components/ui/cards/card-row';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { counted } from '@/lib/domain/play/amounts';
import { useProfileRows } from '@/stores/queries/use-profile-rows';

interface ProfileFavoritesProps {
  uid: string;
  first: ProfileData['favorites'];
}

export const ProfileFavorites = ({ uid, first }: ProfileFavoritesProps) => {
  const { rows, showMore, isBusy, error } = useProfileRows(uid, 'favorites', first);
  return (
    <CardRowSection className="profile-games" data-unhidden="" aria-label="Favorites">
      <SectionHead title="Favorites" note={counted(first.total, 'game')} />
      <div className="row">
        {rows.map((game) => (
          <GameCard key={game.uid} game={game} kind="standard" />
        ))}
      </div>
      {showMore && (
        <Button kind="line" isFull isBusy={isBusy} onClick={() => void showMore()}>
          Show more favorites
        </Button>
      )}
      <ActionError error={error} />
    </CardRowSection>
  );
};
