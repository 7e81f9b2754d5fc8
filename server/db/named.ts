/** Statements that the server plans once per connection, both inside and outside Drizzle's transactions. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export interface NamedStatement {
  /** Each name always has the same text, because the server caches the plan by name for as long as the connection lives. */
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Any Drizzle object that runs statements: the database, or one of its transactions. */
export type Runner = Pick<NodePgDatabase, '_'>;

/**
 * Runs a named statement on the given runner.
 * @returns its rows, in which timestamps are strings as PostgreSQL writes them
 */
export const queryNamed = async <Row>(
  runner: Runner,
  { name, text, values }: NamedStatement,
): Promise<Row[]> => {
  const prepared = runner._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    { sql: text, params: [...values] },
    undefined,
    name,
    false,
  );
  return (await prepared.execute()).rows;
};
