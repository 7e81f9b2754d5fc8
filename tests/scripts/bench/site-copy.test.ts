/** Tests copies of a built project. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite } from '@/scripts/bench/site-copy.mjs';

const FILES = [
  'package.json',
  '.env',
  '.data/postgres/PG_VERSION',
  '.build/server/main.mjs',
  '.build/bench/feed.jsonl',
  'node_modules/axios/index.js',
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  for (const file of FILES) {
    await mkdir(dirname(join(folder, 'site', file)), { recursive: true });
    await writeFile(join(folder, 'site', file), '');
  }
  await mkdir(join(folder, 'site/.next/node_modules'), { recursive: true });
  await symlink('../../node_modules/axios', join(folder, 'site/.next/node_modules/axios-1'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('copying a built project', () => {
  it('omits settings, data and files of the benchmarks', async () => {
    await copySite(join(folder, 'site'), join(folder, 'copy'));
    const copied = FILES.filter((file) => existsSync(join(folder, 'copy', file)));
    expect(copied).toEqual(['package.json', '.build/server/main.mjs', 'node_modules/axios/index.js']);
  });

  it('keeps links between packages inside the copy', async () => {
    await copySite(join(folder, 'site'), join(folder, 'copy'));
    expect(await readlink(join(folder, 'copy/.next/node_modules/axios-1'))).toBe('../../node_modules/axios');
  });
});
