/** Tests the databases that the other tests use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { permitSecondConnection } from '@/server/db/second-connection';
import { createTestDatabase, type TestDatabase } from './database';

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

describe('createTestDatabase', () => {
  it('gives each caller a separate migrated database', async () => {
    const [one, two] = databases;
    await one?.pool.query('create table only_here (n int)');
    const applied = await two?.pool.query<{ name: string }>(
      'select name from schema_migration order by name',
    );
    expect(applied?.rows[0]).toEqual({ name: '0000_extensions.sql' });
    const found = await two?.pool.query(`select to_regclass('only_here') as table`);
    expect(found?.rows).toEqual([{ table: null }]);
  });
});

describe('a transaction of a test database', () => {
  const database = (): TestDatabase => databases[0]!;
  const queryInside = () =>
    database().db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await database().pool.query('select 1');
    });

  it('fails when it queries the pool', async () => {
    await expect(queryInside()).rejects.toThrow('second connection');
  });

  it('fails when it opens another transaction through the pool', async () => {
    const nested = database().db.transaction(() =>
      database().db.transaction((tx) => tx.execute(sql`select 1`)),
    );
    await expect(nested).rejects.toThrow('second connection');
  });

  it('allows a query through the pool when the number of these transactions is limited', async () => {
    await expect(permitSecondConnection(queryInside)).resolves.toBeUndefined();
  });

  it('leaves the pool to work that continues after the transaction', async () => {
    let after: Promise<unknown> = Promise.resolve();
    let endConnection = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      endConnection = resolve;
    });
    await database().db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      after = ended.then(() => database().pool.query('select 1'));
    });
    endConnection();
    await expect(after).resolves.toMatchObject({ rowCount: 1 });
  });
});
