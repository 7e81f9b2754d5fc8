/**
 * Tests hundreds of stale locks, each requested by many callers at the same time. In an earlier implementation, which
 * evicted by renaming, one in three hundred attempts admitted a second holder.
 */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLock } from '@/server/db/embedded/lock';

const ROUNDS = 600;
const WAITERS = 8;
const longAgo = new Date(Date.now() - 60_000);
const deadPid = 4_194_304 + 1;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starwick-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the lock between processes', () => {
  it.each([
    ['unsigned', ''],
    ['signed by a process that is gone', JSON.stringify({ pid: deadPid, host: hostname(), nonce: 'x' })],
  ])(
    'admits only one holder at a time after a stale lock that is %s',
    async (_, text) => {
      const file = join(folder, 'a.lock');
      for (let round = 0; round < ROUNDS; round += 1) {
        await writeFile(file, text);
        await utimes(file, longAgo, longAgo);
        let inside = 0;
        let max = 0;
        const work = async () => {
          max = Math.max(max, (inside += 1));
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
        };
        await Promise.all(Array.from({ length: WAITERS }, () => withLock(file, work)));
        expect(max).toBe(1);
        expect(await readdir(folder)).toEqual([]);
      }
    },
    600_000,
  );
});
