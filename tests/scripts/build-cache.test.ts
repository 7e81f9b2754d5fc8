/** Tests the record of each build unit's inputs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBuildCache } from '@/scripts/lib/build-cache.mjs';

let folder: string;
let input: string;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-cache-'));
  input = join(folder, 'input.ts');
  output = join(folder, 'output.js');
  await writeFile(input, 'first');
});
afterEach(() => rm(folder, { recursive: true }));

const createBuild = () =>
  vi.fn(async () => {
    await writeFile(output, 'built');
    return { inputs: [input], outputs: [output], result: { bytes: 5 } };
  });
/** Runs the unit with a new cache, as the next build would. */
const run = (build: ReturnType<typeof createBuild>, key: unknown = { isDev: false }) =>
  openBuildCache(join(folder, 'records')).unit('unit', key, build);

describe('building a unit', () => {
  it('skips the work when nothing has changed, and returns the recorded result', async () => {
    const build = createBuild();
    await run(build);
    expect(await run(build)).toEqual({ bytes: 5 });
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('repeats the work after an input changed', async () => {
    const build = createBuild();
    await run(build);
    await writeFile(input, 'second');
    await run(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work after an input was removed', async () => {
    const build = createBuild();
    await run(build);
    await rm(input);
    await run(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work for a different key', async () => {
    const build = createBuild();
    await run(build);
    await run(build, { isDev: true });
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work after an output was removed', async () => {
    const build = createBuild();
    await run(build);
    await rm(output);
    await run(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('records nothing when the work fails', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('no compiler')));
    await expect(openBuildCache(join(folder, 'records')).unit('unit', {}, failing)).rejects.toThrow(
      'no compiler',
    );
    const build = createBuild();
    await run(build, {});
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('detects a changed input once its hash is dropped from the open cache', async () => {
    const { createFileHashes } = await import('@/scripts/lib/build-cache.mjs');
    const hashes = createFileHashes();
    const cache = openBuildCache(join(folder, 'records'), hashes);
    await cache.unit('unit', {}, createBuild());
    await writeFile(input, 'second');
    expect(await cache.isFresh('unit', {})).toBe(true);
    hashes.forget(input);
    expect(await cache.isFresh('unit', {})).toBe(false);
  });
});
