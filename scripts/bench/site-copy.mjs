/** Copies a built project, so that a start can be measured on separate files. */
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDataFolder } from '../lib/data-folder.mjs';

const SKIPPED_ENTRIES = new Set([
  '.git',
  '.next-previous',
  '.env',
  '.env.local',
  'node_modules',
  'test-results',
]);

// Next.js links packages by relative paths; absolute ones would point to the original's packages.
const COPY_OPTIONS = { recursive: true, verbatimSymlinks: true };

/** Returns whether an entry of a project's root belongs to a copy; data folders do not. */
const isCopied = (name) => !SKIPPED_ENTRIES.has(name) && !name.startsWith('.data');

/**
 * Copies the build results of a project.
 * @param {string} from root of the project
 * @param {string} to root of the copy
 */
export const copyBuild = async (from, to) => {
  // The copy may be below the benchmark's own folder, which a recursive copy would refuse.
  await mkdir(join(to, '.build'), { recursive: true });
  for (const name of await readdir(join(from, '.build')))
    if (name !== 'bench') await cp(join(from, '.build', name), join(to, '.build', name), COPY_OPTIONS);
  await cp(join(from, '.next'), join(to, '.next'), COPY_OPTIONS);
};

/** Removes a copy and stops its database. */
export const removeCopy = async (copy) => {
  await removeDataFolder(join(copy, '.data'));
  await rm(copy, { recursive: true, force: true });
};

/**
 * Copies a built project without its data; `node_modules` becomes a link.
 * @param {string} from root of the project
 * @param {string} to root of the copy, which is replaced
 */
export const copySite = async (from, to) => {
  await removeCopy(to);
  await copyBuild(from, to);
  for (const name of await readdir(from))
    if (isCopied(name) && name !== '.build' && name !== '.next')
      await cp(join(from, name), join(to, name), COPY_OPTIONS);
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'junction');
};
