/** A game's page in the modern layout: the night panel, then the panels of its page layout. */
import styled from 'styled-components';
import { ModernFrame } from '@/components/layout/modern-frame';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { mainCategoryOf } from '@/components/ui/game-art';
import { Shelf } from '@/components/ui/shelf';
import { useClientNow } from '@/components/ui/use-client-now';
import { levelKeyOf } from '@/lib/domain/evenings';
import { useDailyProgress } from '@/stores/queries/use-dailies';
import { below } from '@/styles/breakpoints';
import { LandingHero } from './landing-hero';
import { LandingPanels } from './landing-panels';
import type { LandingProps } from './landing-props';

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

export const ModernLanding = ({ game, moreLikeThis }: LandingProps) => {
  const now = useClientNow();
  const today = now && levelKeyOf(now);
  const statuses = useDailyProgress(game.keyword, today && game.isDailyGame ? [today] : []);
  const category = mainCategoryOf(game);

  return (
    <ModernFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      tab={game.isDailyGame ? 'daily' : undefined}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
    >
      <LandingHero game={game} status={today ? statuses[today] : undefined} />
      <LandingPanels game={game} place="top" />
      <Columns>
        <div>
          <LandingPanels game={game} place="main" />
        </div>
        <div>
          <LandingPanels game={game} place="side" />
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
    </ModernFrame>
  );
};
