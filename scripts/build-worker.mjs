/** Bundles the service worker into `<outDir>/offline-worker.js`, with the style sheet of its page as text. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const sheetAsText = (sheets) => ({
  name: 'sheet-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { outputFiles, metafile } = await build({
        entryPoints: [file],
        metafile: true,
        bundle: true,
        minify: true,
        write: false,
        external: ['/fonts/*'],
      });
      sheets.push(...Object.keys(metafile.inputs));
      return { contents: outputFiles[0].text, loader: 'text' };
    });
  },
});

/**
 * @param {{ outDir: string, dev?: boolean }} options
 * @returns esbuild's metafile; its inputs include the style sheets that the page's style sheet imports
 */
export const buildWorker = async ({ outDir, dev = false }) => {
  const sheets = [];
  const { metafile } = await build({
    entryPoints: { 'offline-worker': path.join(root, 'worker/main.ts') },
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
    plugins: [sheetAsText(sheets)],
  });
  for (const sheet of sheets) metafile.inputs[sheet] ??= { bytes: 0, imports: [] };
  return { metafile };
};
