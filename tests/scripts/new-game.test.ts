/**
 * Tests that the new game of `npm run game -- new` compiles, passes the linter, is bundled like the site's games,
 * and passes its tests.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyForNewGame, removeCopy } from './game-copy';

const execFileAsync = promisify(execFile);
const NEW_SLUG = 'paper-moon-2';
const MAX_BYTES = 150_000;
let root: string;
let commandOutput: string;

const createNewGame = (...args: string[]) =>
  execFileAsync(process.execPath, ['scripts/game.mjs', 'new', ...args], { cwd: root });
const listPrintedFiles = (mark: string) =>
  [...commandOutput.matchAll(new RegExp(`^ +${mark} +(\\S+)$`, 'gm'))].map((line) => line[1]!);
const isSource = (file: string) => file.endsWith('.ts');

beforeAll(async () => {
  root = await copyForNewGame();
  commandOutput = (await createNewGame(NEW_SLUG, '--title', 'Paper Moon')).stdout;
});
afterAll(() => removeCopy(root));

describe('a new game', () => {
  it('has its files in four folders and its name in five existing files', () => {
    const folders = new Set(listPrintedFiles('new').map((file) => file.replace(/\/[^/]*$/, '')));
    expect([...folders].sort()).toEqual([
      'e2e/support/players',
      `games/${NEW_SLUG}`,
      `games/${NEW_SLUG}/art`,
      `tests/games/${NEW_SLUG}`,
    ]);
    expect(listPrintedFiles('changed')).toHaveLength(5);
  });

  it('does not contain the name of the template', async () => {
    for (const file of [...listPrintedFiles('new'), ...listPrintedFiles('changed')]) {
      const text = await readFile(join(root, file), 'utf8');
      expect(text, file).not.toMatch(/new-game|New Game|newGame|NEW_GAME|#123456|@\/games\/kit/);
    }
  });

  it('compiles, with every file that names it', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, include: [], files: ['package.json'] },
      ts.sys,
      root,
    );
    const sources = [
      ...listPrintedFiles('new'),
      ...listPrintedFiles('changed'),
      'games/styles.d.ts',
      'games/sdk/main.ts',
    ];
    const program = ts.createProgram(
      sources.filter(isSource).map((file) => join(root, file)),
      { ...options, incremental: false, tsBuildInfoFile: undefined },
    );
    const diagnostics = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText, file }) => [file?.fileName, messageText]);
    expect(diagnostics).toEqual([]);
  });

  it('passes the linter and the formatter', async () => {
    const linted = await new ESLint({ cwd: root }).lintFiles(listPrintedFiles('new').filter(isSource));
    expect(linted.length).toBeGreaterThan(10);
    expect(linted.flatMap(({ messages }) => messages)).toEqual([]);
    const options = await resolveConfig(join(root, 'package.json'));
    for (const file of listPrintedFiles('new').filter((name) => !name.endsWith('.svg')))
      expect(
        await check(await readFile(join(root, file), 'utf8'), { ...options, filepath: file }),
        file,
      ).toBe(true);
  });

  it('passes the site’s bundler, within the size limit of a first load', async () => {
    const code = `const { buildGames } = await import('./scripts/build-games.mjs');
      const { games } = (await buildGames({ outDir: 'out', only: ['${NEW_SLUG}'] })).manifest;
      console.log(games['${NEW_SLUG}'].firstLoadBrotli);`;
    const { stdout } = await execFileAsync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: root,
    });
    expect(Number(stdout)).toBeGreaterThan(5_000);
    expect(Number(stdout)).toBeLessThan(MAX_BYTES);
    expect(await readFile(join(root, `out/play/${NEW_SLUG}/game.js`), 'utf8')).not.toContain('import(');
  });

  it('passes its tests', async () => {
    const config = join(root, 'vitest.config.mjs');
    await writeFile(config, `export default { resolve: { alias: { '@': ${JSON.stringify(root)} } } };`);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { stdout } = await execFileAsync(
      process.execPath,
      [vitest, 'run', '--config', config, `tests/games/${NEW_SLUG}`],
      {
        cwd: root,
        env: { PATH: process.env.PATH, NO_COLOR: '1', NODE_ENV: 'test' },
      },
    );
    expect(stdout).toMatch(/Tests +\d\d passed/);
  });

  it('has images of every size in its colors, and npm run draw can write them again', async () => {
    const { paletteOf } = (await import('@/scripts/game/palette.mjs')) as {
      paletteOf(slug: string): string[];
    };
    const files = listPrintedFiles('new').filter((file) => file.endsWith('.svg'));
    expect(files).toHaveLength(6);
    const writtenFiles = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
    for (const markup of writtenFiles)
      for (const color of paletteOf(NEW_SLUG)) expect(markup).toContain(color);
    for (const file of files) await writeFile(join(root, file), '');
    await execFileAsync(process.execPath, ['scripts/draw.mjs', NEW_SLUG], { cwd: root });
    const drawn = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
    expect(drawn).toEqual(writtenFiles);
  });
});

describe('rejecting a new game', () => {
  it.each([
    ['Paper-Moon', 'not a valid slug'],
    ['paper_moon', 'not a valid slug'],
    ['-paper', 'not a valid slug'],
    ['paper--moon', 'not a valid slug'],
    ['../moon', 'not a valid slug'],
    ['2048', 'not a valid slug'],
    ['', 'not a valid slug'],
    ['a'.repeat(33), 'at most 32'],
    [NEW_SLUG, 'already'],
    ['kit', 'already'],
    ['ember-match-long-stair', 'already'],
    ['scorpion-solitaire', 'already'],
    ['lamplight-jigsaw-star-watch', 'already'],
    ['fonts', 'site'],
  ])('rejects "%s" with the message: %s', async (slug, why) => {
    await expect(createNewGame('--', slug)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(why),
    });
  });

  it('rejects a title that would break the source', async () => {
    await expect(createNewGame('other-moon', '--title', "It's")).rejects.toMatchObject({ code: 1 });
  });

  it('writes nothing when a file that names every game has an unexpected form', async () => {
    const file = join(root, 'e2e/support/players.ts');
    const before = await readFile(file, 'utf8');
    await writeFile(file, 'export {};\n');
    await expect(createNewGame('third-moon')).rejects.toMatchObject({
      stderr: expect.stringContaining('no file was written'),
    });
    await writeFile(file, before);
    await expect(readFile(join(root, 'games/third-moon/config.ts'))).rejects.toThrow();
    expect(await readFile(join(root, 'games/catalog.ts'), 'utf8')).not.toContain('third-moon');
  });
});
