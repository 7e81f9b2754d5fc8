/** The last fourteen evenings of a daily game on a wire that joins what was finished. */
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { Lantern, type LanternState } from '@/components/ui/lantern';
import { Panel } from '@/components/ui/panel';
import { MoreLink } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { duration } from '@/lib/domain/amounts';
import { dayAndMonth, lastEvenings, levelKeyOf, shortWeekday } from '@/lib/domain/evenings';
import { paths } from '@/lib/paths';
import { useDailyProgress, useStreak, type DailyStatus } from '@/stores/queries/use-dailies';
import { below, from } from '@/styles/breakpoints';

const EVENINGS = 14;

const Root = styled(Panel)`
  margin-top: 20px;
  padding: 20px 24px 22px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 28px;
  align-items: center;

  .head {
    display: flex;
    align-items: baseline;
    gap: 12px;
    grid-column: 1/-1;
  }
  h2 {
    font-size: 20px;
  }
  .head p {
    font-size: 14.5px;
    color: var(--textMuted);
  }
  .wire {
    display: grid;
    grid-template-columns: repeat(14, minmax(0, 1fr));
    margin-top: 8px;
  }
  .wire li {
    position: relative;
    padding: 22px 6px 0;
    text-align: center;
  }
  .wire svg.sag {
    position: absolute;
    left: 50%;
    top: 0;
    width: 100%;
    height: 24px;
    overflow: visible;
    fill: none;
    stroke: color-mix(in srgb, var(--borderStrong) 60%, transparent);
    stroke-width: 1.6;
  }
  .wire [data-joined] svg.sag {
    stroke: var(--wire);
    stroke-width: 3.5;
  }
  .wire li:last-child svg.sag {
    display: none;
  }
  .wire li::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 3px;
    width: 2px;
    height: 20px;
    margin-left: -1px;
    background: var(--borderStrong);
  }
  .wire [data-lit]::before {
    background: var(--wire);
  }
  .wire a,
  .wire .still {
    display: block;
    width: 100%;
    max-width: 46px;
    height: 60px;
    margin: 0 auto;
    border-radius: 50% 50% 9px 9px/39% 39% 9px 9px;
  }
  .wire small {
    display: block;
    min-height: 32px;
    margin-top: 6px;
    font-size: 12.5px;
    line-height: 1.25;
    color: var(--textMuted);
    font-variant-numeric: tabular-nums;
  }
  .wire [data-today] small {
    color: var(--highlightText);
    font-weight: 700;
  }
  .streak {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    min-width: 128px;
    padding: 14px 16px;
    border-radius: 18px;
    background: var(--accentSoft);
    text-align: center;
    font-size: 14px;
    font-weight: 600;
  }
  .streak .ic {
    width: 44px;
    height: 44px;
    color: var(--logoLamp);
  }
  .streak[data-out] {
    background: var(--surfaceSunken);
    color: var(--textMuted);
  }
  .streak[data-out] .ic {
    color: var(--borderStrong);
  }
  .streak b {
    font: 850 38px/1 var(--fontDisplay);
    font-variation-settings: 'FLAR' 100;
    letter-spacing: -0.02em;
  }
  .streak small {
    font-weight: 400;
    font-size: 13px;
    color: var(--textMuted);
  }
  ${from('tablet')} {
    .week {
      display: none;
    }
  }
  ${below('tablet')} {
    grid-template-columns: 1fr;
    padding: 16px;
    .fortnight,
    .head p {
      display: none;
    }
    .wire {
      grid-template-columns: repeat(7, 1fr);
    }
    .wire li {
      padding: 22px 3px 0;
    }
    .wire li:nth-child(-n + 7) {
      display: none;
    }
    .streak {
      flex-direction: row;
      justify-content: center;
      gap: 10px;
      margin-top: 14px;
      padding: 8px;
    }
    .streak .ic {
      width: 30px;
      height: 30px;
    }
    .streak b {
      font-size: 28px;
    }
  }
`;

const stateOf = (status: DailyStatus | undefined, isToday: boolean): LanternState => {
  if (status && status.state !== 'notStarted' && !(isToday && status.state === 'started'))
    return status.state;
  return isToday ? 'today' : 'notStarted';
};

const resultOf = (status: DailyStatus | undefined): string => {
  if (status?.state === 'completed') return status.timeMs === null ? 'Lit' : duration(status.timeMs);
  return status?.state === 'started' ? `${Math.round(status.progress * 100)}%` : '–';
};

const STATE_WORDS: Record<LanternState, string> = {
  notStarted: 'not started',
  started: 'started',
  completed: 'finished',
  today: 'today',
  future: 'not open yet',
};

const Wire = () => (
  <svg className="sag" viewBox="0 0 60 24" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 3Q30 15 60 3" vectorEffect="non-scaling-stroke" />
  </svg>
);

export const EveningsString = ({ game }: { game: Game }) => {
  const now = useClientNow();
  const evenings = now ? lastEvenings(EVENINGS, now) : Array<null>(EVENINGS).fill(null);
  const keys = evenings.map((evening) => (evening ? levelKeyOf(evening) : ''));
  const statuses = useDailyProgress(game.keyword, now ? keys : []);
  const streak = useStreak(game.keyword);
  const isLit = (index: number): boolean => statuses[keys[index] ?? '']?.state === 'completed';

  return (
    <Root aria-labelledby="evenings">
      <div className="head">
        <h2 id="evenings">
          Your last <span className="fortnight">fourteen evenings</span>
          <span className="week">week</span>
        </h2>
        <p>Finish each day to keep the string lit.</p>
        {game.archive && (
          <MoreLink href={paths.archive(game.keyword)}>
            Open archive
            <Icon name="arrowR" />
          </MoreLink>
        )}
      </div>
      <ol className="wire">
        {evenings.map((evening, index) => {
          const isToday = index === EVENINGS - 1;
          const status = statuses[keys[index] ?? ''];
          const state = stateOf(status, isToday);
          return (
            <li
              key={index}
              data-today={isToday || undefined}
              data-lit={isLit(index) || undefined}
              data-joined={(isLit(index) && isLit(index + 1)) || undefined}
            >
              <Wire />
              {evening ? (
                <SiteLink
                  href={`${paths.player(game.keyword)}?day=${keys[index]}`}
                  aria-label={`${dayAndMonth(evening)}, ${STATE_WORDS[state]}`}
                >
                  <Lantern state={state}>{evening.getDate()}</Lantern>
                </SiteLink>
              ) : (
                <span className="still">
                  <Lantern state={state} />
                </span>
              )}
              <small>
                {evening && (isToday ? 'Today' : shortWeekday(evening))}
                <br />
                {evening && resultOf(status)}
              </small>
            </li>
          );
        })}
      </ol>
      <div className="streak" data-out={streak ? undefined : ''}>
        <Icon name="flame" />
        <b>{streak?.streak ?? '–'}</b>
        <span>day streak</span>
        <small>{streak ? `Best ${streak.maxStreak}` : 'Starts tonight'}</small>
      </div>
    </Root>
  );
};
