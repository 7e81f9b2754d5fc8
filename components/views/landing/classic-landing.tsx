/** A game's page in the classic layout: its picture with a caption, then boxes. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { ClassicFrame } from '@/components/layout/classic-frame';
import { UnlimitedBox, VisitorBox } from '@/components/layout/classic-side';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { ClassicCard, ClassicGrid } from '@/components/ui/classic-card';
import { mainCategoryOf } from '@/components/ui/game-art';
import { useClientNow } from '@/components/ui/use-client-now';
import { levelKeyOf } from '@/lib/domain/evenings';
import { useDailyProgress } from '@/stores/queries/use-dailies';
import { ClassicHero } from './classic-hero';
import { LandingPanels } from './landing-panels';
import type { LandingProps } from './landing-props';

const DAILY_GENRE = '31';

const Root = styled.div`
  display: contents;

  /* The column is half as wide as the modern page: one week of evenings fits. */
  .wire {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  .wire li:nth-child(-n + 7),
  .fortnight {
    display: none;
  }
  .week {
    display: inline;
  }
`;

export const ClassicLanding = ({ game, moreLikeThis }: LandingProps) => {
  const now = useClientNow();
  const today = now && levelKeyOf(now);
  const statuses = useDailyProgress(game.keyword, today && game.isDailyGame ? [today] : []);
  const category = mainCategoryOf(game);

  return (
    <ClassicFrame
      section={game.isDailyGame ? 'daily' : game.isDownloadGame ? 'download' : 'online'}
      category={game.isDailyGame ? DAILY_GENRE : category.uid}
      side={
        <>
          <LandingPanels game={game} place="side" />
          <AdSlot size="mediumRect" />
          <VisitorBox />
          <UnlimitedBox />
        </>
      }
    >
      <Root style={{ '--hl': game.highlightColor } as CSSProperties}>
        <ClassicHero game={game} status={today ? statuses[today] : undefined} />
        <LandingPanels game={game} place="top" />
        <LandingPanels game={game} place="main" />
        {moreLikeThis.length > 0 && (
          <ClassicBox
            title="More like this"
            icon={<CategoryIcon name={category.icon} isLit />}
            more={{ label: `All ${category.name} games`, href: category.href }}
          >
            <ClassicGrid>
              {moreLikeThis.map((similar) => (
                <ClassicCard key={similar.uid} game={similar} />
              ))}
            </ClassicGrid>
          </ClassicBox>
        )}
      </Root>
    </ClassicFrame>
  );
};
