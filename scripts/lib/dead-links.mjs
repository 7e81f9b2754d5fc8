/** Finds dead links between the repository's Markdown files, and to its files. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', '.next', '.next-previous', '.build', '.git', 'test-results']);
const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

const markdownBelow = async (folder) => {
  const files = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.data')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await markdownBelow(path)));
    else if (entry.name.endsWith('.md')) files.push(path);
  }
  return files;
};

const headingToAnchor = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const listAnchors = (text) =>
  new Set([...text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading]) => headingToAnchor(heading)));

/** Returns one line for each dead link: the file, and the link's target. */
export const findDeadLinks = async (root) => {
  const dead = [];
  for (const file of await markdownBelow(root)) {
    const text = (await readFile(file, 'utf8')).replace(/```[\s\S]*?```/g, '');
    for (const [, target] of text.matchAll(LINK)) {
      if (/^(https?:|mailto:|\/)/.test(target)) continue;
      const [path, anchor] = target.split('#');
      const aim = path ? join(dirname(file), decodeURIComponent(path)) : file;
      const isMissing = !existsSync(aim);
      const isAnchorMissing =
        !isMissing && anchor && aim.endsWith('.md') && !listAnchors(await readFile(aim, 'utf8')).has(anchor);
      if (isMissing || isAnchorMissing) dead.push(`${relative(root, file)}: ${target}`);
    }
  }
  return dead;
};
