/** Creates a new, empty PostgreSQL cluster. A failed creation leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { authArguments, superuser } from './endpoint';
import type { ClusterPlacement } from './placement';
import { runToEnd } from './process-table';
import { lastLinesOf } from './server-log';

const unfinishedPrefix = 'unfinished-';

/**
 * Ensures that the data folder contains a cluster that these binaries can run.
 * @returns whether the cluster was created by this call
 * @throws when initdb fails, or when the data belongs to another major version
 */
export async function ensureCluster(
  { home, dataFolder, account }: ClusterPlacement,
  binaries: Binaries,
): Promise<boolean> {
  const found = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (found.trim() === binaries.major) return false;
  if (found) {
    throw new Error(
      `The data in ${dataFolder} needs PostgreSQL ${found.trim()}, but version ${binaries.major} is installed. Install the previous version, dump the data, and restore it into a new DATA_DIR.`,
    );
  }
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinishedPrefix)) await rm(join(home, name), { recursive: true, force: true });
  }
  const unfinished = join(home, unfinishedPrefix + randomUUID().slice(0, 8));
  const { ok, output } = await runToEnd(
    binaries.initdb,
    [
      ...[
        '-D',
        unfinished,
        `--username=${superuser}`,
        '--encoding=UTF8',
        '--data-checksums',
        '--no-instructions',
      ],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(await authArguments(home)),
    ],
    home,
    account,
  );
  if (!ok) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(
      `initdb failed in ${home}:\n${lastLinesOf(output)}\nFree disk space or correct the permissions, or set DATABASE_URL.`,
    );
  }
  await rename(unfinished, dataFolder);
  return true;
}
