/** Tests how drawn avatars are stored at startup. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAvatars } from '@/server/product/avatars';
import { seedCollections } from '@/server/product/collections';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readRows = async () =>
  (await database.pool.query('select drawing, price, xmin, xmax from product.avatar order by drawing')).rows;

describe('storing the drawn avatars at startup', () => {
  it('updates a changed price, and neither writes nor locks other rows', async () => {
    const { db, pool } = database;
    await seedAvatars(db);
    const before = await readRows();
    await pool.query(`update product.avatar set price = 1 where drawing = 'teapot.svg'`);
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`select 1 from product.avatar where drawing <> 'teapot.svg' for update`);
    try {
      await seedAvatars(db);
    } finally {
      await other.query('rollback');
      other.release();
    }
    const withoutVersions = (rows: { drawing: string; price: number }[]) =>
      rows.map(({ drawing, price }) => [drawing, price]);
    expect(withoutVersions(await readRows())).toEqual(withoutVersions(before));
    const versionsOf = (rows: { drawing: string; xmin: string }[]) =>
      rows.filter(({ drawing }) => drawing !== 'teapot.svg').map(({ xmin }) => xmin);
    expect(versionsOf(await readRows())).toEqual(versionsOf(before));
  });
});

describe('storing the default collections at startup', () => {
  it('waits for no lock on a collection that exists', async () => {
    const { db, pool } = database;
    const now = new Date('2026-11-21T12:00:00Z');
    await seedCollections(db, now);
    const other = await pool.connect();
    await other.query('begin; select 1 from product.collection for update');
    try {
      await expect(seedCollections(db, now)).resolves.toBeUndefined();
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});
