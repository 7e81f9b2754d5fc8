/** Beside a game's page: the stars to give, and for members games that would suit them. */
import type { Game } from '@/lib/contract/game';
import { useAuth } from '@/stores/stores-provider';
import { BonusPanel } from './bonus-panel';
import { ForYouPanel } from './for-you-panel';
import { RatePanel } from './rate-panel';
import { UpsellPanel } from './upsell-panel';

export const BesidePanels = ({ game }: { game: Game }) => {
  const user = useAuth((state) => state.user);
  return (
    <>
      <RatePanel game={game} />
      {game.pageLayout === 'daily' && game.isBonusGame && <BonusPanel game={game} />}
      {user && <ForYouPanel key={user.uid} except={game.uid} />}
      {game.isDailyGame && <UpsellPanel />}
    </>
  );
};
