/**
 * The panels next to an archive: the player's current level, the best results of the shown month, and statistics. They
 * load after the page.
 */
import { BoardTable } from '@/components/ui/board-table';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import { monthTitle } from '@/lib/domain/days/archive-months';
import { isArchiveOver } from '@/lib/domain/days/level-keys';
import { useCurrentLevel, useMonthBoard } from '@/stores/queries/use-archive-panels';
import { useLevelText } from '@/stores/queries/use-level-text';
import { DailyStatsPanel } from './daily-stats-panel';
import { PERIOD_TEXTS } from './day-state';

const SHOWN_BOARD_ROWS = 5;

const LEVEL_STATE_TEXTS = {
  notStarted: { line: 'Not started yet.', action: 'Play' },
  started: { line: 'In progress.', action: 'Resume' },
  completed: { line: 'Finished.', action: 'Play again' },
} as const;

const CurrentLevel = ({ game, today }: { game: Game; today: string | null }) => {
  const current = useCurrentLevel(game.keyword, today);
  const state = current?.state ?? 'notStarted';
  const share = Math.round(100 * (state === 'completed' ? 1 : (current?.progress ?? 0)));
  const text = useLevelText(game, current);
  const { line, action } = LEVEL_STATE_TEXTS[state];
  return (
    <Panel
      className="archive-current"
      aria-labelledby="current"
      aria-busy={current === undefined || undefined}
    >
      <h2 id="current">{PERIOD_TEXTS[game.archive?.frequency ?? 'daily'].now}</h2>
      <p>
        {line} {text && `${text}.`}
      </p>
      <progress max={100} value={share} aria-label="Done" />
      <ButtonLink kind={state === 'completed' ? 'line' : 'play'} isFull href={game.href} data-play="">
        {action}
      </ButtonLink>
    </Panel>
  );
};

const MonthBoard = ({ game, month }: { game: Game; month: string }) => {
  const board = useMonthBoard(game.keyword, month);
  if (board === null) return null;
  const mode = {
    key: 'month',
    label: 'Month',
    reverse: false,
    columnType: 'score',
    columnLabel: board?.columnLabel ?? 'Points',
  } as const;
  return (
    <Panel className="archive-board" aria-labelledby="month-board" aria-busy={!board || undefined}>
      <h2 id="month-board">Best of {monthTitle(month)}</h2>
      {board?.entries.length === 0 && <p>Nobody has points in this month yet.</p>}
      {board && board.entries.length > 0 && (
        <BoardTable
          caption={`${game.title}, ${monthTitle(month)}`}
          mode={mode}
          groups={[{ head: null, rows: board.entries.slice(0, SHOWN_BOARD_ROWS) }]}
        />
      )}
    </Panel>
  );
};

interface ArchiveLazyPanelsProps {
  game: Game;
  /** The shown month as `YYYY-MM`; null while it is unknown. */
  month: string | null;
  today: string | null;
}

export const ArchiveLazyPanels = ({ game, month, today }: ArchiveLazyPanelsProps) => (
  <>
    {!isArchiveOver(game.archive, today) && <CurrentLevel game={game} today={today} />}
    {month && game.hasLeaderboards && game.archive?.frequency === 'daily' && (
      <MonthBoard game={game} month={month} />
    )}
    {game.hasLeaderboards && <DailyStatsPanel game={game} />}
  </>
);
