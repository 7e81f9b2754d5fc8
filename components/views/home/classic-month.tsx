/** The days of this month for one daily game, as lanterns in a small calendar. */
import { ClassicBox } from '@/components/ui/classic-box';
import { Icon } from '@/components/ui/icon';
import { Lantern, type LanternState } from '@/components/ui/lantern';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import {
  dateOfKey,
  dayAndMonth,
  levelKeyOf,
  monthName,
  listMonthWeeks,
} from '@/lib/domain/days/calendar-days';
import { paths, slugOfPath } from '@/lib/paths';
import { useDailyProgress, useToday, type DailyStatus } from '@/stores/queries/use-dailies';

const WEEKDAY_NAMES = [
  ['M', 'Monday'],
  ['T', 'Tuesday'],
  ['W', 'Wednesday'],
  ['T', 'Thursday'],
  ['F', 'Friday'],
  ['S', 'Saturday'],
  ['S', 'Sunday'],
] as const;

const STATE_LABELS: Record<LanternState, string> = {
  notStarted: 'not started',
  started: 'started',
  completed: 'finished',
  late: 'finished late',
  frozen: 'missed, and kept by a streak freeze',
  today: 'today',
  future: 'not open yet',
};

const lanternStateOnDay = (key: string, today: string, status: DailyStatus | undefined): LanternState => {
  if (key > today) return 'future';
  if (status?.state === 'completed' && status.isLate) return 'late';
  if (status && status.state !== 'notStarted') return status.state;
  if (status?.isFrozen) return 'frozen';
  return key === today ? 'today' : 'notStarted';
};

export const ClassicMonth = ({ game }: { game: GameSummary }) => {
  const today = useToday() ?? '';
  const now = today && dateOfKey(today);
  const weeks = now ? listMonthWeeks(now) : [];
  const keys = weeks.flat().flatMap((day) => (day ? [levelKeyOf(day)] : []));
  const statuses = useDailyProgress(
    game.keyword,
    keys.filter((key) => key <= today),
  );

  return (
    <ClassicBox
      title={now ? monthName(now) : 'This month'}
      icon={<Icon name="cal" />}
      more={{ label: 'Archive', href: paths.archive(slugOfPath(game)) }}
    >
      <div className="classic-month">
        <p>{game.title}, evening by evening</p>
        <table>
          <thead>
            <tr>
              {WEEKDAY_NAMES.map(([letter, name]) => (
                <th key={name} scope="col" abbr={name}>
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((day, column) => {
                  if (!day) return <td key={column} />;
                  const key = levelKeyOf(day);
                  const state = lanternStateOnDay(key, today, statuses[key]);
                  const lantern = <Lantern state={state}>{day.getDate()}</Lantern>;
                  return (
                    <td key={column}>
                      {state === 'future' ? (
                        <span>{lantern}</span>
                      ) : (
                        <SiteLink
                          href={`${game.href}?level=${key}`}
                          data-play=""
                          aria-label={`${dayAndMonth(day, now || undefined)}, ${STATE_LABELS[state]}`}
                        >
                          {lantern}
                        </SiteLink>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ClassicBox>
  );
};
