import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWhole } from '@/scripts/lib/write-whole.mjs';

describe('writing a file', () => {
  it('hides an incomplete file from readers while several processes write at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
    const file = join(folder, 'fonts/font.woff2');
    const text = 'x'.repeat(500_000);
    await writeWhole(file, text);
    const lengths: number[] = [];
    let isOver = false;
    const reads = (async () => {
      while (!isOver) lengths.push((await readFile(file, 'utf8')).length);
    })();
    await Promise.all(Array.from({ length: 50 }, () => writeWhole(file, text)));
    isOver = true;
    await reads;
    expect(new Set(lengths)).toEqual(new Set([text.length]));
    expect(await readdir(join(folder, 'fonts'))).toEqual(['font.woff2']);
    await rm(folder, { recursive: true });
  });
});
