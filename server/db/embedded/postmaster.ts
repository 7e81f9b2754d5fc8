/** Finds, starts, adopts and stops the server process of a data folder; each folder has at most one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chown, open, readFile, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries';
import { listenArguments, readPassword, superuser, type Endpoint } from './endpoint';
import type { ClusterPlacement } from './placement';
import { isAlive, isPostgres, createServerEnvironment, runToEnd } from './process-table';
import { readFileFrom, rotateLog, fileSize, lastLinesOf } from './server-log';

const pollMs = 15;
// After a power failure, crash recovery replays the log written since the last checkpoint.
const startTimeoutMs = 90_000;
const orphanExitTimeoutMs = 20_000;

/** The contents of `postmaster.pid`; the later lines are missing while the server starts. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
}

async function readPidFile(dataFolder: string): Promise<PidFile | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder = ''] = text.split('\n');
  return pid ? { pid: Number(pid), port: Number(port), socketFolder } : null;
}

/** Returns the running server of `dataFolder`, even if it is not ready yet, or null. */
export async function findPostmaster(dataFolder: string): Promise<PidFile | null> {
  const file = await readPidFile(dataFolder);
  return file && isAlive(file.pid) && isPostgres(file.pid) ? file : null;
}

/**
 * Returns where the placement's server accepts connections, or null if it is not ready yet. A starting server writes
 * its pid file line by line, and another server may use the same port, so the reported data folder is checked.
 */
export async function findEndpoint(placement: ClusterPlacement, running: PidFile): Promise<Endpoint | null> {
  const host = process.platform === 'win32' ? '127.0.0.1' : running.socketFolder;
  if (!host || !running.port) return null;
  const password = await readPassword(placement.home);
  const endpoint = { host, port: running.port, user: superuser, ...(password && { password }) };
  const client = new Client({ ...endpoint, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const served = await realpath(rows[0]?.folder ?? '');
    return served === (await realpath(placement.dataFolder)) ? endpoint : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function clearStaleFiles(dataFolder: string, socketFolder?: string): Promise<void> {
  const stale = await readPidFile(dataFolder);
  // Another program now has the server's former process id. PostgreSQL would mistake it for a running server and refuse
  // to start.
  if (stale && isAlive(stale.pid)) {
    await rename(join(dataFolder, 'postmaster.pid'), join(dataFolder, 'postmaster.pid.stale'));
  }
  if (!socketFolder || !stale) return;
  for (const suffix of ['', '.lock'])
    await rm(join(socketFolder, `.s.PGSQL.${stale.port}${suffix}`), { force: true });
}

async function spawnPostmaster(placement: ClusterPlacement, binaries: Binaries): Promise<ChildProcess> {
  const { home, dataFolder, logFile, account } = placement;
  const { args, socketFolder } = await listenArguments(placement);
  await clearStaleFiles(dataFolder, socketFolder);
  await rotateLog(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    if (account) await chown(logFile, account.uid, account.gid);
    const settings = ['-c', 'cluster_name=starwick', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'];
    const child = spawn(binaries.postgres, ['-D', dataFolder, ...args, ...settings], {
      cwd: home,
      env: createServerEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      // Starts the server in its own session. Ctrl-C then reaches only the site, and the site stops the database.
      detached: true,
      windowsHide: true,
      ...account,
    });
    child.on('error', (error) => appendFileSync(logFile, `${String(error)}\n`));
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/**
 * Adopts the placement's running server, or starts one, and waits until it accepts connections. Call it while holding
 * the lock.
 * @throws with the end of PostgreSQL's log when the server does not start
 */
export async function adoptOrStartServer(
  placement: ClusterPlacement,
  binaries: Binaries,
): Promise<{ endpoint: Endpoint; adopted: boolean }> {
  const began = Date.now();
  let child: ChildProcess | undefined;
  let logOffset = await fileSize(placement.logFile);
  const createStartError = async (what: string) =>
    new Error(
      `${what}\n${lastLinesOf(await readFileFrom(placement.logFile, logOffset))}\nThe whole log is ${placement.logFile}. If it does not explain the problem, set DATABASE_URL to your own PostgreSQL.`,
    );

  while (Date.now() - began < startTimeoutMs) {
    const running = await findPostmaster(placement.dataFolder);
    if (running && (!child || running.pid === child.pid)) {
      const endpoint = await findEndpoint(placement, running);
      if (endpoint) return { endpoint, adopted: !child };
    } else if (!child) {
      logOffset = await fileSize(placement.logFile);
      child = await spawnPostmaster(placement, binaries);
    }
    if (child && hasExited(child)) {
      const logText = await readFileFrom(placement.logFile, logOffset);
      // When a server is killed, its worker processes hold the shared memory for a moment longer.
      const isTemporary = /is still in use|lock file ".*" already exists/.test(logText);
      if (!isTemporary || Date.now() - began > orphanExitTimeoutMs)
        throw await createStartError('PostgreSQL did not start:');
      child = undefined;
      await wait(200);
    }
    await wait(pollMs);
  }
  throw await createStartError(`PostgreSQL did not respond within ${startTimeoutMs / 1000} seconds:`);
}

/**
 * Shuts the placement's running server down cleanly: open transactions are rolled back, and all other data is on disk.
 * @throws when the server is still running after a minute
 */
export async function stopServer(
  { home, dataFolder, account }: ClusterPlacement,
  binaries: Binaries,
): Promise<void> {
  const running = await findPostmaster(dataFolder);
  if (!running) return;
  if (process.platform === 'win32') {
    await runToEnd(binaries.pgCtl, ['stop', '-D', dataFolder, '-m', 'fast', '-w'], home, account);
    return;
  }
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 60_000;
  while (isAlive(running.pid) && (await readPidFile(dataFolder))?.pid === running.pid) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${running.pid}) is still shutting down after a minute.`);
    await wait(pollMs);
  }
  // The socket's folder is outside the home when the home's path is too long.
  if (!running.socketFolder.startsWith(home)) await rmdir(running.socketFolder).catch(() => undefined);
}
