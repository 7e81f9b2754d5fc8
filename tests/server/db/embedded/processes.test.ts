/** Tests the embedded server with several processes: started simultaneously, orphaned, killed. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from '@/server/db/embedded/start-embedded';
import { bundleScript, startChild } from '@/tests/support/child-script';
import { queryPostgres, createDataFolder, killAndWait, readPostmasterPid } from '@/tests/support/data-folder';
import { quietLog } from '@/tests/support/embedded-test-server';

type Reported = Pick<EmbeddedPostgres, 'adopted' | 'config' | 'home'>;

let script: string;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
const startHere = () => startEmbedded({ dataDir: folder.path, log: quietLog });

beforeAll(async () => {
  script = await bundleScript('tests/server/db/fixtures/embedded-child.ts');
});
beforeEach(async () => {
  folder = await createDataFolder();
});
afterEach(() => folder.remove());

describe('each of several processes with the same data folder', () => {
  it('shares one server when started at the same time, and the last one stops it', async () => {
    const children = [1, 2, 3].map(() => startChild(script, { dataDir: folder.path }));
    const reported = await Promise.all(children.map((child) => child.next<Reported>()));
    expect(reported.filter(({ adopted }) => !adopted)).toHaveLength(1);
    const pids = await Promise.all(
      reported.map(({ config }) => queryPostgres(config, 'select pg_postmaster_start_time()::text')),
    );
    expect(new Set(pids.map((rows) => JSON.stringify(rows))).size).toBe(1);
    const ends: string[] = [];
    for (const child of children) {
      child.send('stop');
      ends.push(await child.next<string>());
    }
    expect(ends).toEqual(['kept', 'kept', 'stopped']);
  });

  it('adopts the server of a killed process', async () => {
    const child = startChild(script, { dataDir: folder.path });
    const { home } = await child.next<Reported>();
    const pid = readPostmasterPid(home);
    await child.kill('SIGKILL');
    const server = await startHere();
    expect(server.adopted).toBe(true);
    expect(readPostmasterPid(home)).toBe(pid);
    expect(await server.stop()).toBe('stopped');
  });

  it('finds every committed row after the server and its owner were killed', async () => {
    const child = startChild(script, { dataDir: folder.path });
    const { config, home } = await child.next<Reported>();
    await queryPostgres(config, 'create table kept as select n from generate_series(1, 1000) n');
    const busy = queryPostgres(config, 'select pg_sleep(30)').catch(() => 'cut off');
    await child.kill('SIGKILL');
    await killAndWait(readPostmasterPid(home), 'SIGKILL');
    const server = await startHere();
    expect(server.adopted).toBe(false);
    expect(await queryPostgres(server.config, 'select count(*)::int as count from kept')).toEqual([
      { count: 1000 },
    ]);
    expect(await busy).toBe('cut off');
    await server.stop();
  });
});
