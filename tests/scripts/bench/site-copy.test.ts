/** Tests copies of a built project. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite } from '@/scripts/bench/site-copy.mjs';

const SITE_FILES = [
  'package.json',
  '.env',
  '.data/postgres/PG_VERSION',
  '.build/server/main.mjs',
  '.build/bench/feed.jsonl',
  'node_modules/axios/index.js',
];

let siteFolder: string;
beforeEach(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  for (const file of SITE_FILES) {
    await mkdir(dirname(join(siteFolder, 'site', file)), { recursive: true });
    await writeFile(join(siteFolder, 'site', file), '');
  }
  await mkdir(join(siteFolder, 'site/.next/node_modules'), { recursive: true });
  await symlink('../../node_modules/axios', join(siteFolder, 'site/.next/node_modules/axios-1'));
});
afterEach(() => rm(siteFolder, { recursive: true, force: true }));

describe('copying a built project', () => {
  it('omits settings, data and files of the benchmarks', async () => {
    await copySite(join(siteFolder, 'site'), join(siteFolder, 'copy'));
    const copied = SITE_FILES.filter((file) => existsSync(join(siteFolder, 'copy', file)));
    expect(copied).toEqual(['package.json', '.build/server/main.mjs', 'node_modules/axios/index.js']);
  });

  it('keeps links between packages inside the copy', async () => {
    await copySite(join(siteFolder, 'site'), join(siteFolder, 'copy'));
    expect(await readlink(join(siteFolder, 'copy/.next/node_modules/axios-1'))).toBe(
      '../../node_modules/axios',
    );
  });
});
