/**
 * Holds one idle connection per process. Other processes see that this process uses the server. When the connection
 * ends, this process knows that the server has stopped.
 */
import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from './endpoint';

/** `pg` clients have these two methods, but the type declarations omit them. */
type UnreferableClient = Client & { ref(): void; unref(): void };

export interface PresenceConnection {
  client: UnreferableClient;
  /** Resolves when the connection has ended, whether this process or the server closed it. */
  ended: Promise<void>;
  /** The number of pending queries. */
  pendingQueries: number;
}

/**
 * Connects to `endpoint`. The connection does not prevent this process from exiting.
 * @throws the error of `pg` when the server refuses
 */
export async function openPresence(endpoint: Endpoint): Promise<PresenceConnection> {
  const client = new Client({
    ...endpoint,
    database: 'postgres',
    application_name: `starwick presence ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  }) as UnreferableClient;
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  client.unref();
  return { client, ended, pendingQueries: 0 };
}

/** Runs a query on the presence connection. It prevents this process from exiting only while a query is pending. */
export async function queryPresence(
  presence: PresenceConnection,
  sql: string,
  values: string[] = [],
): Promise<number> {
  presence.client.ref();
  presence.pendingQueries += 1;
  try {
    return (await presence.client.query(sql, values)).rowCount ?? 0;
  } finally {
    presence.pendingQueries -= 1;
    if (presence.pendingQueries === 0) presence.client.unref();
  }
}

/** Closes the presence connection. */
export async function closePresence({ client }: PresenceConnection): Promise<void> {
  client.ref();
  await client.end().catch(() => undefined);
}

/** Returns whether another client is connected. Waits up to 400 ms for clients that are disconnecting. */
export async function isAnotherProcessConnected(presence: PresenceConnection): Promise<boolean> {
  for (let left = 16; left >= 0; left -= 1) {
    const found = await queryPresence(
      presence,
      `select 1 from pg_stat_activity
       where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid() limit 1`,
    );
    if (found === 0) return false;
    await wait(25);
  }
  return true;
}
