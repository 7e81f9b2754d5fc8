/**
 * `npm run upgrade-check`: installs the newest Next.js, React and axios in a copy of the committed project, builds it
 * there, runs the checks and tests, and lists what fails. The project itself is not changed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, step } from './lib/console.mjs';
import { requireNode } from './lib/dependencies.mjs';
import { runAndReport } from './lib/report.mjs';
import { root, run } from './lib/run.mjs';
import { removeDataFolder } from './lib/data-folder.mjs';
import { EMPTY_COUNTS } from './lib/suites.mjs';
import { atEnd } from './lib/teardown.mjs';
import { CHECKS, parseUpgradeArguments } from './lib/upgrade-arguments.mjs';

const PACKAGES = ['next', 'react', 'react-dom', 'axios', '@types/react', '@types/react-dom'];

const bin = (...path) => join('node_modules', ...path);

/** The command of each check, for Node in the copy. */
const COMMANDS = {
  build: ['scripts/build.mjs'],
  types: [bin('typescript', 'bin', 'tsc'), '--noEmit'],
  lint: [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', '.'],
  unit: ['scripts/test.mjs', 'unit'],
  e2e: ['scripts/test.mjs', 'e2e'],
};

/** Returns the installed and the newest version of a package, and the Node.js version that the newest requires. */
const versionsOf = async (name) => {
  const { version } = JSON.parse(await readFile(join(root, bin(...name.split('/'), 'package.json')), 'utf8'));
  const output = await run('npm', ['view', `${name}@latest`, 'name', 'version', 'engines', '--json'], {
    quiet: true,
  });
  const { version: newest, engines } = JSON.parse(output.slice(output.indexOf('{')));
  return { name, installed: version, newest, node: engines?.node ?? 'any' };
};

const describeVersions = ({ name, installed, newest, node }) =>
  installed === newest
    ? `${name} ${installed} is the newest`
    : `${name} ${installed} → ${newest} (needs Node ${node})`;

/** Checks out the last commit into a temporary folder, which is removed at the end. */
const createCopy = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starwick-upgrade-'));
  const copy = join(folder, 'site');
  atEnd(async () => {
    await removeDataFolder(join(copy, '.data')).catch(() => undefined);
    await run('git', ['worktree', 'remove', '--force', copy], { quiet: true }).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });
  await run('git', ['worktree', 'add', '--detach', copy, 'HEAD'], { quiet: true });
  return copy;
};

const checkIn = async (copy, name, rest) => {
  const startedAt = performance.now();
  const problem = await run(process.execPath, [...COMMANDS[name], ...rest], { quiet: true, cwd: copy }).then(
    () => null,
    (error) => error.message,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  say(problem === null ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${problem}`);
  return problem === null ? null : `upgrade-check › ${name}`;
};

await runAndReport(async () => {
  requireNode();
  const { checks, rest, isDry } = parseUpgradeArguments(process.argv.slice(2));
  const versions = await Promise.all(PACKAGES.map(versionsOf));
  for (const each of versions) say(describeVersions(each));
  if (isDry) return EMPTY_COUNTS;
  const copy = await step('Copying the last commit', createCopy);
  await step('Installing the newest versions', () =>
    run(
      'npm',
      [
        'install',
        '--prefer-offline',
        '--include=dev',
        ...versions.map(({ name, newest }) => `${name}@${newest}`),
      ],
      { quiet: true, cwd: copy },
    ),
  );
  const failures = [];
  for (const name of checks) {
    const failure = await checkIn(copy, name, CHECKS.indexOf(name) >= CHECKS.indexOf('unit') ? rest : []);
    if (failure) failures.push(failure);
    if (failure && name === 'build') break;
  }
  const failed = failures.length;
  return { passed: checks.length - failed, failed, skipped: 0, failures };
});
