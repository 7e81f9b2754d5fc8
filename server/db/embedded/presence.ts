/**
 * One idle connection per process. It shows other processes that this one uses the server, and shows this one when the server
 * is gone.
 */
import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from './endpoint';

/** `pg` has these two members; its type description lacks them. */
type UnreferableClient = Client & { ref(): void; unref(): void };

export interface Presence {
  client: UnreferableClient;
  /** Resolves when the connection has ended, whether closed by us or by the server. */
  ended: Promise<void>;
  /** The number of pending queries. */
  awaited: number;
}

/**
 * Connects to `endpoint`; the connection does not keep this process alive.
 * @throws what `pg` throws when the server refuses.
 */
export async function openPresence(endpoint: Endpoint): Promise<Presence> {
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
  return { client, ended, awaited: 0 };
}

/** Runs a query over the presence's connection, which keeps this process alive only while a query is pending. */
export async function requestPresence(
  presence: Presence,
  sql: string,
  values: string[] = [],
): Promise<number> {
  presence.client.ref();
  presence.awaited += 1;
  try {
    return (await presence.client.query(sql, values)).rowCount ?? 0;
  } finally {
    presence.awaited -= 1;
    if (presence.awaited === 0) presence.client.unref();
  }
}

/** Closes the presence's connection. */
export async function closePresence({ client }: Presence): Promise<void> {
  client.ref();
  await client.end().catch(() => undefined);
}

/** Whether another client is connected. Clients that are disconnecting get 400 ms to finish. */
export async function isAnotherConnected(presence: Presence): Promise<boolean> {
  for (let left = 16; left >= 0; left -= 1) {
    const found = await requestPresence(
      presence,
      `select 1 from pg_stat_activity
       where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid() limit 1`,
    );
    if (found === 0) return false;
    await wait(25);
  }
  return true;
}
