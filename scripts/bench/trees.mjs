/** Builds a commit in a Git worktree of its own, below `.build/bench`. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { step } from '../lib/console.mjs';
import { removeDataFolder } from '../lib/data-folder.mjs';
import { root, run } from '../lib/run.mjs';
import { atEnd } from '../lib/teardown.mjs';
import { copyBuild } from './site-copy.mjs';

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'];
const git = (...args) => run('git', args, { quiet: true });

const removeTree = async (folder) => {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith('.data')) await removeDataFolder(join(folder, name));
  await rm(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
};

const hasSameLock = async (folder) => {
  const read = (tree) => readFile(join(tree, 'package-lock.json'), 'utf8');
  return (await read(root)) === (await read(folder));
};

/** Hard links cost no space and look like real folders to the bundler, which refuses links that leave the project. */
const provideDependencies = async (folder) => {
  if (process.platform === 'linux' && (await hasSameLock(folder)))
    await run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  else await run('npm', INSTALL, { cwd: folder, quiet: true });
};

/**
 * Checks out and builds a commit; the worktree is removed at the end of the program.
 * @param {string} commit
 * @param {string} name names the worktree
 * @returns {Promise<string>} its root
 */
export const buildTree = async (commit, name) => {
  const folder = join(root, '.build/bench/trees', name);
  await removeTree(folder);
  await mkdir(dirname(folder), { recursive: true });
  await git('worktree', 'add', '--detach', '--force', folder, commit);
  atEnd(() => removeTree(folder));
  await step(`Installing ${commit.slice(0, 12)}`, () => provideDependencies(folder));
  // Steps whose inputs are the same as here need no new build.
  await copyBuild(root, folder);
  await step(`Building ${commit.slice(0, 12)}`, () =>
    run(process.execPath, ['scripts/build.mjs'], { cwd: folder, quiet: true }),
  );
  return folder;
};
