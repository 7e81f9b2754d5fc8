/**
 * Tests that the build of the games rebuilds only changed games, and that a development build neither minifies nor
 * compresses.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGames } from '@/scripts/build-games.mjs';

const BUILT_SLUGS = ['glasshouse', 'needle-drop'];
let outDir: string;
let firstBuild: Awaited<ReturnType<typeof buildGames>>;

const buildSlugs = (isDev = false) => buildGames({ outDir, isDev, only: BUILT_SLUGS });
const pathInOutput = (path: string) => join(outDir, 'play', path);

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'build-games-'));
  firstBuild = await buildSlugs();
});
afterAll(() => rm(outDir, { recursive: true }));

describe('building the games', () => {
  it('builds every game the first time', () => {
    expect(firstBuild.built).toEqual(expect.arrayContaining(BUILT_SLUGS));
  });

  it('builds nothing when nothing has changed, and returns the same manifest', async () => {
    const second = await buildSlugs();
    expect(second.built).toEqual([]);
    expect(second.manifest).toEqual(firstBuild.manifest);
  });

  it('builds only the game whose script is missing', async () => {
    await rm(pathInOutput('glasshouse/game.js'));
    expect((await buildSlugs()).built).toEqual(['glasshouse']);
    expect(existsSync(pathInOutput('glasshouse/game.js'))).toBe(true);
  });

  it('states the compressed size that a browser receives', async () => {
    const { games } = firstBuild.manifest as { games: Record<string, { js: { brotli: number } }> };
    const compressed = await readFile(pathInOutput('needle-drop/game.js.br'));
    expect(games['needle-drop']?.js.brotli).toBe(compressed.length);
  });

  it('omits compression and adds the reload script for development', async () => {
    const devDir = join(outDir, 'dev');
    await buildGames({ outDir: devDir, isDev: true, only: ['glasshouse'] });
    expect(existsSync(join(devDir, 'play/glasshouse/game.js.br'))).toBe(false);
    expect(await readFile(join(devDir, 'play/glasshouse/index.html'), 'utf8')).toContain('/dev/reload.js');
    expect(await readFile(pathInOutput('glasshouse/index.html'), 'utf8')).not.toContain('/dev/');
  });
});
