/** A lock between processes, stored in a file. The lock of a killed process expires. */
import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-table';

const heartbeatMs = 2_000;
const staleAfterMs = 15_000;
const unfinishedAfterMs = 2_000;

interface LockHolder {
  pid: number;
  host: string;
  nonce: string;
}

async function readLockHolder(file: string): Promise<Partial<LockHolder> | null> {
  try {
    const text = await readFile(file, 'utf8');
    return text === '' ? {} : (JSON.parse(text) as LockHolder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return {};
  }
}

async function isStale(file: string, holder: Partial<LockHolder>): Promise<boolean> {
  const info = await stat(file).catch(() => null);
  if (!info) return false;
  const ageMs = Date.now() - info.mtimeMs;
  if (holder.pid === undefined) return ageMs > unfinishedAfterMs;
  if (holder.host === hostname() && !isAlive(holder.pid)) return true;
  return ageMs > staleAfterMs;
}

/** Removes the lock file of a stale holder, unless another process has taken the lock in the meantime. */
async function removeStaleLock(file: string, staleHolder: Partial<LockHolder>): Promise<void> {
  // Several processes may find the lock stale, but only one process may remove it: a second removal could delete the
  // file that the next holder has just created.
  const evictionFile = `${file}.${staleHolder.nonce ?? 'unsigned'}.evicted`;
  const hasEvictionRight = await writeFile(evictionFile, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (!hasEvictionRight) {
    const info = await stat(evictionFile).catch(() => null);
    if (info && Date.now() - info.mtimeMs > staleAfterMs) await rm(evictionFile, { force: true });
    await wait(15);
    return;
  }
  try {
    const current = await readLockHolder(file);
    if (current && current.nonce === staleHolder.nonce) await rm(file, { force: true });
  } finally {
    await rm(evictionFile, { force: true });
  }
}

async function tryAcquireLock(file: string, holder: LockHolder): Promise<boolean> {
  // Writes a temporary file and links it to the lock's name, so that no process ever sees a lock without a holder.
  const temporaryFile = `${file}.${holder.nonce}`;
  await writeFile(temporaryFile, JSON.stringify(holder));
  try {
    await link(temporaryFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/**
 * Runs `work` while holding the lock `file`; waits for the lock up to `waitMs`.
 * @throws when the lock is not acquired in time, and whatever `work` throws
 */
export async function withLock<T>(file: string, work: () => Promise<T>, waitMs = 120_000): Promise<T> {
  const holder = { pid: process.pid, host: hostname(), nonce: randomUUID() };
  const deadline = Date.now() + waitMs;
  while (!(await tryAcquireLock(file, holder))) {
    const current = await readLockHolder(file);
    if (current && (await isStale(file, current))) await removeStaleLock(file, current);
    else if (Date.now() > deadline) {
      throw new Error(
        `Process ${current?.pid ?? 'unknown'} has held ${file} for too long. End it, then try again.`,
      );
    } else await wait(15 + Math.random() * 15);
  }
  const heartbeat = setInterval(() => {
    utimes(file, new Date(), new Date()).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readLockHolder(file))?.nonce === holder.nonce) await rm(file, { force: true });
  }
}
