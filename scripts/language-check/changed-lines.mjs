/** Lists the lines that the branch added, so that the check can point at new findings. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBase } from '../lib/changes.mjs';

const execFileAsync = promisify(execFile);
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/**
 * Reads a diff without context lines.
 * @param {string} diff
 * @returns {Map<string, Set<number>>} file → added lines
 */
export const readAddedLines = (diff) => {
  const added = new Map();
  let lines = new Set();
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) {
      lines = new Set();
      added.set(line.slice('+++ b/'.length), lines);
    }
    const [, start, count = '1'] = HUNK.exec(line) ?? [];
    for (let at = 0; start && at < Number(count); at++) lines.add(Number(start) + at);
  }
  return added;
};

/**
 * Returns a function that says whether a line is new since the branch left the main branch.
 * @returns {Promise<(path: string, line: number) => boolean>} true for every line outside a git checkout
 */
export const findAddedLines = async (root) => {
  const base = await findBase();
  if (!base) return () => true;
  const runGit = async (...args) =>
    (await execFileAsync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })).stdout;
  try {
    const added = readAddedLines(await runGit('diff', '-U0', '--no-ext-diff', '--no-color', base));
    const untracked = new Set((await runGit('ls-files', '--others', '--exclude-standard')).split('\n'));
    return (path, line) => untracked.has(path) || (added.get(path)?.has(line) ?? false);
  } catch {
    // A folder outside the checkout has no diff, so all of its lines count as new.
    return () => true;
  }
};
