/** Creates a game from the template: its files with the new names, and a line in every file that lists the games. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { loadModules } from '../lib/load-modules.mjs';
import { namesOf } from './names.mjs';
import { paletteOf, PLACEHOLDERS } from './palette.mjs';
import { registrationsOf } from './registrations.mjs';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const SOURCE = /\.(ts|css|json|mjs)$/;

/** The target folders of the template's parts, and the changes to their imports. */
const listTemplateParts = ({ slug }) => [
  { from: 'game', to: `games/${slug}`, imports: [["'@/games/kit/", "'../kit/"]] },
  { from: 'tests', to: `tests/games/${slug}`, imports: [["'../game/", `'@/games/${slug}/`]] },
  {
    from: 'e2e',
    to: 'e2e/support/players',
    rename: () => `${slug}.ts`,
    imports: [
      ["'@/e2e/support/players/", "'./"],
      ["'../game/", `'@/games/${slug}/`],
    ],
  },
];

const fillPlaceholders = (text, { slug, title, camel, upper }) => {
  const palette = paletteOf(slug);
  return PLACEHOLDERS.reduce((all, color, i) => all.replaceAll(color, palette[i]), text)
    .replaceAll('new-game', slug)
    .replaceAll('New Game', title)
    .replaceAll('newGame', camel)
    .replaceAll('NEW_GAME', upper)
    .replaceAll('2026-01-01', new Date().toISOString().slice(0, 10));
};

async function readPart({ from, to, imports, rename = (name) => name }, names) {
  const files = await readdir(join(TEMPLATE, from));
  const read = async (name) => {
    const text = await readFile(join(TEMPLATE, from, name), 'utf8');
    const moved = imports.reduce((all, [before, after]) => all.replaceAll(before, after), text);
    return [`${to}/${rename(name)}`, fillPlaceholders(moved, names)];
  };
  return Promise.all(files.map(read));
}

/**
 * Writes a new game into a copy of the repository: all of its files, or none.
 * @param {{ root: string, slug: string, title?: string }} asked
 * @returns {Promise<{ slug: string, title: string, written: string[], changed: string[] }>} paths from the root
 */
export async function createGame({ root, slug, title }) {
  const names = await namesOf({ root, slug, title });
  const files = new Map(
    (await Promise.all(listTemplateParts(names).map((part) => readPart(part, names)))).flat(),
  );
  const { drawImages } = await loadModules("export { drawImages } from './images';", join(TEMPLATE, 'game'));
  for (const [name, markup] of drawImages())
    files.set(fillPlaceholders(`games/new-game/art/${name}.svg`, names), fillPlaceholders(markup, names));
  const changes = await registrationsOf(root, names);
  const options = await resolveConfig(join(root, 'package.json'));
  for (const [file, text] of [...files, ...changes]) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, SOURCE.test(file) ? await format(text, { ...options, filepath: path }) : text);
  }
  return {
    slug: names.slug,
    title: names.title,
    written: [...files.keys()].sort(),
    changed: [...changes.keys()],
  };
}
