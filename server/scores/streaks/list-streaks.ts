/** Lists streaks of games or across all dailies: the player's own, or those of a member with a public number. */
import { eq } from 'drizzle-orm';
import { isInRange, levelKeyFor } from '@/lib/domain/days/level-keys';
import { todayOf } from '@/lib/domain/days/day-engine';
import { isAtRisk, type Streak, computeScopeStreak } from '@/lib/domain/play/compute-streak';
import { player as playerTable } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, resolveZones } from '../players/current-player';
import type { ScoredGame, ScoresService } from '../service';
import { readLevels } from './read-levels';
import { readSchedules, computeAnyDailyStreak, type StreakContext, computeStreak } from './compute-streaks';

const MAX_GAMES = 50;

const toWireStreak = (streak: Streak, today: string) => ({
  streak: streak.streak,
  maxStreak: streak.maxStreak,
  freezes: streak.freezes,
  isTodayDone: streak.lengths.has(today),
  isAtRisk: isAtRisk(streak, today),
});

/** Returns the player whose streaks are requested; null for an unknown number, because only players have streaks. */
const resolveTarget = async (
  { db }: ScoresService,
  player: Player,
  memberId: string | undefined,
): Promise<Player | null> => {
  if (memberId === undefined || memberId === player.memberId) return player;
  return (await db.select().from(playerTable).where(eq(playerTable.memberId, memberId)).limit(1))[0] ?? null;
};

const resolveStreakContext = (target: Player | null, context: RequestContext): StreakContext => ({
  zones: resolveZones(target, context),
  at: context.clock.now().getTime(),
});

const requireGames = async (
  service: ScoresService,
  { keywords, ids }: { keywords: readonly string[]; ids: readonly string[] },
): Promise<ScoredGame[]> => {
  const requested = [
    ...[...new Set(keywords)].map((keyword) => () => service.findGame(keyword)),
    ...[...new Set(ids)].map((id) => () => service.findGameById(id)),
  ].slice(0, MAX_GAMES);
  const found = (await Promise.all(requested.map((find) => find()))).filter((game) => game !== null);
  return found.filter((game, index) => found.findIndex(({ id }) => id === game.id) === index);
};

/** Returns a row for each existing game, at most 50: games requested by keyword come first, in the requested order. */
export const listStreaks = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  requested: { keywords: readonly string[]; ids: readonly string[]; memberId?: string | undefined },
) => {
  const games = await requireGames(service, requested);
  if (games.length === 0) return [];
  const target = await resolveTarget(service, player, requested.memberId);
  const streakContext = resolveStreakContext(target, context);
  const today = todayOf(streakContext.zones, streakContext.at);
  const levels = target
    ? await readLevels(
        service.db,
        target.id,
        games.map(({ keyword }) => keyword),
      )
    : [];
  return games.map((game) => {
    const own = levels.filter((level) => level.game === game.keyword);
    const streak = computeStreak(own, streakContext, game);
    const key = levelKeyFor(game.frequency, today);
    const wire = toWireStreak(streak, key);
    // No day can be missed after the last level.
    const isAtRisk = wire.isAtRisk && isInRange(game, key);
    return { gameId: game.id, gameKeyword: game.keyword, ...wire, isAtRisk };
  });
};

/** Returns the streak across all dailies, shown in the header. */
export const getAnyStreak = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  memberId: string | undefined,
) => {
  const target = await resolveTarget(service, player, memberId);
  const streakContext = resolveStreakContext(target, context);
  const today = todayOf(streakContext.zones, streakContext.at);
  if (!target)
    return {
      level_key: today,
      frozenDays: [],
      ...toWireStreak(computeScopeStreak({ done: [], today }), today),
    };
  const levels = await readLevels(service.db, target.id);
  const schedules = await readSchedules(
    service,
    levels.map(({ game }) => game),
  );
  const streak = computeAnyDailyStreak(levels, schedules, streakContext);
  return { level_key: today, frozenDays: [...streak.frozenDays], ...toWireStreak(streak, today) };
};
