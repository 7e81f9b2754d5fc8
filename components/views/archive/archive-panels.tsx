/** The panels next to the house: the month's numbers, the legend of its windows, and the earlier months. */
import { Lantern } from '@/components/ui/lantern';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { monthTitle, monthWord } from '@/lib/domain/days/archive-months';
import type { DailyStreak } from '@/stores/queries/use-dailies';
import { countCompleted, countStates, DAY_STATES, type ArchiveDay } from './day-state';

interface MonthStatsProps {
  days: readonly ArchiveDay[];
  /** The name of the period, such as "this month". */
  span: string;
  streak: DailyStreak | null;
  /** The unit of a level, such as "day". */
  unit: string;
}

export const MonthStats = ({ days, span, streak, unit }: MonthStatsProps) => {
  const open = days.filter(({ state }) => state !== 'future');
  return (
    <Panel className="month-figures" aria-label="In figures">
      <dl>
        <div>
          <dt>
            of {days.length > 0 ? open.length : '–'} lit {span}
          </dt>
          <dd>{days.length > 0 ? countCompleted(days) : '–'}</dd>
        </div>
        <div>
          <dt>{unit} streak</dt>
          <dd>{streak?.streak ?? '–'}</dd>
        </div>
        <div>
          <dt>best streak</dt>
          <dd>{streak?.maxStreak ?? '–'}</dd>
        </div>
      </dl>
    </Panel>
  );
};

/** The rare states. The legend lists them only if they occur. */
const RARE_DAY_STATES: readonly string[] = ['late', 'frozen'];

interface MonthLegendProps {
  days: readonly ArchiveDay[];
  /** The name of the current level, such as "Today". */
  now: string;
}

export const MonthLegend = ({ days, now }: MonthLegendProps) => {
  const counts = countStates(days);
  return (
    <Panel className="month-key" aria-labelledby="month-key">
      <h2 id="month-key">Key</h2>
      <ul>
        {DAY_STATES.filter(({ state }) => !RARE_DAY_STATES.includes(state) || counts.has(state)).map(
          ({ state, word }) => (
            <li key={state}>
              <Lantern state={state} />
              <b>{state === 'today' ? now : word}</b>
              <span>{state === 'today' ? '' : (counts.get(state) ?? (days.length > 0 ? 0 : '–'))}</span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
};

export interface MonthRow {
  month: string;
  lit: number;
  all: number;
}

interface EarlierMonthsProps {
  rows: readonly MonthRow[];
  current: string | null;
  /** Every month of the archive, newest first. */
  months: readonly string[];
  hrefOf: (month: string) => string;
  onMonth: (month: string) => void;
}

const MAX_MONTH_ROWS = 5;

export const EarlierMonths = ({ rows, current, months, hrefOf, onMonth }: EarlierMonthsProps) => (
  <Panel className="month-list" aria-labelledby="month-list">
    <h2 id="month-list">Months</h2>
    <ul>
      {(rows.length > 0 ? rows : Array<null>(MAX_MONTH_ROWS).fill(null)).map((row, index) => (
        <li key={row?.month ?? index}>
          {row && (
            <SiteLink
              href={hrefOf(row.month)}
              shallow
              scroll={false}
              aria-current={row.month === current || undefined}
            >
              <span>
                {monthWord(row.month)}
                <span className="sr"> {row.month.slice(0, 4)},</span>
              </span>
              <span className="bar">
                <i style={{ width: `${(100 * row.lit) / row.all}%` }} />
              </span>
              <span>
                {row.lit}/{row.all}
                <span className="sr"> lit</span>
              </span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
    <label>
      Go to
      <select value={current ?? ''} onChange={(event) => onMonth(event.target.value)}>
        {current === null && <option value="">Choose a month</option>}
        {months.map((month) => (
          <option key={month} value={month}>
            {monthTitle(month)}
          </option>
        ))}
      </select>
    </label>
  </Panel>
);
