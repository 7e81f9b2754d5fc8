/** Manages a separate data folder of a script: stops its PostgreSQL and empties the folder before use. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const GONE_WITHIN_MS = 20_000;

/** Returns the folder of the database: in the data folder, or at the location that is recorded there. */
const homeOf = (dataDir) => {
  const record = join(dataDir, 'postgres-location.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).folder : join(dataDir, 'postgres');
};

/** Returns whether a process runs; a zombie process does not count. */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const isPostgres = (pid) => {
  if (process.platform === 'win32') return true;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return isAlive(pid);
  }
};

/**
 * Returns the PostgreSQL of a data folder, or null when none runs.
 * @param {string} dataDir
 */
export const findPostmaster = (dataDir) => {
  try {
    const file = join(homeOf(dataDir), 'data', 'postmaster.pid');
    const [first, , , port, socketFolder = ''] = readFileSync(file, 'utf8').split('\n');
    const pid = Number(first);
    return pid && isAlive(pid) && isPostgres(pid)
      ? { pid, socket: join(socketFolder, `.s.PGSQL.${port}`) }
      : null;
  } catch {
    return null;
  }
};

/**
 * Sends a signal to a process and waits until it is gone.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export const endProcess = async (pid, signal) => {
  const deadline = Date.now() + GONE_WITHIN_MS;
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`Process ${pid} did not exit.`);
    await wait(10);
  }
};

/**
 * Removes the data folder with its database.
 * @param {string} dataDir
 */
export const removeDataFolder = async (dataDir) => {
  const running = findPostmaster(dataDir);
  if (running) await endProcess(running.pid, 'SIGQUIT');
  for (const folder of [homeOf(dataDir), dataDir])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
};
