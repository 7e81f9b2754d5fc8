/** Tests migrations: each is applied once, in order, completely or not at all, and never changed afterwards. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '@/server/db/connect';
import { applyMigrations } from '@/server/db/migrate';
import { bundleScript, startChild } from '@/tests/support/child-script';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { quietLog } from '@/tests/support/embedded-test-server';

let folder: string;
let database: TestDatabase;
const names = ['0000_first.sql', '0001_second.sql', '0002_third.sql'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starwick-migrations-'));
  database = await createTestDatabase({ folder });
  await writeFile(
    join(folder, '0001_second.sql'),
    'insert into log values (2);--> statement-breakpoint\nselect pg_sleep(0.05);',
  );
  await writeFile(join(folder, '0000_first.sql'), 'create table log (n int); insert into log values (1);');
  await writeFile(join(folder, '0002_third.sql'), 'insert into log values (3);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const readLog = async () =>
  (await database.pool.query<{ n: number }>('select n from log')).rows.map(({ n }) => n);

describe('migrate', () => {
  it('applies each file once, in the order of names', async () => {
    expect(await applyMigrations(database.pool, folder, quietLog)).toEqual(names);
    expect(await applyMigrations(database.pool, folder, quietLog)).toEqual([]);
    expect(await readLog()).toEqual([1, 2, 3]);
  });

  it('applies each file once when eight pools migrate at the same time', async () => {
    const pools = Array.from({ length: 8 }, () => createPool({ ...database.config, max: 1 }, quietLog));
    const applied = await Promise.all(pools.map((pool) => applyMigrations(pool, folder, quietLog)));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(applied.flat()).toEqual(names);
    expect(await readLog()).toEqual([1, 2, 3]);
  });

  it('applies each file once when eight processes migrate at the same time', async () => {
    const script = await bundleScript('tests/server/db/fixtures/migrate-child.ts');
    const boot = () =>
      startChild(script, { databaseUrl: database.connectionString, folder }).next<string[]>();
    const applied = await Promise.all(Array.from({ length: 8 }, boot));
    expect(applied.flat().sort()).toEqual(names);
    expect(await readLog()).toEqual([1, 2, 3]);
  });

  it('rolls back a failing file, keeps the earlier files, and continues once it is fixed', async () => {
    await writeFile(
      join(folder, '0001_second.sql'),
      'insert into log values (2); select no_such_column from log;',
    );
    await expect(applyMigrations(database.pool, folder, quietLog)).rejects.toThrow(
      /0001_second\.sql failed.*no_such_column/,
    );
    expect(await readLog()).toEqual([1]);
    await writeFile(join(folder, '0001_second.sql'), 'insert into log values (2);');
    expect(await applyMigrations(database.pool, folder, quietLog)).toEqual(names.slice(1));
  });

  it('refuses a file that was changed after it was applied, and applies no further file', async () => {
    await applyMigrations(database.pool, folder, quietLog);
    await writeFile(join(folder, '0001_second.sql'), 'insert into log values (22);');
    await writeFile(join(folder, '0003_fourth.sql'), 'insert into log values (4);');
    await expect(applyMigrations(database.pool, folder, quietLog)).rejects.toThrow(
      /0001_second\.sql was changed/,
    );
    expect(await readLog()).toEqual([1, 2, 3]);
  });

  it('ignores differences in line endings', async () => {
    await writeFile(join(folder, '0002_third.sql'), 'insert into log\nvalues (3);\n');
    await applyMigrations(database.pool, folder, quietLog);
    await writeFile(join(folder, '0002_third.sql'), 'insert into log\r\nvalues (3);\r\n');
    expect(await applyMigrations(database.pool, folder, quietLog)).toEqual([]);
  });
});
