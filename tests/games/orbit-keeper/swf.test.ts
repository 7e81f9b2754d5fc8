/** Checks the compiled files beside their source and, where Haxe is installed, that the source compiles to them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { parseFlashSource } from '@/lib/domain/games/flash-frame';
import { compileReplayModule, hashReplaySources, replayModuleOf } from '@/scripts/flash/replay-module.mjs';

const folder = resolve(import.meta.dirname, '../../../games/orbit-keeper');
const swf = readFileSync(join(folder, 'orbit-keeper.swf'));
const body = inflateSync(swf.subarray(8));
const haxe = spawnSync('haxe', ['--version'], { encoding: 'utf8' });

/**
 * Returns the stage's size in pixels: four signed numbers, whose bit length is in the first five bits, in twentieths of a
 * pixel.
 */
const stageOf = (): { width: number; height: number; next: number } => {
  const bits = [...body.subarray(0, 20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const size = parseInt(bits.slice(0, 5), 2);
  const at = (index: number): number =>
    parseInt(bits.slice(5 + index * size, 5 + (index + 1) * size), 2) / 20;
  return { width: at(1) - at(0), height: at(3) - at(2), next: Math.ceil((5 + size * 4) / 8) };
};

describe('orbit-keeper.swf', () => {
  it('has the format of a compressed Flash file and its stated length', () => {
    expect(swf.subarray(0, 3).toString()).toBe('CWS');
    expect(swf.readUInt32LE(4)).toBe(body.length + 8);
  });

  it('has the player version it was compiled for, and a small size', () => {
    // Flash Player 15 is version 26 of the format.
    expect(swf[3]).toBe(26);
    expect(swf.length).toBeLessThan(120_000);
    expect(swf.length).toBeGreaterThan(50_000);
  });

  it('has the stage size of its catalog entry and sixty frames a second', () => {
    const row = BUILT_IN_GAMES.find(({ slug }) => slug === 'orbit-keeper');
    const { width, height, next } = stageOf();
    expect([width, height]).toEqual([row?.embed?.width, row?.embed?.height]);
    expect(body.readUInt16LE(next) / 256).toBe(60);
  });

  it('contains no path of the machine that compiled it', () => {
    expect(body.toString('latin1')).not.toMatch(/\/(home|root|work|tmp|Users)\//);
  });

  it('matches its catalog entry, with keys and a board for each difficulty of its rules', () => {
    const row = BUILT_IN_GAMES.find(({ slug }) => slug === 'orbit-keeper');
    expect(parseFlashSource(`?src=${row?.embed?.src}`)).toBe('/play/orbit-keeper/orbit-keeper.swf');
    expect(row).toMatchObject({ genres: ['19'], pageLayout: 'online', hasLeaderboards: true });
    const tuning = readFileSync(join(folder, 'src/rules/Tuning.hx'), 'utf8');
    const difficulties = [...tuning.matchAll(/\{key: '(\w+)', name: '(\w+)'/g)].map(([, key, label]) => ({
      key,
      label,
    }));
    expect(row?.modes.map(({ key, label }) => ({ key, label }))).toEqual(difficulties);
    expect(row?.embed?.keys).toContain('Space');
  });
});

describe('replay.mjs', () => {
  const module = readFileSync(replayModuleOf(folder) ?? '', 'utf8');

  it('matches the rules in its folder: run `npm run flash` after every change to them', () => {
    expect(/^\/\/ sources: ([0-9a-f]{64})$/m.exec(module)?.[1]).toBe(hashReplaySources(folder));
  });

  it('uses no math functions that platforms round differently', () => {
    const used = new Set([...module.matchAll(/\bMath\.(\w+)/g)].map(([, name]) => name));
    // `round` and `sqrt` are exact; the others select an argument or remove its sign.
    expect([...used].sort()).toEqual(['abs', 'max', 'min', 'round', 'sqrt']);
  });

  it('draws no random numbers and reads no clock', () => {
    expect(module).not.toMatch(/\bMath\.random|\bDate\b|performance/);
  });
});

describe.skipIf(haxe.error)('the Flash source', () => {
  const copy = mkdtempSync(join(tmpdir(), 'orbit-keeper-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const run = (hxml: string) => spawnSync('haxe', [hxml], { cwd: copy, encoding: 'utf8' });

  it('follows the rule set, and reproduces the scores of the golden runs', () => {
    const { status, stdout } = spawnSync('haxe', ['test.hxml'], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toMatch(/^\d{3} passed, 0 failed/m);
    expect(status).toBe(0);
  });

  it('compiles to the committed file', () => {
    cpSync(folder, copy, { recursive: true });
    rmSync(join(copy, 'orbit-keeper.swf'));
    expect(run('build.hxml').stderr).toBe('');
    const built = readFileSync(join(copy, 'orbit-keeper.swf'));
    // The output is identical to the byte with the same compiler version; another version may order things differently.
    if (haxe.stdout.trim() === '4.2.5') expect(built.equals(swf)).toBe(true);
    else expect(built.subarray(0, 4).equals(swf.subarray(0, 4))).toBe(true);
  });

  it.runIf(haxe.stdout?.trim() === '4.2.5')('compiles to the committed module', () => {
    const compile = (args: string[], cwd: string) => spawnSync('haxe', args, { cwd, encoding: 'utf8' });
    expect(compileReplayModule(folder, compile)).toBe(readFileSync(replayModuleOf(folder) ?? '', 'utf8'));
  });
});
