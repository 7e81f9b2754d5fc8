/** Tests the lock between processes, and the files that killed holders leave behind. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '@/server/db/embedded/lock';

let folder: string;
let file: string;
const longAgo = new Date(Date.now() - 60_000);
const deadPid = 4_194_304 + 1;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starwick-lock-'));
  file = join(folder, 'a.lock');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the lock between processes', () => {
  it('admits one holder at a time, and leaves no files behind', async () => {
    let inside = 0;
    let max = 0;
    const work = async () => {
      max = Math.max(max, (inside += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => withLock(file, work)));
    expect(max).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', { pid: deadPid, host: hostname(), nonce: 'x' }, new Date()],
    ['a process that has stopped renewing it', { pid: process.pid, host: hostname(), nonce: 'x' }, longAgo],
    ['another machine that has stopped renewing it', { pid: 1, host: 'elsewhere', nonce: 'x' }, longAgo],
    ['a process killed before it signed', '', longAgo],
  ])('passes to exactly one of several callers from %s', async (_, holder, touched) => {
    await writeFile(file, holder && JSON.stringify(holder));
    await utimes(file, touched, touched);
    let inside = 0;
    const work = async () => {
      expect((inside += 1)).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => withLock(file, work)));
    expect(await readdir(folder)).toEqual([]);
  });

  it('becomes free when the work throws', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(file, async () => 'yes')).toBe('yes');
  });

  it('reports the holder when the lock is not acquired in time', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, host: hostname(), nonce: 'x' }));
    await expect(withLock(file, async () => 'yes', 50)).rejects.toThrow(`Process ${process.pid}`);
  });
});
