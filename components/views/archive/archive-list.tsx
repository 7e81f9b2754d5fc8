/** An archive as a list of its newest levels (spec §9: 30). */
import { ButtonLink } from '@/components/ui/button';
import { Lantern } from '@/components/ui/lantern';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { dayTitle } from '@/lib/domain/days/archive-months';
import type { ArchiveDay, DayState } from './day-state';

const RESERVED_ROWS = 10;

const DAY_ACTIONS: Readonly<Record<DayState, string>> = {
  completed: 'Play again',
  late: 'Play again',
  frozen: 'Play',
  started: 'Resume',
  notStarted: 'Play',
  today: 'Play',
  future: '',
};

interface ArchiveListProps {
  /** The levels, newest first; null while they load. */
  days: readonly ArchiveDay[] | null;
  hrefOf: (levelKey: string) => string;
}

export const ArchiveList = ({ days, hrefOf }: ArchiveListProps) => (
  <Panel className="archive-list" aria-label="Newest first" aria-busy={days === null}>
    <ol>
      {days === null &&
        Array.from({ length: RESERVED_ROWS }, (_, row) => (
          <li key={row}>
            <Skeleton />
          </li>
        ))}
      {days?.map((day) => (
        <li key={day.levelKey}>
          <span className="lantern">
            <Lantern state={day.state}>{Number(day.levelKey.slice(8))}</Lantern>
          </span>
          <span>
            <b>
              {dayTitle(day.levelKey)} {day.levelKey.slice(0, 4)}
            </b>
            <small>{day.label.slice(day.label.indexOf(': ') + 2)}</small>
          </span>
          <ButtonLink
            kind={day.state === 'today' || day.state === 'started' ? 'play' : 'line'}
            size="small"
            href={hrefOf(day.levelKey)}
            data-play=""
          >
            {DAY_ACTIONS[day.state]}
            <span className="sr"> {dayTitle(day.levelKey)}</span>
          </ButtonLink>
        </li>
      ))}
    </ol>
  </Panel>
);
