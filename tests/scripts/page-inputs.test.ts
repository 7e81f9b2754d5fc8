/** Tests the list of the pages' source files, which decides whether a build is outdated. */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { PAGE_INPUTS } from '@/scripts/build/pages.mjs';

const root = resolve(import.meta.dirname, '../..');

describe('the list of a page’s inputs', () => {
  it('contains every file that the page imports', async () => {
    const pages = (await readdir(join(root, 'pages'), { recursive: true })).filter((file) =>
      file.endsWith('.tsx'),
    );
    const { metafile } = await build({
      entryPoints: pages.map((file) => join(root, 'pages', file)),
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'unused',
      platform: 'node',
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
      tsconfig: join(root, 'tsconfig.json'),
      external: ['/fonts/*', '/art/*'],
      logLevel: 'error',
    });
    const isListed = (file: string) =>
      PAGE_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
    const imported = Object.keys(metafile.inputs);
    // Only the server computes with time zones. In the browser, 17 KB of temporal-polyfill would load with the outbox.
    expect(imported).not.toContain('lib/domain/days/zone-offsets.ts');
    expect(imported.length).toBeGreaterThan(200);
    expect(imported.filter((file) => !isListed(file))).toEqual([]);
  });
});
