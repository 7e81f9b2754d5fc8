/** The names of a new game: what a slug has to be, and every form in which it stands in the source. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModules } from '../lib/load-modules.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** It is a folder, part of addresses and a key of the scores service; three words have room. */
const MAX_LETTERS = 32;
const MAX_TITLE = 40;
/** Addresses below /play/ that are no games. */
const RESERVED = new Set(['fonts', 'new-game']);

const toTitle = (slug) =>
  slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/** Whether a slug names a folder or an edition of a game. */
async function isTaken(root, slug) {
  if (existsSync(join(root, 'games', slug))) return true;
  const { BUILT_IN_GAMES } = await loadModules("export { BUILT_IN_GAMES } from './games/catalog';", root);
  return BUILT_IN_GAMES.some((game) => game.slug === slug || game.keyword === slug);
}

/** Gives the names of a game; throws, saying what is wrong, for a slug or title that cannot be one. */
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
