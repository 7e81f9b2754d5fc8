/** Packs download games: each a file that runs from disk, with its game, its fonts, and a policy that lets nothing out. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inline, shared } from './build-games.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MOST_BYTES = 2 * 1024 * 1024;

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The shell with the rules of one game. */
async function bundleShell(game) {
  const { outputFiles } = await build({
    ...shared(false),
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
  return { script: textOf('.js'), style: textOf('.css') };
}

/** JSON that can stand in a script element: nothing in it ends one. */
const dataOf = (value) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function packGame(pack, gamesFolder, slot) {
  const { script, style } = await bundleShell(pack.game);
  const whole = await readFile(path.join(gamesFolder, 'play', pack.game, 'whole.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(gamesFolder, 'games-manifest.json'), 'utf8'));
  const { scripts, styles } = manifest.games[pack.game].whole;
  const listed = (hashes) => hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  // The game's frame is made of this document and has its policy.
  const policy = [
    `default-src 'none'`,
    `script-src ${sha256(script)} ${listed(scripts)}`,
    `style-src ${sha256(style)} ${listed(styles)}`,
    `font-src data:`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
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
}

/**
 * Writes `<outDir>/<slug>.html` for every download game, and `<outDir>/manifest.json` with their sizes.
 * @param {{ outDir: string, gamesFolder: string, catalogue: string }} options `catalogue`: the bundled list of our games
 */
export async function buildOffline({ outDir, gamesFolder, catalogue }) {
  const { OFFLINE_PACKS, SLOT } = await import(`${pathToFileURL(catalogue).href}?${Date.now()}`);
  await mkdir(outDir, { recursive: true });
  const manifest = [];
  for (const pack of OFFLINE_PACKS) {
    const html = await packGame(pack, gamesFolder, SLOT);
    const bytes = Buffer.byteLength(html);
    if (bytes > MOST_BYTES)
      throw new Error(`${pack.slug} is ${bytes} bytes: a file has at most ${MOST_BYTES}.`);
    await writeFile(path.join(outDir, `${pack.slug}.html`), html);
    manifest.push({ sku: pack.sku, slug: pack.slug, fileName: pack.fileName, version: pack.version, bytes });
  }
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
