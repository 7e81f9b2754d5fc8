/**
 * Packs each download game into a file that runs from disk, with its game, its fonts, and a policy that blocks all
 * connections.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { browserScript, inline } from './build/game-files.mjs';
import { root } from './lib/run.mjs';

const MAX_BYTES = 2 * 1024 * 1024;

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Bundles the shell with the rules of one game. */
async function bundleShell(game) {
  const { outputFiles, metafile } = await build({
    ...browserScript(false),
    stdin: {
      contents: `import { startShell } from './games/offline/shell';
import { rulesFor } from './games/${game}/rules';
startShell(rulesFor);`,
      resolveDir: root,
      loader: 'ts',
    },
    outdir: path.join(root, '.build', 'offline'),
    write: false,
    loader: { '.woff2': 'dataurl', '.svg': 'text' },
  });
  const textOf = (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const inputs = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return { script: textOf('.js'), style: textOf('.css'), inputs };
}

/** Returns JSON that is safe inside a script element: no part of it can close the element. */
const dataOf = (value) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function packGame(pack, gamesFolder, slot) {
  const { script, style, inputs } = await bundleShell(pack.game);
  const whole = await readFile(path.join(gamesFolder, 'play', pack.game, 'whole.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(gamesFolder, 'games-manifest.json'), 'utf8'));
  const { scripts, styles } = manifest.games[pack.game].whole;
  const listed = (hashes) => hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  // The game's frame is created from this document and inherits its policy.
  const policy = [
    `default-src 'none'`,
    `script-src ${sha256(script)} ${listed(scripts)}`,
    `style-src ${sha256(style)} ${listed(styles)}`,
    `font-src data:`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  const html = `<!doctype html>
<html lang="en" data-theme="modern">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
${slot}
<title>${escape(pack.title)}</title>
${inline('style', style)}
</head>
<body>
<div id="game"></div>
<noscript>This game needs JavaScript.</noscript>
<script type="application/json" id="packed">${dataOf({ pack, document: whole })}</script>
${inline('script', script)}
</body>
</html>
`;
  return { html, inputs };
}

/**
 * Writes `<outDir>/<slug>.html` for every download game, and `<outDir>/manifest.json` with their sizes.
 * @param {{ outDir: string, gamesFolder: string, catalog: string }} options `catalog`: the bundled list of our games
 * @returns {Promise<{ inputs: string[], outputs: string[] }>} the files read by the bundler, and the files written
 */
export async function buildOffline({ outDir, gamesFolder, catalog }) {
  const { OFFLINE_PACKS, EMPTY_SLOT } = await import(`${pathToFileURL(catalog).href}?${Date.now()}`);
  await mkdir(outDir, { recursive: true });
  const manifest = [];
  const inputs = new Set();
  for (const pack of OFFLINE_PACKS) {
    const packed = await packGame(pack, gamesFolder, EMPTY_SLOT);
    for (const file of packed.inputs) inputs.add(file);
    const bytes = Buffer.byteLength(packed.html);
    if (bytes > MAX_BYTES)
      throw new Error(`${pack.slug} is ${bytes} bytes: a download has at most ${MAX_BYTES}.`);
    await writeFile(path.join(outDir, `${pack.slug}.html`), packed.html);
    manifest.push({ sku: pack.sku, slug: pack.slug, fileName: pack.fileName, version: pack.version, bytes });
  }
  const list = path.join(outDir, 'manifest.json');
  await writeFile(list, `${JSON.stringify(manifest, null, 2)}\n`);
  const outputs = [list, ...OFFLINE_PACKS.map(({ slug }) => path.join(outDir, `${slug}.html`))];
  return { inputs: [...inputs], outputs };
}
