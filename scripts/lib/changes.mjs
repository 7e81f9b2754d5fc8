/** Lists the changes of the branch, with git. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const execFileAsync = promisify(execFile);
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

const runGit = async (...args) => {
  try {
    return (await execFileAsync('git', args, { cwd: root, maxBuffer: 16 * 1024 * 1024 })).stdout.trim();
  } catch {
    return null;
  }
};

const splitLines = (text) => (text ? text.split('\n').filter(Boolean) : []);

/**
 * Returns the commit that the branch started from: its merge base with the main branch, or HEAD on the main branch itself.
 * @returns {Promise<string | null>} null outside a git checkout
 */
export const findBase = async () => {
  for (const branch of MAIN_BRANCHES) {
    const base = await runGit('merge-base', 'HEAD', branch);
    if (base) return base;
  }
  return runGit('rev-parse', 'HEAD');
};

/**
 * Lists the files that differ from the base, uncommitted and untracked ones included.
 * @returns {Promise<string[]>} paths relative to the project's root
 */
export const listChangedFiles = async () => {
  const base = await findBase();
  if (!base) return [];
  const lists = await Promise.all([
    runGit('diff', '--name-only', base),
    runGit('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(lists.flatMap(splitLines))];
};

const SHARED_BY_GAMES = new Set(['kit', 'sdk', 'flash', 'offline']);

/**
 * Returns whether code that every game uses has changed: its kit, its SDK, or the way the tests play.
 * @param {string[]} files
 */
export const changesEveryGame = (files) =>
  files.some((file) => /^(games\/(kit|sdk)\/|e2e\/games|e2e\/support\/[^/]+\.ts$)/.test(file));

/**
 * Returns the games that own changed files: `games/<slug>/…` or the game's player in the e2e tests.
 * @param {string[]} files
 */
export const changedGamesOf = (files) => {
  const slugs = files.flatMap((file) => {
    const [, slug] =
      /^games\/([^/]+)\//.exec(file) ?? /^e2e\/support\/players\/([^/]+)\.ts$/.exec(file) ?? [];
    return slug && !SHARED_BY_GAMES.has(slug) ? [slug] : [];
  });
  return [...new Set(slugs)].sort();
};
