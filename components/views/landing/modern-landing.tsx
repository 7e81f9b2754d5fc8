/** A game's page in the modern layout: the night panel, then the panels of the page layout. */
import { ModernFrame } from '@/components/layout/modern-frame';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { CardRow } from '@/components/ui/cards/card-row';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { LandingHero } from './hero/landing-hero';
import { LandingStage } from './hero/landing-stage';
import { LandingPanels } from './landing-panels';
import type { LandingProps } from './landing-props';
import { MoreButton } from './more/more-button';
import { ViewportPlaceholder } from './lazy/viewport-placeholder';
import { useMoreGames } from './more/use-more-games';

const DAILY_GENRE = '31';

const MoreLikeThis = ({ game, areas, moreLikeThis, moreTotal }: LandingProps) => {
  const { listing } = areas;
  const more = useMoreGames(game.uid, moreLikeThis, moreTotal);
  return (
    more.games.length > 0 && (
      <div className="landing-more" data-all={more.games.length > moreLikeThis.length || undefined}>
        <CardRow
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

// Must not have state, so that the content around the interactive parts does not render again during hydration.
export const ModernLanding = (props: LandingProps) => {
  const { game, areas } = props;
  const category = mainGenreOf(game);
  return (
    <ModernFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      tab={game.isDailyGame ? 'daily' : undefined}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
    >
      <LandingStage game={game}>
        {(...way) => <LandingHero game={game} device={areas.device} way={way} />}
      </LandingStage>
      <LandingPanels game={game} areas={areas} place="top" />
      <div className="landing-columns">
        <div>
          <LandingPanels game={game} areas={areas} place="main" />
        </div>
        <div>
          <LandingPanels game={game} areas={areas} place="side" />
          <AdSlot size="mediumRect" />
          <ViewportPlaceholder of="beside" game={game} />
        </div>
      </div>
      <MoreLikeThis {...props} />
      <RecentGames title="Recently played" except={game.uid} />
    </ModernFrame>
  );
};
