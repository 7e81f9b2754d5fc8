/** Data folders for tests of the database itself, separate from the one that the other tests share. */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isAlive } from '@/server/db/embedded/process-table';
import type { EmbeddedPostgres } from '@/server/db/embedded/start-embedded';

type ConnectionConfig = EmbeddedPostgres['config'];

/** Creates a new folder that other accounts can traverse. `remove()` ends a server that is left in it. */
export async function createDataFolder(mode = 0o755): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'starwick-test-'));
  await chmod(path, mode);
  const removeFolder = async () => {
    const pid = readPostmasterPid(join(path, 'postgres'));
    if (pid) await killAndWait(pid, 'SIGQUIT');
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
  };
  return { path, remove: removeFolder };
}

/** Returns the process ID of the server with this home, or 0. */
export function readPostmasterPid(home: string): number {
  try {
    return Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

/** Sends `signal` and waits until the process has ended. */
export async function killAndWait(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Runs one statement on a separate connection and returns its rows. Use only with an embedded server. */
export async function queryPostgres<T extends object>(config: ConnectionConfig, sql: string): Promise<T[]> {
  if (!config.host.startsWith('/')) throw new Error(`${config.host} is not the embedded server.`);
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
