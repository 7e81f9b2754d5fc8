/** A game's page: daily and online games share it, a daily adds its string of evenings. */
import styled from 'styled-components';
import { PageFrame } from '@/components/layout/page-frame';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { mainCategoryOf } from '@/components/ui/game-art';
import { Shelf } from '@/components/ui/shelf';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game, GameSummary } from '@/lib/contract/game';
import { levelKeyOf } from '@/lib/domain/evenings';
import { useDailyProgress } from '@/stores/queries/use-dailies';
import { below } from '@/styles/breakpoints';
import { AboutGame } from './about-game';
import { EveningsString } from './evenings-string';
import { HowToPlay } from './how-to-play';
import { LandingHero } from './landing-hero';
import { LeaderboardPanel } from './leaderboard-panel';

const DAILY_GENRE = '31';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  gap: var(--gutter);
  margin-top: var(--gutter);
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gutter);
  }
  ${below('widescreen')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface LandingViewProps {
  game: Game;
  moreLikeThis: readonly GameSummary[];
}

export const LandingView = ({ game, moreLikeThis }: LandingViewProps) => {
  const now = useClientNow();
  const today = now && levelKeyOf(now);
  const statuses = useDailyProgress(game.keyword, today && game.isDailyGame ? [today] : []);
  const category = mainCategoryOf(game);

  return (
    <PageFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      tab={game.isDailyGame ? 'daily' : undefined}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
    >
      <LandingHero game={game} status={today ? statuses[today] : undefined} />
      {game.isDailyGame && <EveningsString game={game} />}
      <Columns>
        <div>
          {game.instructions && <HowToPlay instructions={game.instructions} />}
          <AboutGame game={game} />
        </div>
        <div>
          {game.hasLeaderboards && <LeaderboardPanel game={game} />}
          <AdSlot size="mediumRect" />
        </div>
      </Columns>
      {moreLikeThis.length > 0 && (
        <Shelf
          title="More like this"
          kind="standard"
          games={moreLikeThis}
          icon={<CategoryIcon name={category.icon} isLit />}
          more={{ label: `All ${category.name} games`, href: category.href }}
        />
      )}
    </PageFrame>
  );
};
