/** Lists the files that name every game, with the lines that a new game adds to each. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const endOfImports = (text) => {
  const last = text.lastIndexOf('\nimport ');
  if (last < 0) return -1;
  const end = text.indexOf("';\n", last);
  return end < 0 ? -1 : end + "';\n".length;
};

/** Inserts a line at its position. Throws when the file has changed so much that the position cannot be found. */
function put(file, text, [placeIn, line]) {
  const place = placeIn(text);
  if (place < 0)
    throw new Error(
      `${file} does not have the format that scripts/game/registrations.mjs expects; no file was written.`,
    );
  return text.slice(0, place) + line + text.slice(place);
}

const before = (mark) => (text) => text.indexOf(mark);
const afterLast = (mark) => (text) => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? -1 : at + mark.length;
};

/** Returns the end of the last list of a file; independent of the comments around it. */
const endOfLastList = (text) => {
  const at = text.lastIndexOf('\n];\n');
  return at < 0 ? -1 : at + 1;
};

const PLACES = {
  'games/catalog.ts': ({ slug, upper }) => [
    [endOfImports, `import { ${upper}_ENTRIES } from './${slug}/catalog-entries';\n`],
    [before(']\n  .map(withPreviewVideo)'), `  ...${upper}_ENTRIES,\n`],
  ],
  'games/ways-to-play.ts': ({ slug }) => [
    [
      before('};\n\nconst FOLDER'),
      `  ${/\W/.test(slug) ? `'${slug}'` : slug}: { isOneHanded: true, hasKeyboard: true },\n`,
    ],
  ],
  'server/scores/games/rules.ts': ({ slug, camel }) => [
    [endOfImports, `import { rulesFor as ${camel}Rules } from '@/games/${slug}/rules';\n`],
    [endOfLastList, `  ${camel}Rules,\n`],
  ],
  'scripts/frames.mjs': ({ slug }) => [[before("';\n\nconst { values }"), `,${slug}`]],
  'e2e/support/players.ts': ({ slug, camel }) => [
    [endOfImports, `import { ${camel}Player } from './players/${slug}';\n`],
    [afterLast(',\n'), `  ${camel}Player,\n`],
  ],
};

/** Returns the changed text of every file that names the games, by its path. */
export async function registrationsOf(root, names) {
  const changed = new Map();
  for (const [file, linesOf] of Object.entries(PLACES)) {
    const text = await readFile(join(root, file), 'utf8');
    const lines = linesOf(names);
    changed.set(
      file,
      lines.reduce((all, line) => put(file, all, line), text),
    );
  }
  return changed;
}
