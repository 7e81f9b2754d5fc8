/** Reads the project's sources and lists the findings of the language check in each. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findOpeners } from './comment-openers.mjs';
import { parseScript } from './parse-script.mjs';
import { findPlainComments } from './plain-comments.mjs';
import { findRetiredNames } from './retired-words.mjs';
import { findTestNames } from './test-names.mjs';

const SKIPPED = /^(?:\.(?!ci$|env\.example$).*|node_modules|public|test-results|compiled|migrations)$/;
const SCRIPT = /\.(?:tsx?|[mc]?js)$/;
/** Configuration files have the comments of a shell script. */
const PLAIN = /\.(css|sql|sh|hx|conf|service|example)$/;
/** Large folders whose subfolders have separate entries in the baseline. */
const DEEP_FOLDERS = ['components/views/', 'tests/server/', 'tests/components/'];

/**
 * Returns the folder of a file in the baseline: its first two levels, three below a large folder.
 * @param {string} path relative to the project, with slashes
 */
export const folderOf = (path) => {
  const parts = path.split('/').slice(0, -1);
  const depth = DEEP_FOLDERS.some((folder) => path.startsWith(folder)) ? 3 : 2;
  return parts.slice(0, depth).join('/') || '.';
};

const listSources = async (folder) => {
  const files = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await listSources(path)));
    else if ((SCRIPT.test(entry.name) || PLAIN.test(entry.name)) && !entry.name.endsWith('.d.ts'))
      files.push(path);
  }
  return files;
};

/**
 * Returns what the check finds in one file.
 * @param {string} path relative to the project, with slashes
 * @param {string} text
 * @returns {{ check: 'comments' | 'tests' | 'names', path: string, line: number, message: string }[]}
 */
export const checkFile = (path, text) => {
  const lineAtOffset = (offset) => text.slice(0, offset).split('\n').length;
  const toFindings = (check, findings) =>
    findings.map(({ start, message }) => ({ check, path, line: lineAtOffset(start), message }));
  const [, language] = PLAIN.exec(path) ?? [];
  if (language) return toFindings('comments', findOpeners(text, findPlainComments(text, language)));
  const { comments, tests, names } = parseScript(path, text);
  return [
    ...toFindings('comments', findOpeners(text, comments)),
    ...toFindings('tests', findTestNames(tests)),
    ...toFindings('names', findRetiredNames(names, path)),
  ];
};

/** Returns the findings of every source file below the root. */
export const collectFindings = async (root) => {
  const findings = [];
  for (const file of (await listSources(root)).sort())
    findings.push(...checkFile(relative(root, file).split(sep).join('/'), await readFile(file, 'utf8')));
  return findings;
};
