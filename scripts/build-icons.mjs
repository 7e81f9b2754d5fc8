/** Writes the two static sprites, `public/icons.svg` and `public/scenery.svg`, from the drawings in `public-src/`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const readAttribute = (markup, name) => markup.match(new RegExp(`<svg[^>]*\\s${name}="([^"]*)"`))?.[1];

/** Makes the second tone depend on custom properties, because only those reach a drawing through `<use>`. */
const makeLightable = (markup) =>
  markup.replaceAll(
    'fill="var(--icon-lit,#F5A21B)"',
    'fill="var(--icon-lit,currentColor)" opacity="var(--icon-strength,.42)"',
  );

const createSymbol = (folder, file) => {
  const markup = readFileSync(join(folder, file), 'utf8');
  const inner = makeLightable(
    markup
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/<title>.*?<\/title>/, ''),
  );
  const aspect = readAttribute(markup, 'preserveAspectRatio');
  const overflow = readAttribute(markup, 'overflow');
  const id = file.replace(/^ui-/, '').replace(/\.svg$/, '');
  const extras = [aspect && ` preserveAspectRatio="${aspect}"`, overflow && ` overflow="${overflow}"`];
  return `<symbol id="${id}" viewBox="${readAttribute(markup, 'viewBox')}"${extras.filter(Boolean).join('')}>${inner.trim()}</symbol>`;
};

const buildSprite = (folderName, target) => {
  const folder = join(root, 'public-src', folderName);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const symbols = files.map((file) => createSymbol(folder, file)).join('\n');
  writeFileSync(
    join(root, 'public', target),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`,
  );
};

buildSprite('icons', 'icons.svg');
buildSprite('scenery', 'scenery.svg');
