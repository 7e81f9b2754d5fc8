/** Runs statements that the server plans only once per connection, both inside and outside Drizzle's transactions. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export interface NamedStatement {
  /** A name must always have the same text, because each connection caches the plan by name. */
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Any Drizzle object that runs statements: the database, or one of its transactions. */
export type StatementRunner = Pick<NodePgDatabase, '_'>;

/**
 * Runs a named statement on the given runner.
 * @returns the rows; timestamps are strings in PostgreSQL's format
 */
export const queryNamed = async <Row>(
  runner: StatementRunner,
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
