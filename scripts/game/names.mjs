/** Validates the slug of a new game, and returns every form of its name that the source contains. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModules } from '../lib/load-modules.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The slug is a folder, a part of URLs and a key of the scores service; three words fit. */
const MAX_LETTERS = 32;
const MAX_TITLE = 40;
/** Paths below /play/ that are not games. */
const RESERVED = new Set(['fonts', 'new-game']);

const toTitle = (slug) =>
  slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/** Returns whether a slug is already the name of a folder or an edition. */
async function isTaken(root, slug) {
  if (existsSync(join(root, 'games', slug))) return true;
  const { BUILT_IN_GAMES } = await loadModules("export { BUILT_IN_GAMES } from './games/catalog';", root);
  return BUILT_IN_GAMES.some((game) => game.slug === slug || game.keyword === slug);
}

/** Returns the names of a game. Throws an error with the reason when the slug or the title is invalid. */
export async function namesOf({ root, slug, title: requested }) {
  if (!KEBAB.test(slug))
    throw new Error(
      `"${slug}" is not a valid slug. Use lower-case letters and digits in words joined by "-", such as paper-moon.`,
    );
  if (slug.length > MAX_LETTERS)
    throw new Error(`"${slug}" has ${slug.length} characters; a slug has at most ${MAX_LETTERS}.`);
  if (RESERVED.has(slug)) throw new Error(`"${slug}" is reserved by the site; choose another slug.`);
  if (await isTaken(root, slug)) throw new Error(`The game "${slug}" already exists; choose another slug.`);
  const title = (requested ?? toTitle(slug)).trim();
  if (!title || title.length > MAX_TITLE || /['"`\\$<>&\n]/.test(title))
    throw new Error(
      `"${title}" is not a valid title. Use at most ${MAX_TITLE} characters, without quotes, \\, $, <, > and &.`,
    );
  return {
    slug,
    title,
    camel: slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    upper: slug.replaceAll('-', '_').toUpperCase(),
  };
}
