/** Selects the games that seeded members play: games with boards, and all games that can be opened. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { GameMode } from '@/lib/contract/scores-entities';
import { game } from '../db/schema/product';
import { isShownCondition } from '../product/games/shown-conditions';

export interface BoardGame {
  uid: number;
  keyword: string;
  modes: readonly GameMode[];
  /** The key of the first daily level; null for a game without daily levels. */
  firstDay: string | null;
}

export interface PlayableGames {
  dailies: BoardGame[];
  others: BoardGame[];
  /** Uids, most played first. */
  uids: number[];
}

export const DAILY_MODE = 'daily';

export const readPlayableGames = async (db: NodePgDatabase, now: Date): Promise<PlayableGames> => {
  const rows = await db
    .select({ uid: game.uid, keyword: game.keyword, modes: game.modes, archive: game.archive })
    .from(game)
    .where(
      and(
        isShownCondition(now),
        eq(game.isDownloadGame, false),
        // Synthetic games have modes, but no boards.
        eq(game.hasLeaderboards, true),
        sql`jsonb_array_length(${game.modes}) > 0`,
      ),
    )
    .orderBy(asc(game.keyword));
  const games = rows.map(({ archive, ...row }) => {
    const hasDaily = archive?.frequency === 'daily' && row.modes.some(({ key }) => key === DAILY_MODE);
    return { ...row, firstDay: hasDaily ? String(archive.startDate) : null };
  });
  const popular = await db
    .select({ uid: game.uid })
    .from(game)
    .where(and(isShownCondition(now), eq(game.isDownloadGame, false)))
    .orderBy(desc(game.playCount), asc(game.uid));
  return {
    dailies: games.filter(({ firstDay }) => firstDay !== null),
    others: games.filter(({ modes }) => modes.some(({ key }) => key !== DAILY_MODE)),
    uids: popular.map(({ uid }) => uid),
  };
};
