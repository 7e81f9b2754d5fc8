/** Writes the two static sprites, `public/icons.svg` and `public/scenery.svg`, from the drawings in `public-src/`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const attribute = (markup, name) => markup.match(new RegExp(`<svg[^>]*\\s${name}="([^"]*)"`))?.[1];

/** Makes the second tone depend on custom properties, because only those reach a drawing through `<use>`. */
const lightable = (markup) =>
  markup.replaceAll(
    'fill="var(--icon-lit,#F5A21B)"',
    'fill="var(--icon-lit,currentColor)" opacity="var(--icon-strength,.42)"',
  );

const symbolOf = (folder, file) => {
  const markup = readFileSync(join(folder, file), 'utf8');
  const inner = lightable(
    markup
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/<title>.*?<\/title>/, ''),
  );
  const aspect = attribute(markup, 'preserveAspectRatio');
  const overflow = attribute(markup, 'overflow');
  const id = file.replace(/^ui-/, '').replace(/\.svg$/, '');
  const extras = [aspect && ` preserveAspectRatio="${aspect}"`, overflow && ` overflow="${overflow}"`];
  return `<symbol id="${id}" viewBox="${attribute(markup, 'viewBox')}"${extras.filter(Boolean).join('')}>${inner.trim()}</symbol>`;
};

const build = (folderName, target) => {
  const folder = join(root, 'public-src', folderName);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const symbols = files.map((file) => symbolOf(folder, file)).join('\n');
  writeFileSync(
    join(root, 'public', target),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`,
  );
};

build('icons', 'icons.svg');
build('scenery', 'scenery.svg');
