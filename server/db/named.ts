/** Statements that the server plans once a connection, inside a transaction of Drizzle's as well as outside. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export interface NamedStatement {
  /** One name, one text: the plan is kept under it for as long as the connection lives. */
  name: string;
  text: string;
  values: readonly unknown[];
}

/** Anything of Drizzle's that runs statements: the database, or a transaction of it. */
export type Runner = Pick<NodePgDatabase, '_'>;

/**
 * Runs a named statement where the runner runs.
 * @returns its rows; instants are strings in them, as PostgreSQL writes them
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
