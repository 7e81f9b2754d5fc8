/** Streaks of a player, recomputed from the run rows. */
import { and, eq, inArray } from 'drizzle-orm';
import { localDateOf } from '@/lib/domain/days';
import { streakOf } from '@/lib/domain/streak';
import { run } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import { type Player, zoneOf } from '../players/current-player';
import { DAILY_MODE } from '../runs/start-run';
import type { ScoresService } from '../service';

const MOST_GAMES = 50;

/** One row for each game that exists, in the order asked. */
export const listStreaks = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
  keywords: readonly string[],
) => {
  const asked = [...new Set(keywords)].slice(0, MOST_GAMES);
  if (asked.length === 0) return [];
  const today = localDateOf(zoneOf(player, context), context.clock.now());
  const rows = await service.db
    .select({ game: run.game, levelKey: run.levelKey })
    .from(run)
    .where(
      and(
        eq(run.playerId, player.id),
        inArray(run.game, asked),
        eq(run.mode, DAILY_MODE),
        eq(run.isCounted, true),
        eq(run.isOnTime, true),
      ),
    );
  const games = await Promise.all(asked.map((keyword) => service.gameOf(keyword)));
  return games.flatMap((game) => {
    if (!game) return [];
    const days = rows.flatMap((row) => (row.game === game.keyword && row.levelKey ? [row.levelKey] : []));
    return [{ gameId: game.id, gameKeyword: game.keyword, ...streakOf(days, today) }];
  });
};
