/** Bundles the service worker into `<outDir>/offline-worker.js`, with the sheet of its page as text. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const sheetAsText = {
  name: 'sheet-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { outputFiles } = await build({
        entryPoints: [file],
        bundle: true,
        minify: true,
        write: false,
        external: ['/fonts/*'],
      });
      return { contents: outputFiles[0].text, loader: 'text' };
    });
  },
};

/** @param {{ outDir: string, dev?: boolean }} options */
export const buildWorker = ({ outDir, dev = false }) =>
  build({
    entryPoints: { 'offline-worker': path.join(root, 'worker/main.ts') },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    minify: !dev,
    legalComments: 'none',
    logLevel: 'warning',
    outdir: path.resolve(outDir),
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [sheetAsText],
  });
