/** Generates load from a separate process, so that the measuring process does not compete with it. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/run.mjs';

const execFileAsync = promisify(execFile);
const CONNECTIONS = 50;
const TICK_MS = 10;

/** Returns the milliseconds of processor time that a process has used, or null if the system does not report them. */
const processorMs = async (pid) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/**
 * Sends requests to a path from many connections for some seconds.
 * @param {{ url: string, pid: number }} server
 * @param {string} path
 * @param {{ seconds: number, headers?: Record<string, string>, connections?: number }} options
 * @returns {Promise<{ perSecond: number, processorUs: number | null }>} responses a second, and the server's own processor
 *   time for each: when the load uses a complete core, only the second
 *   value distinguishes two servers
 * @throws when a response is not a 200
 */
export const measureRate = async (
  { url, pid },
  path,
  { seconds, headers = {}, connections = CONNECTIONS },
) => {
  const before = await processorMs(pid);
  const { stdout } = await execFileAsync(
    process.execPath,
    [
      join(root, 'node_modules/autocannon/autocannon.js'),
      '--json',
      '--no-progress',
      ...['--connections', String(connections)],
      ...['--duration', String(seconds)],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}=${value}`]),
      `${url}${path}`,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { requests, duration, errors, timeouts, non2xx } = JSON.parse(stdout);
  const failed = errors + timeouts + non2xx;
  if (failed > 0) throw new Error(`${path}: ${failed} of ${requests.total} responses failed.`);
  const after = await processorMs(pid);
  return {
    perSecond: requests.total / duration,
    processorUs: before === null || after === null ? null : ((after - before) * 1000) / requests.total,
  };
};
