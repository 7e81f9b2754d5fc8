/** A month as a house whose windows are the days. */
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { monthTitle, weeksOfMonth } from '@/lib/domain/days/archive-months';
import type { ArchiveDay } from './day-state';

const WEEKDAY_NAMES = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;
const MAX_WEEKS = 6;

/** The front of a window, without its link. The text is for screen readers. */
const DayPane = ({ day }: { day: ArchiveDay }) => (
  <>
    <span className="sr">{day.label}</span>
    <span className="pane" aria-hidden>
      <b>{Number(day.levelKey.slice(8))}</b>
      {day.state === 'today' && <Icon name="play" />}
    </span>
    <small aria-hidden>{day.note}</small>
  </>
);

interface MonthCalendarProps {
  month: string | null;
  /** The days by level key. A missing day is outside the archive. */
  days: ReadonlyMap<string, ArchiveDay>;
  hrefOf: (levelKey: string) => string;
}

export const MonthCalendar = ({ month, days, hrefOf }: MonthCalendarProps) => {
  const weeks = month ? weeksOfMonth(month) : [];
  return (
    <section className="month-house" data-night="" aria-label={month ? monthTitle(month) : 'This month'}>
      <img className="sky" src="/art/street/sky.svg" alt="" />
      <img className="roof" src="/art/street/month-roof.svg" alt="" width={700} height={130} />
      <table>
        <thead>
          <tr>
            {WEEKDAY_NAMES.map(([short, name]) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: MAX_WEEKS }, (_, row) => (
            <tr key={row}>
              {WEEKDAY_NAMES.map(([name], column) => {
                const levelKey = weeks[row]?.[column];
                const day = levelKey ? days.get(levelKey) : undefined;
                if (!day) return <td key={name} />;
                return (
                  <td key={name} data-state={day.state}>
                    {day.state === 'future' ? (
                      <span className="window">
                        <DayPane day={day} />
                      </span>
                    ) : (
                      <SiteLink className="window" href={hrefOf(day.levelKey)} data-play="">
                        <DayPane day={day} />
                      </SiteLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
