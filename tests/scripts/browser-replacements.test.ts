/** Tests that the browser replacements fit the installed versions of Next.js, React and axios. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSER_ALIASES, BROWSER_RULES, REPLACEMENTS } from '@/scripts/browser/replacements.js';

const MODULES_FOLDER = 'node_modules';
const HASH_LENGTH = 16;
const MIN_SAVED_BYTES = 1_000;

const computeHash = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(MODULES_FOLDER, file)))
    .digest('hex')
    .slice(0, HASH_LENGTH);

const replacedFiles = REPLACEMENTS.flatMap(({ name, reliesOn }) =>
  Object.entries(reliesOn).map(([file, hash]) => [name, file, hash] as const),
);

describe('a module that is replaced in the browser bundle', () => {
  it.each(replacedFiles)('matches the replaced module: %s (%s)', (_name, file, hash) => {
    expect(computeHash(file), `${file} has changed: read the change, then record its new hash`).toBe(hash);
  });

  it.each(REPLACEMENTS)('matches each replaced import: $name', ({ aliases, reliesOn }) => {
    const sources = Object.keys(reliesOn).map((file) => readFileSync(join(MODULES_FOLDER, file), 'utf8'));
    for (const request of Object.keys(aliases)) {
      // Our code imports these by their public names.
      if (/^next\/(?:dynamic|head|link|router|dist\/client\/\*)$/.test(request)) continue;
      expect(sources.filter((source) => source.includes(`'${request}'`)).length, request).toBeGreaterThan(0);
    }
  });

  it.each(Object.values(BROWSER_ALIASES))('refers to a file that exists: $browser', ({ browser }) => {
    const path = browser.startsWith('./') ? browser : join(MODULES_FOLDER, browser.replace('/*', '/index'));
    expect(existsSync(path) || existsSync(`${path}.js`)).toBe(true);
  });

  it('has an ES module for every module of the Next.js client', () => {
    const listModules = (folder: string): string[] =>
      readdirSync(join(MODULES_FOLDER, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.js'),
      );
    const modules = new Set(listModules('next/dist/esm/client'));
    expect(modules.size).toBeGreaterThan(100);
    expect(listModules('next/dist/client').filter((file) => !modules.has(file))).toEqual([]);
  });

  it.each(REPLACEMENTS)(
    'saves 1,000 bytes or blocking time, or is needed for the budget of a route: $name',
    ({ savesBytes, savesBlockingMs = 0, isForCap = false }) => {
      expect(savesBytes >= MIN_SAVED_BYTES || savesBlockingMs > 0).toBe(!isForCap);
      expect(savesBytes + savesBlockingMs).toBeGreaterThan(0);
    },
  );

  it('replaces only what the list names', () => {
    const own = readdirSync('scripts/browser').filter((file) => file !== 'replacements.js');
    const used = JSON.stringify([BROWSER_ALIASES, BROWSER_RULES]);
    expect(own.filter((file) => !used.includes(`/${file}"`))).toEqual([]);
    expect(readFileSync('next.config.js', 'utf8')).not.toContain('browser:');
  });
});
