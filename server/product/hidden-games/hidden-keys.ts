/** The keys of a member's hidden games and groups, and the query condition that excludes them. */
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { GENRES } from '@/lib/domain/games/genres';
import { game } from '../../db/schema/product';
import { parseRowId } from '../../platform/row-id';

type HiddenKeyReader = Pick<NodePgDatabase, 'execute'>;

/** Returns the keys of the games (`u12`) and groups (`sudoku`, `1`) that a member hides, newest first, in one query. */
export const listHiddenKeysOf = async (db: HiddenKeyReader, memberUid: number): Promise<string[]> => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select 'u' || game_uid as key, created_at from product.hidden_game where member_uid = ${memberUid}
    union all select key, created_at from product.hidden_group where member_uid = ${memberUid}
    order by created_at desc, key`);
  return rows.map(({ key }) => key);
};

// The same as mainGenreOf (lib/domain/games/genres.ts): the first genre that has a page and is not the daily genre.
const MAIN_GENRE = sql`(select genre from unnest(${game.genres}) with ordinality as own (genre, nth)
  where genre = any(${sql.param(GENRES.map(({ uid }) => uid))}::text[]) order by nth limit 1)`;

/** Returns the condition for games that none of the keys hides; undefined without keys. */
export const isNotHiddenCondition = (keys: readonly string[]): SQL | undefined => {
  if (keys.length === 0) return undefined;
  const uids = keys.flatMap((key) => (key.startsWith('u') ? (parseRowId(key.slice(1)) ?? []) : []));
  return sql`(${game.uid} <> all(${sql.param(uids)}::int[])
    and coalesce(${game.family}, '') <> all(${sql.param([...keys])}::text[])
    and coalesce(${MAIN_GENRE}, '') <> all(${sql.param([...keys])}::text[]))`;
};
