/** Checks the subjects of the branch's commits. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const MAX_LENGTH = 72;
/** The number of commits that are checked when there is no main branch to compare with. */
const LAST_COMMITS = 20;
const TYPES = 'feat|fix|perf|refactor|style|test|docs|build|ci|chore|revert';
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9][a-z0-9 ,/-]*\\))?!?: (\\S.*)$`);

/** Imperatives whose ending looks like another form. */
const IMPERATIVES = new Set(
  'need feed seed embed speed proceed succeed exceed shed bring sing process pass press address focus guess discuss bypass compress express access miss cross dress'.split(
    ' ',
  ),
);
const NOT_IMPERATIVE =
  /^(what|who|whoever|whose|where|when|one|a|an|the|no|nobody|nothing|not|is|are|it|its|they|this|that|of|all|each|every|some|how)$|(ed|ing|[^s]s)$/i;

/**
 * Returns why a subject is wrong, or null.
 * @param {string} subject
 */
export const faultOfSubject = (subject) => {
  if (subject.length > MAX_LENGTH)
    return `has ${subject.length} characters, at most ${MAX_LENGTH} are allowed`;
  const [, summary] = SUBJECT.exec(subject) ?? [];
  if (!summary) return 'is not of the form "type(scope): summary"';
  const [first] = summary.split(/[\s,:;]+/);
  if (!IMPERATIVES.has(first.toLowerCase()) && NOT_IMPERATIVE.test(first))
    return `starts with "${first}": use an imperative`;
  return null;
};

/**
 * Lists the commits since the branch left origin/main, or the most recent ones in a clone without it.
 * @param {string} root
 * @returns {Promise<{ hash: string, subject: string }[] | null>} null when the folder is not the root of a repository
 */
export const listCommits = async (root) => {
  const runGit = async (...args) => {
    try {
      return (await execFileAsync('git', args, { cwd: root })).stdout.trim();
    } catch {
      return null;
    }
  };
  const top = await runGit('rev-parse', '--show-toplevel');
  // An unpacked archive may be inside another repository.
  if (!top || (await realpath(top)) !== (await realpath(root))) return null;
  const base = await runGit('merge-base', 'HEAD', 'origin/main');
  const range = base ? [`${base}..HEAD`] : ['-n', String(LAST_COMMITS), 'HEAD'];
  const log = await runGit('log', '--no-merges', '--format=%h %s', ...range);
  return (log ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash] = line.split(' ', 1);
      return { hash, subject: line.slice(hash.length + 1) };
    });
};

/** Returns a line for each wrong subject, and how many were checked; null outside a repository. */
export const checkCommits = async (root) => {
  const commits = await listCommits(root);
  if (!commits) return null;
  const faults = commits.flatMap(({ hash, subject }) => {
    const fault = faultOfSubject(subject);
    return fault ? [`${hash} "${subject}" ${fault}`] : [];
  });
  return { checked: commits.length, faults };
};
