/** The databases that the other tests stand on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database';

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
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
