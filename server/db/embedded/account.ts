/** Chooses the operating-system account for PostgreSQL, and checks which folders the account can reach. */
import { chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

const preferredNames = ['nobody', 'postgres', 'daemon', 'www-data'];

/** Returns whether this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function listUnprivilegedAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const accountRank = (name = '') => (preferredNames.includes(name) ? preferredNames.indexOf(name) : 99);
  return lines
    .sort((a, b) => accountRank(a[0]) - accountRank(b[0]))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/**
 * Gives ownership of `folder` to the first unprivileged account for which the system allows it.
 * @throws when /etc/passwd has no suitable account (a user namespace may map only root)
 */
export async function giveToUnprivilegedAccount(folder: string): Promise<Account> {
  for (const account of await listUnprivilegedAccounts()) {
    try {
      await chown(folder, account.uid, account.gid);
      return account;
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and no unprivileged account can be used here. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Returns whether `account` may enter `folder` and every folder above it; without an account, whether this process may. */
export async function canReach(account: Account | undefined, folder: string): Promise<boolean> {
  if (!account) return true;
  for (let current = folder; ; current = dirname(current)) {
    const { uid, gid, mode } = await stat(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
