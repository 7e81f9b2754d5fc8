/** The archive of a daily game, shown by month as a house, or as a list of its newest levels (spec §2, §3 "archive"). */
import { useRouter } from 'next/router';
import { PageFrame } from '@/components/layout/page-frame';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SiteLink } from '@/components/ui/site-link';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { Game } from '@/lib/contract/game';
import { addMonths, isMonth, monthOf, monthsBack, monthTitle } from '@/lib/domain/days/archive-months';
import { paths, slugOfPath } from '@/lib/paths';
import { useArchiveDays } from '@/stores/queries/use-archive-days';
import { useDailyProgress, useStreak, useToday } from '@/stores/queries/use-dailies';
import { ArchiveList } from './archive-list';
import { EarlierMonths, MonthStats, MonthLegend } from './archive-panels';
import { ArchivePicker } from './archive-picker';
import { MonthCalendar } from './month-calendar';
import { countCompleted, createArchiveDay, PERIOD_TEXTS } from './day-state';
import { daysBetween, listShownMonths } from './list-shown-months';

const ArchiveLazyPanels = createLazyComponent(
  async () => (await import('./archive-lazy-panels')).ArchiveLazyPanels,
);

const MAX_MONTHS = 1200;
const NO_ARCHIVE = { startDate: null, endDate: null, frequency: 'daily', display: 'calendar' } as const;

/** Reads the query from the URL itself, because the page is rendered without it (docs/pages.md). */
const readQuery = (asPath: string): URLSearchParams => new URL(asPath, 'http://page').searchParams;

export const ArchiveView = ({ game }: { game: Game }) => {
  const router = useRouter();
  const [place, isInViewport] = useInViewport();
  const slug = slugOfPath(game);
  const { startDate: firstDay, endDate, frequency, display: ownDisplay } = game.archive ?? NO_ARCHIVE;
  const today = useToday();
  const newest = today && monthOf(endDate && endDate < today ? endDate : today);
  const months = newest ? monthsBack(newest, firstDay, MAX_MONTHS) : [];

  // Ignores the month in the URL until the browser's date is known, because the server renders the same page for every
  // query.
  const query = readQuery(newest ? router.asPath : '/');
  const requested = query.get('month');
  const month = requested && isMonth(requested) && months.includes(requested) ? requested : newest;
  const display = query.get('display') ?? ownDisplay;
  // Weekly and monthly levels do not fit into a calendar of days.
  const isList = display === 'list' || frequency !== 'daily';

  const windowOf = month && newest ? listShownMonths(month, months) : [];
  const listed = useArchiveDays(isList ? game.keyword : null, today);
  const keys = isList ? [...(listed ?? [])].reverse() : daysBetween(windowOf, { firstDay, endDate });
  const statuses = useDailyProgress(
    game.keyword,
    keys.filter((key) => today !== null && key <= today),
  );
  const days = today ? keys.map((key) => createArchiveDay(key, today, statuses[key], frequency)) : [];
  const shown = days.filter(({ levelKey }) => monthOf(levelKey) === month);
  const streak = useStreak(game.keyword);

  const levelHref = (levelKey: string): string => `${game.href}?level=${levelKey}`;
  const monthHref = (target: string): string =>
    target === newest ? paths.archive(slug) : `${paths.archive(slug)}?month=${target}`;
  const displayHref = (target: string): string => `${paths.archive(slug)}?display=${target}`;
  const earlierMonth = month && addMonths(month, -1);
  const laterMonth = month && addMonths(month, 1);

  return (
    <PageFrame section="daily" tab="daily" category="31">
      <div className="archive-page">
        <header>
          <div className="steps">
            {!isList && (
              <StepLink
                href={earlierMonth && months.includes(earlierMonth) ? monthHref(earlierMonth) : null}
                label={earlierMonth ? monthTitle(earlierMonth) : 'The month before'}
                icon="chevL"
              />
            )}
            <h1>
              <span className="sr">{game.title}: </span>
              {isList ? 'Archive' : month ? monthTitle(month) : 'This month'}
            </h1>
            {!isList && (
              <StepLink
                href={laterMonth && months.includes(laterMonth) ? monthHref(laterMonth) : null}
                label={laterMonth ? monthTitle(laterMonth) : 'The month after'}
                icon="chevR"
              />
            )}
          </div>
          {frequency === 'daily' && (
            <nav aria-label="Shown as" className="display">
              <SegmentedControl>
                {(['calendar', 'list'] as const).map((key) => (
                  <SiteLink
                    key={key}
                    href={displayHref(key)}
                    shallow
                    scroll={false}
                    aria-current={key === display ? 'true' : undefined}
                  >
                    {key === 'calendar' ? 'Calendar' : 'List'}
                  </SiteLink>
                ))}
              </SegmentedControl>
            </nav>
          )}
          <ArchivePicker key={game.uid} game={game} />
        </header>
        <div className="archive-columns">
          {isList ? (
            <ArchiveList days={listed && [...days].reverse()} hrefOf={levelHref} />
          ) : (
            <MonthCalendar
              month={month}
              days={new Map(shown.map((day) => [day.levelKey, day]))}
              hrefOf={levelHref}
            />
          )}
          <aside>
            <MonthStats
              days={isList ? days : shown}
              span={isList ? 'of late' : month === newest ? 'this month' : 'that month'}
              streak={streak}
              unit={PERIOD_TEXTS[frequency].unit}
            />
            <MonthLegend days={isList ? days : shown} now={PERIOD_TEXTS[frequency].now} />
            {!isList && (
              <EarlierMonths
                rows={windowOf.map((key) => {
                  const ofMonth = days.filter(({ levelKey }) => monthOf(levelKey) === key);
                  return {
                    month: key,
                    lit: countCompleted(ofMonth),
                    all: ofMonth.filter(({ state }) => state !== 'future').length,
                  };
                })}
                current={month}
                months={months}
                hrefOf={monthHref}
                onMonth={(target) =>
                  void router.push(monthHref(target), undefined, { shallow: true, scroll: false })
                }
              />
            )}
            <div ref={place} className="archive-late">
              {isInViewport && <ArchiveLazyPanels game={game} month={month} today={today} />}
            </div>
          </aside>
        </div>
      </div>
    </PageFrame>
  );
};

interface StepLinkProps {
  /** The URL of the next month; null if the archive has none. */
  href: string | null;
  label: string;
  icon: 'chevL' | 'chevR';
}

const StepLink = ({ href, label, icon }: StepLinkProps) =>
  href ? (
    <SiteLink className="step" href={href} shallow scroll={false} aria-label={label}>
      <Icon name={icon} />
    </SiteLink>
  ) : (
    <span className="step" data-off="">
      <Icon name={icon} />
    </span>
  );
