/** Reads the searchable catalog in pages, so that no large result set blocks the event loop. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DEFAULT_GENRE_ID } from '@/lib/contract/game';
import type { IndexedGame } from './build-index';

const PAGE_SIZE = 1_000;
const DESCRIPTION_CHARACTERS = 600;
/** Separates the names in a text; no name contains it. */
const SEPARATOR = '\n';

interface GameRow extends Record<string, unknown> {
  uid: number;
  title: string;
  keyword: string;
  family: string | null;
  genres: string[];
  names: string;
  words: string;
  play_line: string | null;
  description: string | null;
  is_featured: boolean;
  play_count: number;
  published_ms: number;
}

const readPage = async (db: NodePgDatabase, afterUid: number): Promise<GameRow[]> => {
  // Selects numbers and a single text, which are several times cheaper to parse than dates, bigints and arrays.
  const { rows } = await db.execute<GameRow>(sql`
    select uid, title, keyword, family, play_count::float8, extract(epoch from published_at)::float8 * 1000 as published_ms,
      case when is_daily_game then genres else array_remove(genres, ${DEFAULT_GENRE_ID}) end as genres,
      left(texts->>'description', ${DESCRIPTION_CHARACTERS}) as description, texts->>'playLine' as play_line, is_featured,
      array_to_string(known_as || search_names, ${SEPARATOR}) as names,
      array_to_string(search_words || array(select replace(substr(flag_id, 10), '_', ' ') from product.game_tag
        where game_uid = uid and tally > 0), ${SEPARATOR}) as words
    from product.game where not is_hidden and not is_broken and uid > ${afterUid} order by uid limit ${PAGE_SIZE}`);
  return rows;
};

const toIndexedGame = (row: GameRow): IndexedGame => ({
  uid: row.uid,
  title: row.title,
  keyword: row.keyword,
  family: row.family,
  genres: row.genres,
  names: row.names.split(SEPARATOR).filter(Boolean),
  words: row.words.split(SEPARATOR).filter(Boolean),
  playLine: row.play_line ?? '',
  description: row.description ?? '',
  isFeatured: row.is_featured,
  playCount: row.play_count,
  publishedAt: new Date(row.published_ms),
});

/**
 * Yields every game that is neither hidden nor broken, ordered by uid. A change between two pages sends a
 * notification, which causes another build.
 */
export async function* readGames(db: NodePgDatabase): AsyncGenerator<IndexedGame> {
  let afterUid = 0;
  for (;;) {
    const rows = await readPage(db, afterUid);
    for (const row of rows) yield toIndexedGame(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    afterUid = last.uid;
  }
}
