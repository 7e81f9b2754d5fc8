/** Inserts many rows with few statements: one JSON parameter per thousand rows. */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

const ROWS_PER_STATEMENT = 2_000;

interface BulkOptions {
  /** Whether to skip rows whose unique key already exists. */
  skipsExisting?: boolean;
  /** The SQL of the columns to return. */
  returning?: SQL;
}

/**
 * Inserts rows that all set the same columns.
 * @returns the requested columns of the inserted rows, in order
 */
export const bulkInsert = async <T extends PgTable, R extends Record<string, unknown>>(
  db: Pick<NodePgDatabase, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
  { skipsExisting = false, returning }: BulkOptions = {},
): Promise<R[]> => {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const types = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  const values = columns.map(([key]) => sql.identifier(key));
  const target = sql`${sql.identifier(getTableConfig(table).schema ?? 'public')}.${sql.identifier(getTableName(table))}`;
  const returned: R[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
    const { rows: inserted } = await db.execute(sql`
      insert into ${target} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)} from json_to_recordset(${json}::json) as r (${sql.join(types, sql`, `)})
      ${skipsExisting ? sql`on conflict do nothing` : sql``}
      ${returning ? sql`returning ${returning}` : sql``}`);
    returned.push(...(inserted as R[]));
  }
  return returned;
};
