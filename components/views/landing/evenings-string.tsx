/** The last fourteen evenings of a daily game on a wire that joins what was finished. */
import { Icon } from '@/components/ui/icon';
import { Lantern, type LanternState } from '@/components/ui/lantern';
import { Panel } from '@/components/ui/panel';
import { MoreLink } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { duration } from '@/lib/domain/amounts';
import { dayAndMonth, lastEvenings, levelKeyOf, shortWeekday } from '@/lib/domain/evenings';
import { paths, slugOf } from '@/lib/paths';
import { useDailyProgress, useStreak, type DailyStatus } from '@/stores/queries/use-dailies';

const EVENINGS = 14;

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
    <Panel className="landing-evenings" aria-labelledby="evenings">
      <div className="head">
        <h2 id="evenings">
          Your last <span className="fortnight">fourteen evenings</span>
          <span className="week">week</span>
        </h2>
        <p>Finish each day to keep the string lit.</p>
        {game.archive && (
          <MoreLink href={paths.archive(slugOf(game))}>
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
                  href={`${paths.player(slugOf(game))}?level=${keys[index]}`}
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
    </Panel>
  );
};
