/** Bundles the script of the ad frame into `<outDir>/frame.js`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {{ outDir: string, dev?: boolean }} options */
export const buildAds = ({ outDir, dev = false }) =>
  build({
    entryPoints: { frame: path.join(root, 'ads/main.ts') },
    bundle: true,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    minify: !dev,
    legalComments: 'none',
    logLevel: 'warning',
    outdir: path.resolve(outDir),
    tsconfig: path.join(root, 'tsconfig.json'),
  });
