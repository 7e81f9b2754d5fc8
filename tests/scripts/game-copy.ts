/** Copies the files that a new game changes or uses. A test can then create a game without changing the repository. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const COPIED_PATHS = [
  'games',
  'lib',
  'scripts',
  'server/scores/games',
  'e2e/support',
  'tests/games',
  'tests/support',
  'package.json',
  'tsconfig.json',
  'eslint.config.js',
  '.prettierrc.json',
  'package-lock.json',
];
/** Linked instead of copied, because these are only read. */
const LINKED_FOLDERS = ['node_modules', 'public'];
const IMAGE_FILE = /\.(svg|webm|swf)$/;

export async function copyForNewGame(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'new-game-'));
  for (const path of COPIED_PATHS)
    await cp(join(root, path), join(copy, path), {
      recursive: true,
      filter: (from) => !IMAGE_FILE.test(from),
    });
  for (const path of LINKED_FOLDERS) await symlink(join(root, path), join(copy, path));
  return copy;
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, { recursive: true, force: true });
