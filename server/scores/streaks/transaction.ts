/** A transaction of the database, as Drizzle gives it. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
