/** `npm run language [-- <path> …]` lists findings of the language check; `-- --write` lowers the baseline. */
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';

const USAGE = 'npm run language [-- <path> …] | [-- --write]';

const listFindings = async (paths) => {
  const { collectFindings } = await import('./language-check/collect.mjs');
  const { formatFinding } = await import('./language-check/check-language.mjs');
  const prefixes = paths.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  const isRequested = ({ path }) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const found = (await collectFindings(root)).filter(
    (finding) => prefixes.length === 0 || isRequested(finding),
  );
  for (const finding of found) say(formatFinding(finding));
  say(`${found.length} findings`);
};

const lowerStoredBaseline = async () => {
  const { writeBaseline } = await import('./language-check/check-language.mjs');
  const raised = await writeBaseline(root);
  for (const { check, folder, found, allowed } of raised)
    say(`${folder}: ${found} findings in ${check}, ${allowed} allowed; the baseline is never raised`);
  if (raised.length > 0) process.exitCode = 1;
  else say('Updated scripts/language-check/baseline.json.');
};

const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith('-') && arg !== '--write')) {
  say(USAGE);
  process.exit(1);
}
requireNode();
await ensureDependencies();
await (args.includes('--write') ? lowerStoredBaseline() : listFindings(args));
