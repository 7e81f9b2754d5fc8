/** Builds a commit in a temporary Git worktree. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { step } from '../lib/console.mjs';
import { removeDataFolder } from '../lib/data-folder.mjs';
import { root, run } from '../lib/run.mjs';
import { atEnd } from '../lib/teardown.mjs';
import { copyBuild } from './site-copy.mjs';

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'];
const runGit = (...args) => run('git', args, { quiet: true });

const removeTree = async (folder) => {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith('.data')) await removeDataFolder(join(folder, name));
  await runGit('worktree', 'remove', '--force', folder);
  await rm(dirname(folder), { recursive: true, force: true });
};

const hasSameLock = async (folder) => {
  const read = (tree) => readFile(join(tree, 'package-lock.json'), 'utf8');
  return (await read(root)) === (await read(folder));
};

/**
 * Links the dependencies by hard links, which use no space and look like real folders to the bundler; it refuses links
 * that leave the project.
 */
const linkDependencies = async (folder) => {
  if (process.platform !== 'linux' || !(await hasSameLock(folder))) return false;
  return run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], { quiet: true }).then(
    () => true,
    // Hard links do not work across file systems.
    () => false,
  );
};

const provideDependencies = async (folder) => {
  if (await linkDependencies(folder)) return;
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  await run('npm', INSTALL, { cwd: folder, quiet: true });
};

/**
 * Checks out and builds a commit; the worktree is removed at the end of the program.
 * @param {string} commit
 * @returns {Promise<string>} its root
 */
export const buildTree = async (commit) => {
  // Next.js uses the outermost lock file to find the root of a project, so the worktree must not be inside this one.
  const folder = join(await mkdtemp(join(tmpdir(), 'bench-')), 'site');
  await runGit('worktree', 'add', '--detach', folder, commit);
  atEnd(() => removeTree(folder));
  const name = commit.slice(0, 12);
  await step(`Installing ${name}`, () => provideDependencies(folder));
  // Copies the build, so that steps with the same inputs are not built again.
  await copyBuild(root, folder);
  await step(`Building ${name}`, () =>
    run(process.execPath, ['scripts/build.mjs'], { cwd: folder, quiet: true }),
  );
  return folder;
};
