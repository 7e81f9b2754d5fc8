/** Measures the memory of the server process when idle and with 200 clients. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BROWSER_HEADERS, startBareBytes } from '../bare-servers.mjs';
import { measureRate } from '../load.mjs';
import { createResult } from '../statistics.mjs';

const execFileAsync = promisify(execFile);
const CLIENTS = 200;
const REST_MS = { full: 10_000, short: 2_000 };
/** Seconds of load on each path. */
const LOAD_SECONDS = { full: 2, short: 1 };
const SAMPLE_MS = 200;
const PATHS = ['/', '/online/all-games', '/gamelanding/quiet-sudoku', '/api/games/home'];

/** Returns the resident memory of a process in MB. */
const residentMb = async (pid) => {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  }
  const { stdout } = await execFileAsync('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
};

/** Returns the largest resident memory while work runs. */
const peakMb = async (pid, work) => {
  let isDone = false;
  let peak = 0;
  const sampling = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await residentMb(pid));
      await wait(SAMPLE_MS);
    }
  })();
  await work().finally(() => (isDone = true));
  await sampling;
  return peak;
};

const measureMemory = async (server, size) => {
  await wait(REST_MS[size]);
  const rest = await residentMb(server.pid);
  const peak = await peakMb(server.pid, async () => {
    for (const path of PATHS)
      await measureRate(server, path, {
        seconds: LOAD_SECONDS[size],
        headers: BROWSER_HEADERS,
        connections: CLIENTS,
      });
  });
  return { rest, peak };
};

export const memory = {
  name: 'memory',
  title: 'Memory of the server',
  description:
    'Resident memory of the server process some seconds after its start, then its peak while 200 connections request four cached paths one after another. PostgreSQL is not included. The reference is a `node:http` process that serves the same bytes.',
  run: async ({ startSite, openSite, folder, isShort, rounds }) => {
    const size = isShort ? 'short' : 'full';
    const source = await openSite();
    const file = join(folder, 'memory-responses.json');
    const samples = { site: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      const site = await startSite({});
      const bare = await startBareBytes(source.url, PATHS, file);
      samples.site.push(await measureMemory(site, size));
      samples.bare.push(await measureMemory(bare, size));
      await Promise.all([site.stop(), bare.stop()]);
    }
    const result = (name, key) =>
      createResult({
        name,
        unit: 'MB',
        site: samples.site.map((sample) => sample[key]),
        reference: samples.bare.map((sample) => sample[key]),
        against: '`node:http` with the same bytes',
      });
    return [result('at rest', 'rest'), result(`with ${CLIENTS} clients`, 'peak')];
  },
};
