/** Lists every genre that has games, with its number of games and the most played ones, in one query. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CallReply } from '@/lib/contract/call';
import { DEFAULT_GENRE_ID } from '@/lib/contract/game';
import type { listGenres as genresCall } from '@/lib/contract/games';
import { game } from '../../db/schema/product';
import { type GameRow, presentSummary } from './present-game';

const GAMES_PER_GENRE = 4;
/** A game without genres belongs to the genre of dailies (spec §3) but is not a daily itself. */
const ownGenres = sql`case when is_daily_game then genres else array_remove(genres, ${DEFAULT_GENRE_ID}) end`;

export const listGenres = async (
  db: NodePgDatabase,
  isDownload: boolean,
  at: Date,
): Promise<CallReply<typeof genresCall>> => {
  const shown = sql`not is_hidden and not is_broken and published_at <= ${at.toISOString()} and is_download_game = ${isDownload}`;
  const ranked = db.$with('ranked').as(
    db
      .select({
        uid: sql<number>`uid`.as('ranked_uid'),
        genre: sql<string>`unnest(${ownGenres})`.as('genre'),
        plays: sql<number>`play_count`.as('plays'),
      })
      .from(game)
      .where(shown),
  );
  const best = db.$with('best').as(
    db
      .select({
        uid: ranked.uid,
        genre: ranked.genre,
        total: sql<number>`(count(*) over (partition by ${ranked.genre}))::int`.as('total'),
        place:
          sql<number>`row_number() over (partition by ${ranked.genre} order by ${ranked.plays} desc, ${ranked.uid})`.as(
            'place',
          ),
      })
      .from(ranked),
  );
  const found = await db
    .with(ranked, best)
    .select({ genre: best.genre, total: best.total, row: game })
    .from(best)
    .innerJoin(game, sql`${game.uid} = ${best.uid}`)
    .where(sql`${best.place} <= ${GAMES_PER_GENRE}`)
    .orderBy(best.genre, best.place);
  const genres = new Map<string, { total: number; games: GameRow[] }>();
  for (const { genre, total, row } of found) {
    const entry = genres.get(genre) ?? { total, games: [] };
    entry.games.push(row);
    genres.set(genre, entry);
  }
  return {
    rows: [...genres].map(([uid, { total, games }]) => ({ uid, total, games: games.map(presentSummary) })),
  };
};
