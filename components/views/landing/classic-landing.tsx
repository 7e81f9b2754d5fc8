/** A game's page in the classic layout: its image with a caption, then boxes. */
import type { CSSProperties } from 'react';
import { ClassicFrame } from '@/components/layout/classic-frame';
import { UnlimitedBox, VisitorBox } from '@/components/layout/classic-side';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { ClassicCard, ClassicGrid } from '@/components/ui/cards/classic-card';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { ClassicHero } from './hero/classic-hero';
import { LandingStage } from './hero/landing-stage';
import { LandingPanels } from './landing-panels';
import type { LandingProps } from './landing-props';
import { MoreButton } from './more/more-button';
import { ViewportPlaceholder } from './lazy/viewport-placeholder';
import { useMoreGames } from './more/use-more-games';

const DAILY_GENRE = '31';

export const ClassicLanding = ({ game, areas, moreLikeThis, moreTotal }: LandingProps) => {
  const statuses = useDailyStatus(game.isDailyGame ? [game.keyword] : []);
  const category = mainGenreOf(game);
  const { listing, device } = areas;
  const more = useMoreGames(game.uid, moreLikeThis, moreTotal);

  return (
    <ClassicFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
      side={
        <>
          <LandingPanels game={game} areas={areas} place="side" />
          <AdSlot size="mediumRect" />
          <VisitorBox />
          <UnlimitedBox />
          <ViewportPlaceholder of="beside" game={game} />
        </>
      }
    >
      <div className="classic-landing" style={{ '--hl': game.highlightColor } as CSSProperties}>
        <LandingStage game={game}>
          {(...play) => (
            <ClassicHero game={game} device={device} status={statuses[game.keyword]} way={play} />
          )}
        </LandingStage>
        <LandingPanels game={game} areas={areas} place="top" />
        <LandingPanels game={game} areas={areas} place="main" />
        {more.games.length > 0 && (
          <ClassicBox
            title="More like this"
            icon={<CategoryIcon name={category.icon} isLit />}
            more={{ label: `All ${listing.name} games`, href: listing.href }}
          >
            <ClassicGrid>
              {more.games.map((similar) => (
                <ClassicCard key={similar.uid} game={similar} />
              ))}
            </ClassicGrid>
            <MoreButton {...more} />
          </ClassicBox>
        )}
        <RecentGames title="Recently played" except={game.uid} />
      </div>
    </ClassicFrame>
  );
};
