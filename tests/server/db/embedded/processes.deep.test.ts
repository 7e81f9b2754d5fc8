/** Repeats the tests of the regular suite many times: kills, simultaneous starts and stops. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedPostgres } from '@/server/db/embedded/start-embedded';
import { bundleScript, startChild } from '@/tests/support/child-script';
import { queryPostgres, createDataFolder, killAndWait, readPostmasterPid } from '@/tests/support/data-folder';
import { quietLog } from '@/tests/support/embedded-test-server';

type Reported = Pick<EmbeddedPostgres, 'adopted' | 'config' | 'home'>;

let script: string;
let folder: Awaited<ReturnType<typeof createDataFolder>>;

beforeAll(async () => {
  script = await bundleScript('tests/server/db/fixtures/embedded-child.ts');
});
beforeEach(async () => {
  folder = await createDataFolder();
});
afterEach(() => folder.remove());

describe('the embedded PostgreSQL under repeated starts and kills', () => {
  it(
    'runs as one server for eight processes that start and stop at random moments',
    { timeout: 300_000 },
    async () => {
      const first = await startEmbedded({ dataDir: folder.path, log: quietLog });
      await queryPostgres(first.config, 'create table seen (n int)');
      await first.stop();
      for (let round = 0; round < 5; round += 1) {
        const children = Array.from({ length: 8 }, () => startChild(script, { dataDir: folder.path }));
        const live = async (child: (typeof children)[number]) => {
          const { config } = await child.next<Reported>();
          await queryPostgres(config, 'insert into seen values (1)');
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
          child.send('stop');
          return child.next<string>();
        };
        const ends = await Promise.all(children.map(live));
        expect(ends).toContain('stopped');
        expect(readPostmasterPid(`${folder.path}/postgres`)).toBe(0);
      }
      const server = await startEmbedded({ dataDir: folder.path, log: quietLog });
      expect(await queryPostgres(server.config, 'select count(*)::int as count from seen')).toEqual([
        { count: 40 },
      ]);
      await server.stop();
    },
  );

  it('loses no acknowledged row after twenty crashes of the server', { timeout: 300_000 }, async () => {
    let acknowledged = 0;
    for (let round = 0; round < 20; round += 1) {
      const child = startChild(script, { dataDir: folder.path });
      const { config, home } = await child.next<Reported>();
      await queryPostgres(config, 'create table if not exists kept (n int)');
      const writing = (async () => {
        for (;;) {
          await queryPostgres(config, 'insert into kept values (1)');
          acknowledged += 1;
        }
      })().catch(() => 'cut off');
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
      await child.kill('SIGKILL');
      await killAndWait(readPostmasterPid(home), 'SIGKILL');
      expect(await writing).toBe('cut off');
    }
    const server = await startEmbedded({ dataDir: folder.path, log: quietLog });
    const [row] = await queryPostgres<{ count: number }>(
      server.config,
      'select count(*)::int as count from kept',
    );
    // In each round, one more row may be committed although its response did not arrive.
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBeLessThanOrEqual(acknowledged + 20);
    await server.stop();
  });
});
