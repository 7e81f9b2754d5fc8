/** The search module's door: an index of the shown catalogue, made when first asked for and again when that changes. */
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DEFAULT_GENRE_ID } from '@/lib/contract/game';
import type { Log } from '../../platform/log';
import { buildIndex, type GameIndex, type IndexedGame } from './build-index';
import { type Found, searchIndex, suggestTitles } from './search-index';

export interface GameSearch {
  /** The games that a term finds at an instant, best first. */
  find(term: string, at: Date): Promise<Found>;
  /** Titles for the search box. */
  suggest(term: string, at: Date): Promise<string[]>;
  /** The same without waiting; null while there is no index. */
  suggestAtOnce(term: string, at: Date): string[] | null;
  /** The catalogue has changed: the next index is built while the present one still answers. */
  handleCatalogueChange(): void;
}

const MOST_SUGGESTIONS = 8;
const DESCRIPTION_CHARACTERS = 600;

interface Row extends Record<string, unknown> {
  uid: number;
  title: string;
  keyword: string;
  genres: string[];
  words: string[];
  description: string | null;
  play_count: string;
  published_at: Date | string;
}

const readGames = async (db: NodePgDatabase): Promise<IndexedGame[]> => {
  const { rows } = await db.execute<Row>(sql`
    select uid, title, keyword, play_count, published_at,
      case when is_daily_game then genres else array_remove(genres, ${DEFAULT_GENRE_ID}) end as genres,
      left(texts->>'description', ${DESCRIPTION_CHARACTERS}) as description,
      search_words || array(select replace(substr(flag_id, 10), '_', ' ') from product.game_tag
        where game_uid = uid and tally > 0) as words
    from product.game where not is_hidden order by uid`);
  return rows.map(({ play_count, published_at, description, ...row }) => ({
    ...row,
    description: description ?? '',
    playCount: Number(play_count),
    publishedAt: new Date(published_at),
  }));
};

export const createGameSearch = (db: NodePgDatabase, log: Log): GameSearch => {
  let current: Promise<GameIndex> | null = null;
  let made: GameIndex | null = null;
  let next: Promise<void> | null = null;
  let isStale = false;

  const build = async (): Promise<GameIndex> => (made = await buildIndex(await readGames(db)));
  const index = (): Promise<GameIndex> => {
    if (!current) {
      const first = build();
      current = first;
      // A failed first build must not be kept: the next question tries again.
      first.catch(() => {
        if (current === first) current = null;
      });
    }
    return current;
  };
  const rebuild = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      try {
        current = Promise.resolve(await build());
      } catch (error) {
        log.warn('the search index could not be renewed', { error });
      }
    }
    next = null;
  };

  return {
    find: async (term, at) => searchIndex(await index(), term, at.getTime()),
    suggest: async (term, at) => suggestTitles(await index(), term, at.getTime(), MOST_SUGGESTIONS),
    suggestAtOnce: (term, at) => made && suggestTitles(made, term, at.getTime(), MOST_SUGGESTIONS),
    handleCatalogueChange: () => {
      if (!current) return;
      isStale = true;
      next ??= rebuild();
    },
  };
};
