/** Tests the retry of transactions that PostgreSQL aborted. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { retryConflicts } from '@/server/db/retry-conflicts';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`create table pair (id int primary key, total int not null)`);
  await database.db.execute(sql`insert into pair values (1, 0), (2, 0)`);
});
afterAll(() => database.drop());

/** Returns a function that resolves when it was called twice. */
const createBarrier = (): (() => Promise<void>) => {
  let open = (): void => undefined;
  let calls = 0;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    calls += 1;
    if (calls >= 2) open();
    return opened;
  };
};

const aborted = (code: string) => Object.assign(new Error('aborted'), { code });

describe('retrying a transaction', () => {
  it('completes two transactions that block each other', async () => {
    const meet = createBarrier();
    const attempt = vi.fn();
    const incrementBoth = (first: number, second: number) =>
      retryConflicts(() =>
        database.db.transaction(async (tx) => {
          attempt();
          await tx.execute(sql`update pair set total = total + 1 where id = ${first}`);
          await meet();
          await tx.execute(sql`update pair set total = total + 1 where id = ${second}`);
        }),
      );
    await Promise.all([incrementBoth(1, 2), incrementBoth(2, 1)]);
    expect(attempt.mock.calls.length).toBeGreaterThan(2);
    const { rows } = await database.db.execute(sql`select id, total from pair order by id`);
    expect(rows).toEqual([
      { id: 1, total: 2 },
      { id: 2, total: 2 },
    ]);
  });

  it.each(['40P01', '40001'])('repeats the work after the error %s, also as a cause', async (code) => {
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(aborted(code))
      .mockRejectedValueOnce(new Error('query failed', { cause: aborted(code) }))
      .mockResolvedValue('done');
    await expect(retryConflicts(work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('throws every other error at once', async () => {
    const work = vi.fn(() => Promise.reject(aborted('23505')));
    await expect(retryConflicts(work)).rejects.toMatchObject({ code: '23505' });
    expect(work).toHaveBeenCalledOnce();
  });
});
