/** Installs Debian packages, as root or with sudo if it needs no password. */
import { succeeds } from './succeeds.mjs';

const INSTALL_WITHIN_MS = 420_000;

const runApt = (prefix, args) => {
  const [file, ...rest] = [...prefix, 'apt-get', '-q', '-y', ...args];
  return succeeds(file, rest, {
    timeout: INSTALL_WITHIN_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

let updated;

/**
 * @param {...string} packages
 * @returns {Promise<boolean>} whether all of them are installed now
 */
export const installPackages = async (...packages) => {
  if (process.platform !== 'linux') return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true']))) return false;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  updated ??= runApt(prefix, ['update']);
  await updated;
  return runApt(prefix, ['install', '--no-install-recommends', ...packages]);
};
