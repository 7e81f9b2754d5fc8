/** Reads a database's version, size and largest tables for an operator. */
import { escapeIdentifier, type Pool } from 'pg';

export interface TableStatus {
  name: string;
  size: string;
  /** The number of rows; estimated for tables with more than a million rows. */
  rows: number;
  isEstimate: boolean;
}

export interface DatabaseStatus {
  version: string;
  database: string;
  size: string;
  connections: number;
  tables: TableStatus[];
}

const MAX_TABLES = 10;
const MAX_COUNTED_ROWS = 1_000_000;

const SUMMARY_SQL = `select version() as version, current_database() as database,
  pg_size_pretty(pg_database_size(current_database())) as size,
  (select count(*)::int from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as connections`;

const LARGEST_TABLES_SQL = `select n.nspname as schema, c.relname as name, c.reltuples::float8 as estimate,
    pg_size_pretty(pg_total_relation_size(c.oid)) as size
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by pg_total_relation_size(c.oid) desc, 1, 2 limit $1`;

interface LargestTable {
  schema: string;
  name: string;
  estimate: number;
  size: string;
}

const readTable = async (
  pool: Pool,
  { schema, name, estimate, size }: LargestTable,
): Promise<TableStatus> => {
  const named = { name: `${schema}.${name}`, size };
  if (estimate > MAX_COUNTED_ROWS) return { ...named, rows: Math.round(estimate), isEstimate: true };
  const from = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return { ...named, rows: rows[0]?.count ?? 0, isEstimate: false };
};

export const readDatabaseStatus = async (pool: Pool): Promise<DatabaseStatus> => {
  const { rows } = await pool.query<Omit<DatabaseStatus, 'tables'>>(SUMMARY_SQL);
  const [summary] = rows;
  if (!summary) throw new Error('The database did not report its version.');
  const largest = (await pool.query<LargestTable>(LARGEST_TABLES_SQL, [MAX_TABLES])).rows;
  const tables: TableStatus[] = [];
  for (const table of largest) tables.push(await readTable(pool, table));
  return { ...summary, version: summary.version.split(' on ')[0] ?? summary.version, tables };
};
