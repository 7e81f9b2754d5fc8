/** Tonight's daily games as a table of arch windows, each with what there is to do. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { artOf } from '@/components/ui/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import type { GameSummary } from '@/lib/contract/game';
import { duration } from '@/lib/domain/amounts';
import { dayAndMonth } from '@/lib/domain/evenings';
import { paths, slugOf } from '@/lib/paths';
import { useDailyStatus, type DailyStatus } from '@/stores/queries/use-dailies';
import { below } from '@/styles/breakpoints';

const Rows = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 79px;
    padding: 10px 14px;
  }
  > div:nth-child(even) {
    border-left: var(--boxEdge);
  }
  > div:nth-child(n + 3) {
    border-top: var(--boxEdge);
  }
  img {
    width: 58px;
    height: 58px;
    object-fit: cover;
    border: 3px solid var(--borderStrong);
    border-radius: 29px 29px 5px 5px;
  }
  [data-state='started'] img {
    border-bottom-color: var(--logoLamp);
  }
  [data-state='completed'] img {
    border-color: var(--logoLamp);
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 1.25;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    display: flex;
    align-items: center;
    gap: 5px;
    min-height: 20px;
    font-size: 13px;
    color: var(--textMuted);
  }
  small .ic {
    width: 14px;
    height: 14px;
  }
  [data-state='completed'] small {
    color: var(--accentText);
    font-weight: 600;
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    > div:nth-child(even) {
      border-left: 0;
    }
    > div:nth-child(n + 2) {
      border-top: var(--boxEdge);
    }
  }
`;

const wordsOf = (status: DailyStatus | undefined): string => {
  if (status?.state === 'completed')
    return status.timeMs === null ? 'Lit' : `Lit in ${duration(status.timeMs)}`;
  return status?.state === 'started' ? `${Math.round(status.progress * 100)}% done` : 'Not started';
};

const Way = ({ game, status }: { game: GameSummary; status: DailyStatus | undefined }) => {
  if (status?.state === 'completed')
    return (
      <ButtonLink
        kind="line"
        size="small"
        href={`${game.href}#scores`}
        aria-label={`Scores of ${game.title}`}
      >
        Scores
      </ButtonLink>
    );
  const verb = status?.state === 'started' ? 'Resume' : 'Play';
  return (
    <ButtonLink
      kind="play"
      size="small"
      href={paths.player(slugOf(game))}
      aria-label={`${verb} ${game.title}`}
    >
      {verb}
    </ButtonLink>
  );
};

export const ClassicDailies = ({ dailies }: { dailies: readonly GameSummary[] }) => {
  const now = useClientNow();
  const statuses = useDailyStatus(dailies.map(({ keyword }) => keyword));
  return (
    <ClassicBox
      title={now ? `Daily games for ${dayAndMonth(now)}` : 'Daily games'}
      icon={<CategoryIcon name="daily" isLit />}
      more={{ label: 'All daily games', href: paths.dailyGames() }}
      isFlush
    >
      <Rows>
        {dailies.map((game) => {
          const status = statuses[game.keyword];
          return (
            <div key={game.uid} data-state={status?.state ?? 'notStarted'}>
              <img src={artOf(game, 'small') ?? ''} alt="" loading="lazy" />
              <span>
                <SiteLink href={game.href}>
                  <b>{game.title}</b>
                </SiteLink>
                <small>
                  {status?.state === 'completed' && <Icon name="flame" />}
                  {wordsOf(status)}
                </small>
              </span>
              <Way game={game} status={status} />
            </div>
          );
        })}
      </Rows>
    </ClassicBox>
  );
};
