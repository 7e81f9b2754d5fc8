/** The lazy panels next to a game's page: the stars for rating, the player's best results, and more games to play. */
import type { Game } from '@/lib/contract/game';
import { useAuth } from '@/stores/stores-provider';
import { BonusPanel } from './bonus-panel';
import { DailyPicksPanel } from '../daily/daily-picks-panel';
import { ForYouPanel } from './for-you-panel';
import { OwnBestPanel } from '../daily/own-best-panel';
import { RatePanel } from '../ratings/rate-panel';
import { UpsellPanel } from './upsell-panel';

export const BesidePanels = ({ game }: { game: Game }) => {
  const user = useAuth((state) => state.user);
  return (
    <>
      <RatePanel game={game} />
      {game.hasLeaderboards && <OwnBestPanel game={game} />}
      {game.pageLayout === 'daily' && game.isBonusGame && <BonusPanel game={game} />}
      {user && <ForYouPanel key={user.uid} except={game.uid} />}
      {game.isDailyGame && <DailyPicksPanel uid={game.uid} />}
      {game.isDailyGame && <UpsellPanel />}
    </>
  );
};
