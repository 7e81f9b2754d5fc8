/**
 * Writes `public/fonts/*.woff2` and `styles/embedded-fonts.css` from the packaged fonts. Run it after a change to a
 * font, or to the weights that the design uses. The font files retain every letter, without the unused weights. The
 * style sheet embeds the most common letters, so that text has its typeface in the first frame (decision 0032).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'public', 'fonts');

const FACES = [
  { packaged: 'commissioner', variant: 'flar', weights: { min: 600, max: 850 } },
  { packaged: 'hanken-grotesk', variant: 'wght', weights: { min: 400, max: 700 } },
];
const SCRIPTS = ['latin', 'latin-ext'];
/** Every code point that a packaged font may contain, so that no letter of its file is removed. */
const LETTERS = Array.from({ length: 0xffff }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .join('');

for (const { packaged, variant, weights } of FACES)
  for (const script of SCRIPTS) {
    const source = require.resolve(
      `@fontsource-variable/${packaged}/files/${packaged}-${script}-${variant}-normal.woff2`,
    );
    const whole = await readFile(source);
    const narrowed = await subsetFont(whole, LETTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    const name = `${packaged}-${script}.woff2`;
    await writeFile(join(folder, name), narrowed);
    process.stdout.write(`${name} ${whole.length} -> ${narrowed.length} B\n`);
  }

/** The printable characters of ASCII, and the typographic characters that texts use. */
const EMBEDDED_LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')}\u00a0©×é–—‘’“”…`;
const EMBEDDED = [
  { family: 'Commissioner Variable', file: 'commissioner-latin', axes: { FLAR: { min: 60, max: 100 } } },
  { family: 'Hanken Grotesk Variable', file: 'hanken-grotesk-latin', axes: {} },
];
const typographic = [...EMBEDDED_LETTERS]
  .map((letter) => letter.codePointAt(0))
  .filter((code) => code > 0x7e)
  .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);

const rules = [];
for (const { family, file, axes } of EMBEDDED) {
  const { min, max } = FACES.find(({ packaged }) => file.startsWith(packaged)).weights;
  const part = await subsetFont(await readFile(join(folder, `${file}.woff2`)), EMBEDDED_LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max }, ...axes },
  });
  rules.push(`@font-face {
  font-family: '${family}';
  font-weight: ${min} ${max};
  src: url('data:font/woff2;base64,${part.toString('base64')}') format('woff2');
  unicode-range: U+0020-007E, ${typographic.join(', ')};
}
`);
  process.stdout.write(`${file} in embedded-fonts.css ${part.length} B\n`);
}
const opening =
  '/* Written by scripts/build-fonts.mjs: the letters of most texts, in the style sheet that the first frame waits for. */';
await writeFile(join(root, 'styles', 'embedded-fonts.css'), `${opening}\n${rules.join('')}`);
