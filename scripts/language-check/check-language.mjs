/** Compares the project's language with its baseline, and the commits' subjects with the rules. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareCounts, countFindings, lowerBaseline } from './baseline.mjs';
import { findAddedLines } from './changed-lines.mjs';
import { collectFindings, folderOf } from './collect.mjs';
import { checkCommits } from './commit-subjects.mjs';

const MAX_SHOWN = 40;
const baselinePath = (root) => join(root, 'scripts/language-check/baseline.json');

export const formatFinding = ({ path, line, message }) => `${path}:${line} ${message}`;

export const readBaseline = async (root) => JSON.parse(await readFile(baselinePath(root), 'utf8'));

/**
 * Describes the folders that differ from the baseline, with the findings on added lines, or with all findings when no
 * added line has one.
 * @param {ReturnType<typeof compareCounts>} differences
 */
export const describeDifferences = (differences, findings, isAdded) =>
  differences.map(({ check, folder, allowed, found }) => {
    if (found < allowed)
      return `${folder}: ${found} findings in ${check}, ${allowed} in the baseline. Lower it: npm run language -- --write`;
    const all = findings.filter((finding) => finding.check === check && folderOf(finding.path) === folder);
    const added = all.filter(({ path, line }) => isAdded(path, line));
    const shown = (added.length > 0 ? added : all)
      .slice(0, MAX_SHOWN)
      .map((finding) => `  ${formatFinding(finding)}`);
    return [`${folder}: ${found} findings in ${check}, ${allowed} allowed`, ...shown].join('\n');
  });

/**
 * Returns the faults of the project's language, one text for each, and notes about checks that did not run.
 * @param {string} root
 */
export const checkLanguage = async (root) => {
  const findings = await collectFindings(root);
  const differences = compareCounts(await readBaseline(root), countFindings(findings));
  const isAdded = differences.length > 0 ? await findAddedLines(root) : () => false;
  const faults = describeDifferences(differences, findings, isAdded);
  const commits = await checkCommits(root);
  if (!commits) return { faults, notes: ['commit subjects are not checked: this is not a git checkout'] };
  return { faults: [...faults, ...commits.faults], notes: [] };
};

/** Lowers the baseline file to the current findings. Returns the folders with more findings than allowed. */
export const writeBaseline = async (root) => {
  const counts = countFindings(await collectFindings(root));
  const baseline = await readBaseline(root);
  await writeFile(baselinePath(root), `${JSON.stringify(lowerBaseline(baseline, counts), null, 2)}\n`);
  return compareCounts(baseline, counts).filter(({ found, allowed }) => found > allowed);
};
