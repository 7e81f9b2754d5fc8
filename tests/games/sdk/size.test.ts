import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the SDK', () => {
  it('stays under 4 KB compressed', async () => {
    const { outputFiles } = await build({
      entryPoints: [path.join(root, 'games/sdk/main.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: ['es2022', 'safari16'],
      alias: { '@/lib': path.join(root, 'lib') },
    });
    const size = brotliCompressSync(outputFiles[0]!.contents).length;
    expect(size).toBeGreaterThan(2_000);
    expect(size).toBeLessThan(4_000);
  });
});
