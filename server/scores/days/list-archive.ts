/** Lists the archive of a daily: the levels in a range of dates, with the player's progress. */
import { and, between, eq, sql } from 'drizzle-orm';
import { archiveDayStateOf } from '@/lib/domain/days/archive-day';
import { addDays } from '@/lib/domain/days/days';
import { firstLevelKeyFrom, newestLevelKey, nextLevelKey } from '@/lib/domain/days/level-keys';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, resolveToday, resolveZones } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';
import { readLevels } from '../streaks/read-levels';
import { computeStreak } from '../streaks/compute-streaks';
import { columnTypeOf } from './column-type';
import { requireDaily } from './list-days';

const MAX_LEVELS = 400;
/** The maximum length of a level, in days. */
const MAX_DAYS_BY_FREQUENCY = { daily: 1, weekly: 7, monthly: 31 } as const;

export interface ArchiveQuery {
  start?: string | undefined;
  end?: string | undefined;
  month?: number | undefined;
  year?: number | undefined;
}

/** Returns the first and last requested date; the current month by default. */
const archiveRangeOf = ({ start, end, month, year }: ArchiveQuery, today: string) => {
  const monthText = String(month ?? Number(today.slice(5, 7))).padStart(2, '0');
  const first = `${year ?? today.slice(0, 4)}-${monthText}-01`;
  return { start: start ?? first, end: end ?? addDays(nextLevelKey('monthly', first), -1) };
};

/** Selects one row for each level, even if it was practiced several times. */
const readArchiveRange = async (
  service: ScoresService,
  player: Player,
  keyword: string,
  range: { start: string; end: string },
) => {
  const finished = sql`${run.state} = 'finished'`;
  const rows = await service.db
    .select({
      key: run.levelKey,
      isFinished: sql<boolean>`bool_or(${finished})`,
      progress: sql<number>`max(${run.progress})`,
      isOnTime: sql<boolean>`coalesce(bool_or(${run.isOnTime}) filter (where ${finished}), false)`,
      value: sql<
        number | null
      >`(array_agg(${run.value} order by ${run.isCounted} desc, ${run.finishedAt}) filter (where ${finished}))[1]`,
    })
    .from(run)
    .where(
      and(
        eq(run.playerId, player.id),
        eq(run.game, keyword),
        eq(run.mode, DAILY_MODE),
        between(run.levelKey, range.start, range.end),
      ),
    )
    .groupBy(run.levelKey);
  return new Map(rows.map((row) => [row.key, row]));
};

/** Lists the open levels in a range, up to the end of the archive, oldest first, at most 400. */
export const listArchive = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  keyword: string,
  query: ArchiveQuery,
) => {
  const game = await requireDaily(service, keyword);
  const { frequency, firstDay } = game;
  const columnType = columnTypeOf(game);
  const today = resolveToday(player, context);
  const range = archiveRangeOf(query, today);
  const start = firstDay && firstDay > range.start ? firstDay : range.start;
  const newest = newestLevelKey(frequency, game, today);
  const end =
    [range.end, newest, addDays(start, MAX_LEVELS * MAX_DAYS_BY_FREQUENCY[frequency] - 1)].sort()[0] ??
    newest;
  const played = await readArchiveRange(service, player, keyword, { start, end });
  const streak = computeStreak(
    await readLevels(service.db, player.id, [keyword]),
    { zones: resolveZones(player, context), at: context.clock.now().getTime() },
    game,
  );
  const frozen = new Set(streak.frozenDays);
  const days = [];
  for (let key = firstLevelKeyFrom(frequency, start); key <= end; key = nextLevelKey(frequency, key)) {
    const row = played.get(key);
    const { state, isLate, isFrozen } = archiveDayStateOf({
      hasRun: Boolean(row),
      isFinished: row?.isFinished ?? false,
      isOnTime: row?.isOnTime ?? false,
      isFrozen: frozen.has(key),
    });
    days.push({
      level_key: key,
      state,
      progress: state === 'completed' ? 1 : (row?.progress ?? 0),
      value: row?.value ?? null,
      columnType,
      isLate,
      isFrozen,
    });
  }
  return days;
};
