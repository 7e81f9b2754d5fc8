/** Tests the npm scripts that require no running site. e2e/commands.spec.ts tests the others. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const execFileAsync = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const runNode = (args: string[], env: Record<string, string> = {}) =>
  execFileAsync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });

interface PackageManifest {
  scripts: Record<string, string>;
}

describe('an npm script', () => {
  it('names an existing file, or a package’s command', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as PackageManifest;
    const files = (await readdir(join(root, 'scripts'))).map((name) => `node scripts/${name}`);
    const commands = await readdir(join(root, 'node_modules/.bin'));
    const broken = Object.values(scripts).filter(
      (script) =>
        !files.includes(script.replace(/^exec /, '')) &&
        !files.includes(script) &&
        !commands.includes(script.split(' ')[0]!),
    );
    expect(broken).toEqual([]);
  });
});

describe('npm run previews', () => {
  it('finds a preview video to record for each engine', async () => {
    const { stdout } = await runNode([
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--config',
      'scripts/previews/playwright.config.ts',
    ]);
    expect(Number(/Total: (\d+) tests/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(30);
  });
});

describe('npm run flash', () => {
  it('explains how to install a missing compiler', async () => {
    await expect(runNode(['scripts/build-flash.mjs'], { PATH: '' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('apt-get install haxe'),
    });
  });
});

describe('npm run game -- list', () => {
  it('writes the same docs/games.md as in the repository, except for the sizes', async () => {
    const { listGames } = (await import('@/scripts/game/list-games.mjs')) as {
      listGames(folder: string): Promise<string>;
    };
    const { format, resolveConfig } = await import('prettier');
    const file = join(root, 'docs/games.md');
    const options = await resolveConfig(file);
    const list = await format(await listGames(root), { ...options, filepath: file });
    // Brotli releases differ by a few bytes. e2e/games-first-load.spec.ts compares the sizes with a tolerance.
    const withoutSizes = (text: string) => text.replace(/ +\d+ KB/g, ' KB');
    expect(withoutSizes(list)).toBe(withoutSizes(await readFile(file, 'utf8')));
  });
});

describe('npm run db:generate', () => {
  let out: string;
  beforeAll(async () => {
    out = await mkdtemp(join(root, '.data-migrations-'));
    await cp(join(root, 'server/db/migrations'), out, { recursive: true });
  });
  afterAll(() => rm(out, { recursive: true }));

  it('finds nothing to migrate, because the migrations create the tables of the schema', async () => {
    const before = await readdir(out);
    const { stdout } = await runNode([
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=postgresql',
      '--schema=./server/db/schema/*.ts',
      `--out=./${out.slice(root.length + 1)}`,
    ]);
    expect(stdout).toContain('No schema changes, nothing to migrate');
    expect(await readdir(out)).toEqual(before);
  });
});
