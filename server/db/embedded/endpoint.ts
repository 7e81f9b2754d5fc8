/** The endpoint that clients connect to: a Unix socket in a private folder or, on Windows, a local port with a password. */
import { randomBytes, createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, type Account } from './account';
import type { ClusterPlacement } from './placement';

/** The `pg` settings for connecting to a server. */
export interface Endpoint {
  host: string;
  port: number;
  user: string;
  password?: string;
}

/** Only part of the socket file's name; nothing listens on this network port. */
export const socketPort = 5432;
export const superuser = 'postgres';
const isWindows = process.platform === 'win32';
// The longest socket path is 103 bytes on macOS and 107 on Linux.
const maxSocketPathBytes = 100;

function fitsSocketPath(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}.lock`)) <= maxSocketPathBytes;
}

async function restrictToAccount(folder: string, account?: Account): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const stats = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.() ?? stats.uid;
  if (!stats.isDirectory()) return false;
  if (stats.uid !== owner) {
    if (!account || stats.uid !== process.getuid?.()) return false;
    await chown(folder, account.uid, account.gid);
  }
  await chmod(folder, 0o700);
  return true;
}

/**
 * Returns the socket's folder: in the home, or in a temporary folder when the home's path is too long.
 * @throws when no folder is short, private and accessible to the account
 */
export async function prepareSocketFolder({ home, account }: ClusterPlacement): Promise<string> {
  const inside = join(home, 'socket');
  if (fitsSocketPath(inside) && (await restrictToAccount(inside, account))) return inside;
  const name = `starwick-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  for (const base of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = join(base, name);
    if (!fitsSocketPath(folder) || !(await canReach(account, base).catch(() => false))) continue;
    if (await restrictToAccount(folder, account)) return folder;
    const other = await mkdtemp(`${folder}-`);
    if (fitsSocketPath(other) && (await restrictToAccount(other, account))) return other;
  }
  throw new Error(
    `No private folder with a path short enough for PostgreSQL's socket. Set TMPDIR, or a shorter DATA_DIR.`,
  );
}

/**
 * Returns the password of the Windows server, which is generated at the first start; undefined on other systems, where
 * only the socket folder restricts access.
 */
export async function readPassword(home: string): Promise<string | undefined> {
  return isWindows ? readFile(join(home, 'password'), 'utf8') : undefined;
}

/** Returns the arguments for initdb that restrict who may connect. */
export async function authArguments(home: string): Promise<string[]> {
  if (!isWindows) return ['--auth-local=trust', '--auth-host=reject'];
  const file = join(home, 'password');
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Returns the server's arguments for where to listen, and the socket's folder if it has one. */
export async function listenArguments(
  placement: ClusterPlacement,
): Promise<{ args: string[]; socketFolder?: string }> {
  if (isWindows) {
    const port = await findFreePort();
    return {
      args: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-p', String(port)],
    };
  }
  const socketFolder = await prepareSocketFolder(placement);
  const accessArguments = ['-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'];
  return { args: [...accessArguments, '-k', socketFolder, '-p', String(socketPort)], socketFolder };
}
