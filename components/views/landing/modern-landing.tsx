/** A game's page in the modern layout: the night panel, then the panels of the page layout. */
import { ModernFrame } from '@/components/layout/modern-frame';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Shelf } from '@/components/ui/cards/shelf';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { LandingHero } from './hero/landing-hero';
import { LandingStage } from './hero/landing-stage';
import { LandingPanels } from './landing-panels';
import type { LandingProps } from './landing-props';
import { MoreButton } from './more/more-button';
import { ViewportPlace } from './lazy/viewport-place';
import { useMoreGames } from './more/use-more-games';

const DAILY_GENRE = '31';

const MoreLikeThis = ({ game, places, moreLikeThis, moreTotal }: LandingProps) => {
  const { listing } = places;
  const more = useMoreGames(game.uid, moreLikeThis, moreTotal);
  return (
    more.games.length > 0 && (
      <div className="landing-more" data-all={more.games.length > moreLikeThis.length || undefined}>
        <Shelf
          title="More like this"
          kind="standard"
          games={more.games}
          icon={<CategoryIcon name={mainGenreOf(game).icon} isLit />}
          more={{ label: `All ${listing.name} games`, href: listing.href }}
        />
        <MoreButton {...more} />
      </div>
    )
  );
};

// Must not have state of its own, so that the content around the interactive parts does not render again during
// hydration.
export const ModernLanding = (props: LandingProps) => {
  const { game, places } = props;
  const category = mainGenreOf(game);
  return (
    <ModernFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      tab={game.isDailyGame ? 'daily' : undefined}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
    >
      <LandingStage game={game}>
        {(...way) => <LandingHero game={game} device={places.device} way={way} />}
      </LandingStage>
      <LandingPanels game={game} places={places} place="top" />
      <div className="landing-columns">
        <div>
          <LandingPanels game={game} places={places} place="main" />
        </div>
        <div>
          <LandingPanels game={game} places={places} place="side" />
          <AdSlot size="mediumRect" />
          <ViewportPlace of="beside" game={game} />
        </div>
      </div>
      <MoreLikeThis {...props} />
      <RecentGames title="Recently played" except={game.uid} />
    </ModernFrame>
  );
};
