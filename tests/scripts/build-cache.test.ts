/** Tests the record of each build unit's inputs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBuildCache } from '@/scripts/lib/build-cache.mjs';

let cacheFolder: string;
let inputPath: string;
let outputPath: string;

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'build-cache-'));
  inputPath = join(cacheFolder, 'input.ts');
  outputPath = join(cacheFolder, 'output.js');
  await writeFile(inputPath, 'first');
});
afterEach(() => rm(cacheFolder, { recursive: true }));

const createBuild = () =>
  vi.fn(async () => {
    await writeFile(outputPath, 'built');
    return { inputs: [inputPath], outputs: [outputPath], result: { bytes: 5 } };
  });
/** Runs the unit with a new cache, as the next build would. */
const runBuild = (build: ReturnType<typeof createBuild>, key: unknown = { isDev: false }) =>
  openBuildCache(join(cacheFolder, 'records')).unit('unit', key, build);

describe('building a unit', () => {
  it('skips the work when nothing has changed, and returns the recorded result', async () => {
    const build = createBuild();
    await runBuild(build);
    expect(await runBuild(build)).toEqual({ bytes: 5 });
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('repeats the work after an input changed', async () => {
    const build = createBuild();
    await runBuild(build);
    await writeFile(inputPath, 'second');
    await runBuild(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work after an input was removed', async () => {
    const build = createBuild();
    await runBuild(build);
    await rm(inputPath);
    await runBuild(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work for a different key', async () => {
    const build = createBuild();
    await runBuild(build);
    await runBuild(build, { isDev: true });
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('repeats the work after an output was removed', async () => {
    const build = createBuild();
    await runBuild(build);
    await rm(outputPath);
    await runBuild(build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('records nothing when the work fails', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('no compiler')));
    await expect(openBuildCache(join(cacheFolder, 'records')).unit('unit', {}, failing)).rejects.toThrow(
      'no compiler',
    );
    const build = createBuild();
    await runBuild(build, {});
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('detects a changed input only after its hash is removed from the in-memory cache', async () => {
    const { createFileHashes } = await import('@/scripts/lib/build-cache.mjs');
    const hashes = createFileHashes();
    const cache = openBuildCache(join(cacheFolder, 'records'), hashes);
    await cache.unit('unit', {}, createBuild());
    await writeFile(inputPath, 'second');
    expect(await cache.isFresh('unit', {})).toBe(true);
    hashes.forget(inputPath);
    expect(await cache.isFresh('unit', {})).toBe(false);
  });
});
