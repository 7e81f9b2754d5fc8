/** Decides where the database's files are stored and which account owns them. The decision is permanent. */
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { canReach, giveToUnprivilegedAccount, isRoot, type Account } from './account';

export interface ClusterPlacement {
  /** The folder with the data, the socket and the log; mode 0700, owned by the account. */
  home: string;
  dataFolder: string;
  logFile: string;
  account?: Account;
}

/** Folders outside the data folder that every account can reach. They survive a reboot. */
const defaultFallbackFolders = ['/var/lib/starwick', '/var/tmp'];

/** Returns the path of the file in `dataDir` that contains the path of the home folder if that is outside `dataDir`. */
export function clusterLocationFile(dataDir: string): string {
  return join(dataDir, 'postgres-location.json');
}

function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the home outside `dataDir` that it records, or null when it records none.
 * @throws when that folder is missing
 */
export async function readRecordedClusterHome(dataDir: string): Promise<string | null> {
  const file = clusterLocationFile(dataDir);
  if (!(await pathExists(file))) return null;
  const { folder } = JSON.parse(await readFile(file, 'utf8')) as { folder: string };
  if (await pathExists(folder)) return folder;
  throw new Error(
    `${file} says that the database is in ${folder}, which does not exist. Restore it, or remove ${file} to start with an empty database.`,
  );
}

async function createReachableFolder(dataDir: string, fallbackFolders: string[]): Promise<void> {
  const label = basename(dirname(dataDir))
    .replace(/[^\w-]/g, '')
    .slice(0, 20);
  for (const parent of fallbackFolders) {
    try {
      await mkdir(parent, { recursive: true, mode: 0o755 });
      // Uses a new name each time. Otherwise, a checkout that is deleted and cloned again would use the old checkout's
      // data.
      const folder = await mkdtemp(join(await realpath(parent), `starwick-${label}-`));
      const account = await giveToUnprivilegedAccount(folder);
      if (await canReach(account, folder)) return await recordClusterHome(dataDir, folder);
      await rmdir(folder);
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and an unprivileged account can access neither ${dataDir} nor ${fallbackFolders.join(', ')}. Set DATA_DIR to a folder that it can access, or set DATABASE_URL.`,
  );
}

async function recordClusterHome(dataDir: string, folder: string): Promise<void> {
  const file = clusterLocationFile(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify({ folder }, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

async function placeClusterAsRoot(
  dataDir: string,
  fallbackFolders: string[],
): Promise<Pick<ClusterPlacement, 'home' | 'account'>> {
  const home = (await readRecordedClusterHome(dataDir)) ?? join(dataDir, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const owner = await stat(home);
  // As root, uses the account that already owns the database's folder, because an ordinary user's database must
  // continue to belong to that user.
  const account =
    owner.uid === 0 ? await giveToUnprivilegedAccount(home) : { uid: owner.uid, gid: owner.gid };
  if (await canReach(account, home)) return { home, account };
  if (await pathExists(join(home, 'data'))) {
    throw new Error(
      `The database in ${home} belongs to user ${account.uid}, who cannot pass through the folders above it. Allow it (chmod o+x on them), or move ${home} and set its new location in ${clusterLocationFile(dataDir)} as {"folder": "…"}.`,
    );
  }
  await createReachableFolder(dataDir, fallbackFolders);
  await rmdir(home).catch(() => undefined);
  return placeClusterAsRoot(dataDir, fallbackFolders);
}

async function placeClusterAsUser(dataDir: string): Promise<Pick<ClusterPlacement, 'home'>> {
  const home = (await readRecordedClusterHome(dataDir)) ?? join(dataDir, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const { uid } = await stat(home);
  if (process.getuid && uid !== process.getuid()) {
    throw new Error(
      `The database in ${home} belongs to user ${uid}, not to you. Start as that user or as root, or run: sudo chown -R $(id -u) ${home}`,
    );
  }
  return { home };
}

/**
 * Finds or creates the home of the database of `dataDir`, which must exist. Call it while holding the data folder's
 * lock.
 * @throws when a recorded or existing home cannot be used; it is never replaced by an empty one
 */
export async function prepareClusterFolder(
  dataDir: string,
  fallbackFolders = defaultFallbackFolders,
): Promise<ClusterPlacement> {
  const resolved = isRoot()
    ? await placeClusterAsRoot(dataDir, fallbackFolders)
    : await placeClusterAsUser(dataDir);
  const home = await realpath(resolved.home);
  await chmod(home, 0o700);
  return { ...resolved, home, dataFolder: join(home, 'data'), logFile: join(home, 'postgres.log') };
}
