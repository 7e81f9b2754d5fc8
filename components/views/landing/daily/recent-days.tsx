/** The last fourteen days of a daily game as lanterns on a wire, which joins consecutive finished days. */
import { Icon } from '@/components/ui/icon';
import { Lantern, LanternWire, type LanternState } from '@/components/ui/lantern';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { Panel } from '@/components/ui/panel';
import { MoreLink } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import type { Game } from '@/lib/contract/game';
import { resultText } from '@/lib/domain/play/amounts';
import { dateOfKey, dayAndMonth, monthName, shortWeekday } from '@/lib/domain/days/calendar-days';
import { isArchiveOver, levelKeyFor, lastLevelKeys } from '@/lib/domain/days/level-keys';
import { paths, slugOfPath } from '@/lib/paths';
import { useDailyProgress, useStreak, useToday, type DailyStatus } from '@/stores/queries/use-dailies';

const SHOWN_DAYS = 14;

const lanternStateForStatus = (status: DailyStatus | undefined, isToday: boolean): LanternState => {
  if (status?.state === 'completed') return status.isLate ? 'late' : 'completed';
  if (isToday) return 'today';
  if (status?.state === 'started') return 'started';
  return status?.isFrozen ? 'frozen' : 'notStarted';
};

const formatResult = (status: DailyStatus | undefined): string => {
  if (status?.state === 'completed')
    return status.value === null ? 'Lit' : resultText(status.value, status.columnType);
  if (status?.state === 'started') return `${Math.round(status.progress * 100)}%`;
  return status?.isFrozen ? 'Kept' : '–';
};

const STATE_LABELS: Record<LanternState, string> = {
  notStarted: 'not started',
  started: 'started',
  completed: 'finished',
  late: 'finished late',
  frozen: 'missed, and kept by a streak freeze',
  today: 'today',
  future: 'not open yet',
};

// Loads only for players with a streak.
const StreakTile = createLazyComponent(async () => (await import('../lazy/status-parts')).StreakTile);
const FREQUENCY_UNITS = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

const MONTH_ABBREVIATION_LENGTH = 3;
// Includes the year, because fourteen months include some month names twice.
const nameDay = (day: Date, frequency: keyof typeof FREQUENCY_UNITS, now: Date): string =>
  frequency === 'monthly' ? `${monthName(day)} ${day.getFullYear()}` : dayAndMonth(day, now);
const shortDay = (day: Date, isToday: boolean): string => (isToday ? 'Today' : shortWeekday(day));

export const RecentDays = ({ game }: { game: Game }) => {
  const today = useToday();
  const { endDate: last = null, startDate = null, frequency = 'daily' } = game.archive ?? {};
  const isDaily = frequency === 'daily';
  const unit = FREQUENCY_UNITS[frequency];
  const units = isDaily ? 'evenings' : `${unit}s`;
  const isEnded = isArchiveOver(game.archive, today);
  const keys = today
    ? lastLevelKeys(frequency, levelKeyFor(frequency, isEnded && last ? last : today), SHOWN_DAYS)
    : [];
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const key = keys[index];
    // Leaves out days before the start of the archive.
    return key && (!startDate || key >= startDate) ? dateOfKey(key) : null;
  });
  const statuses = useDailyProgress(game.keyword, keys);
  const streak = useStreak(game.keyword);
  const findStatusAt = (index: number) => statuses[keys[index] ?? ''];
  const isFrozen = (index: number): boolean => findStatusAt(index)?.isFrozen ?? false;
  // A day that was finished late is lit, but not joined to other days.
  const isOnWire = (index: number): boolean =>
    isFrozen(index) || lanternStateForStatus(findStatusAt(index), false) === 'completed';
  const noStreak = (
    <div className="streak" data-out="">
      <Icon name="flame" />
      <b>–</b>
      <span>{unit} streak</span>
      <small>{!isEnded && `Starts ${isDaily ? 'tonight' : `this ${unit}`}`}</small>
    </div>
  );

  return (
    <Panel className="landing-evenings" aria-labelledby="evenings">
      <div className="head">
        <h2 id="evenings">
          Your last <span className="fortnight">fourteen {units}</span>
          <span className="week">{isDaily ? 'week' : `seven ${units}`}</span>
        </h2>
        <p>{!isEnded && `Finish each ${unit} to keep the string lit.`}</p>
        {game.archive && (
          <MoreLink href={paths.archive(slugOfPath(game))}>
            Open archive
            <Icon name="arrowR" />
          </MoreLink>
        )}
      </div>
      <ol className="wire">
        {days.map((day, index) => {
          const isToday = index === SHOWN_DAYS - 1 && today !== null && !isEnded;
          const status = findStatusAt(index);
          const state = lanternStateForStatus(status, isToday);
          return (
            <li
              key={index}
              data-today={isToday || undefined}
              data-lit={isOnWire(index) || undefined}
              data-joined={(isOnWire(index) && isOnWire(index + 1)) || undefined}
              data-frozen={isFrozen(index) || (isOnWire(index) && isFrozen(index + 1)) || undefined}
            >
              <LanternWire />
              {day ? (
                <SiteLink
                  href={`${game.href}?level=${keys[index]}`}
                  data-play=""
                  aria-label={`${nameDay(day, frequency, dateOfKey(today ?? ''))}, ${state === 'today' && !isDaily ? `this ${unit}` : STATE_LABELS[state]}`}
                >
                  <Lantern state={state}>{day.getDate()}</Lantern>
                </SiteLink>
              ) : (
                <span className="still">
                  <Lantern state={state} />
                </span>
              )}
              <small>
                {day &&
                  (isDaily ? shortDay(day, isToday) : monthName(day).slice(0, MONTH_ABBREVIATION_LENGTH))}
                <br />
                {day && formatResult(status)}
              </small>
            </li>
          );
        })}
      </ol>
      {streak ? <StreakTile streak={streak} frequency={frequency} fallback={noStreak} /> : noStreak}
    </Panel>
  );
};
