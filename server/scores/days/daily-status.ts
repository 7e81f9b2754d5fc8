/** What a player has done of a day: the states of windows and lanterns (spec §3: notStarted by default). */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ArchiveDayState } from '@/lib/contract/scores-entities';
import { addDays, boardFreezesAt, localDateOf } from '@/lib/domain/days';
import { ServiceError } from '@/lib/errors';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, zoneOf, zoneOfRequest } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';

interface DayRow {
  levelKey: string | null;
  state: string;
  progress: number;
  value: number | null;
  isCounted: boolean;
}

const stateOf = (
  rows: readonly DayRow[],
): { state: ArchiveDayState; progress: number; value: number | null } => {
  const done =
    rows.find((row) => row.state === 'finished' && row.isCounted) ??
    rows.find((row) => row.state === 'finished');
  if (done) return { state: 'completed', progress: 1, value: done.value };
  const progress = Math.max(0, ...rows.map((row) => row.progress));
  return { state: rows.length > 0 ? 'started' : 'notStarted', progress, value: null };
};

/** Today's state of each of the given dailies for the player. */
export const listDailyStatus = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  keywords: readonly string[],
) => {
  const today = localDateOf(zoneOf(player, context), context.clock.now());
  const rows = await service.db
    .select({
      game: run.game,
      levelKey: run.levelKey,
      state: run.state,
      progress: run.progress,
      value: run.value,
      isCounted: run.isCounted,
    })
    .from(run)
    .where(
      and(
        eq(run.playerId, player.id),
        inArray(run.game, [...keywords].slice(0, 50)),
        eq(run.mode, DAILY_MODE),
        eq(run.levelKey, today),
      ),
    );
  return keywords.map((keyword) => ({
    keyword,
    level_key: today,
    ...stateOf(rows.filter((row) => row.game === keyword)),
  }));
};

/** The newest days of a daily game, newest first, for the zone the browser names. */
export const listDays = async (
  service: ScoresService,
  context: RequestContext,
  keyword: string,
  limit: number,
) => {
  const game = await service.gameOf(keyword);
  if (!game?.isDaily) throw new ServiceError('notFound', 'There is no such daily game.');
  const today = localDateOf(zoneOfRequest(context) ?? zoneOf(null, context), context.clock.now());
  const days: { level_key: string; closesAt: string }[] = [];
  for (
    let day = today;
    days.length < limit && (!game.firstDay || day >= game.firstDay);
    day = addDays(day, -1)
  ) {
    days.push({ level_key: day, closesAt: boardFreezesAt(day).toISOString() });
  }
  return days;
};

const MAX_ARCHIVE_DAYS = 400;

/** The days of a range with what the player did on each, oldest first. */
export const listArchive = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  keyword: string,
  range: { start: string; end: string },
) => {
  const game = await service.gameOf(keyword);
  if (!game?.isDaily) throw new ServiceError('notFound', 'There is no such daily game.');
  const today = localDateOf(zoneOf(player, context), context.clock.now());
  const rows = await service.db
    .select({
      levelKey: run.levelKey,
      state: run.state,
      progress: run.progress,
      value: run.value,
      isCounted: run.isCounted,
      isOnTime: run.isOnTime,
    })
    .from(run)
    .where(and(eq(run.playerId, player.id), eq(run.game, keyword), eq(run.mode, DAILY_MODE)))
    .orderBy(desc(run.levelKey))
    .limit(5000);
  const days = [];
  for (
    let day = range.start;
    day <= range.end && day <= today && days.length < MAX_ARCHIVE_DAYS;
    day = addDays(day, 1)
  ) {
    const ofDay = rows.filter((row) => row.levelKey === day);
    const { state, value } = stateOf(ofDay);
    const counted = ofDay.find((row) => row.isCounted);
    days.push({
      level_key: day,
      state,
      value,
      isLate: Boolean(counted && !counted.isOnTime),
      isFrozen: false,
    });
  }
  return days;
};
