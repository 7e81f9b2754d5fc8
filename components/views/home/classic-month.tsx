/** The evenings of this month of one daily game, as lanterns in a small calendar. */
import styled from 'styled-components';
import { ClassicBox } from '@/components/ui/classic-box';
import { Icon } from '@/components/ui/icon';
import { Lantern, type LanternState } from '@/components/ui/lantern';
import { SiteLink } from '@/components/ui/site-link';
import { useClientNow } from '@/components/ui/use-client-now';
import type { GameSummary } from '@/lib/contract/game';
import { dayAndMonth, levelKeyOf, monthName, monthWeeks } from '@/lib/domain/evenings';
import { paths, slugOf } from '@/lib/paths';
import { useDailyProgress, type DailyStatus } from '@/stores/queries/use-dailies';

const Root = styled.div`
  /* Six weeks at most: what comes below stays where it is. */
  min-height: 304px;

  p {
    margin-bottom: 10px;
    font-size: 13px;
    color: var(--textMuted);
  }
  table {
    width: 100%;
    border-spacing: 5px;
    margin: -5px;
    table-layout: fixed;
    text-align: center;
  }
  th {
    font-size: 12.5px;
    font-weight: 600;
    color: var(--textMuted);
  }
  td {
    height: 38px;
    padding: 0;
  }
  td a,
  td > span {
    display: block;
    height: 38px;
  }
  td span {
    font-size: 13px;
    padding-bottom: 6px;
  }
  td .ic {
    display: none;
  }
`;

const WEEKDAYS = [
  ['M', 'Monday'],
  ['T', 'Tuesday'],
  ['W', 'Wednesday'],
  ['T', 'Thursday'],
  ['F', 'Friday'],
  ['S', 'Saturday'],
  ['S', 'Sunday'],
] as const;

const STATE_WORDS: Record<LanternState, string> = {
  notStarted: 'not started',
  started: 'started',
  completed: 'finished',
  today: 'today',
  future: 'not open yet',
};

const stateOf = (key: string, today: string, status: DailyStatus | undefined): LanternState => {
  if (key > today) return 'future';
  if (status && status.state !== 'notStarted') return status.state;
  return key === today ? 'today' : 'notStarted';
};

export const ClassicMonth = ({ game }: { game: GameSummary }) => {
  const now = useClientNow();
  const weeks = now ? monthWeeks(now) : [];
  const keys = weeks.flat().flatMap((day) => (day ? [levelKeyOf(day)] : []));
  const today = now ? levelKeyOf(now) : '';
  const statuses = useDailyProgress(
    game.keyword,
    keys.filter((key) => key <= today),
  );

  return (
    <ClassicBox
      title={now ? monthName(now) : 'This month'}
      icon={<Icon name="cal" />}
      more={{ label: 'Archive', href: paths.archive(slugOf(game)) }}
    >
      <Root>
        <p>{game.title}, evening by evening</p>
        <table>
          <thead>
            <tr>
              {WEEKDAYS.map(([letter, name]) => (
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
                  const state = stateOf(key, today, statuses[key]);
                  const lantern = <Lantern state={state}>{day.getDate()}</Lantern>;
                  return (
                    <td key={column}>
                      {state === 'future' ? (
                        <span>{lantern}</span>
                      ) : (
                        <SiteLink
                          href={`${paths.player(slugOf(game))}?level=${key}`}
                          aria-label={`${dayAndMonth(day)}, ${STATE_WORDS[state]}`}
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
      </Root>
    </ClassicBox>
  );
};
