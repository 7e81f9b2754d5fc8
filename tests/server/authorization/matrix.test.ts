/** Tests every call of the contract with every kind of actor: the exact status, and that a refused call changes no row. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { ALL_CALLS } from '@/lib/contract/all';
import { game } from '@/server/db/schema/product';
import { hashPassword } from '@/server/product/auth/passwords';
import { createTestServices, type TestServices } from '../../support/services';
import { makeOfflineFiles } from '../../support/offline-files';
import { PASSWORD, ROLES, prepareStage } from './actors';
import { MATRIX } from './matrix';

let services: TestServices;
let passwordHash: string;
let sudoku: { uid: number; slug: string };
let fingerprintQuery: string;

// Tables that count attempts. Their rows change even when a call is refused.
const UNCOUNTED = new Set(['product.rate_window', 'product.rate_budget']);

beforeAll(async () => {
  services = await createTestServices({ offlineFolder: makeOfflineFiles() });
  passwordHash = await hashPassword(PASSWORD);
  const { db, pool } = services.database;
  // The downloads' release date is later than the test's clock.
  await db.execute(sql`update product.game set published_at = '2026-11-01' where is_download_game`);
  const [row] = await db
    .select({ uid: game.uid, slug: game.slug })
    .from(game)
    .where(sql`slug = 'quiet-sudoku'`);
  if (!row) throw new Error('no game');
  sudoku = row;
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('product', 'scores') and table_type = 'BASE TABLE' order by 1`,
  );
  fingerprintQuery = rows
    .filter(({ name }) => !UNCOUNTED.has(name))
    .map(
      ({ name }) =>
        // Every write gives a row a higher transaction id than before.
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as sum from ${name}`,
    )
    .join(' union all ');
});
afterAll(() => services.drop());

const fingerprint = async (): Promise<Record<string, string>> => {
  // The name lets each connection of the pool plan the query only once.
  const { rows } = await services.database.pool.query<{ name: string; sum: string }>({
    name: 'fingerprint',
    text: fingerprintQuery,
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
};

describe('the matrix of calls and actors', () => {
  it('has exactly one row for every call of the contract', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(ALL_CALLS.map((call) => call.id).sort());
  });

  it.each(ALL_CALLS.map((call) => [call.id, call] as const))('%s', async (id, call) => {
    const row = MATRIX[id];
    if (!row) throw new Error(`${id} has no row.`);
    const stage = await prepareStage(services, passwordHash, sudoku);
    const found: Record<string, number> = {};
    const changed: string[] = [];
    // The rows after a refused call are those before the next one.
    let before: Record<string, string> | null = null;
    for (const role of ROLES) {
      const actor = stage.actors[role];
      const isRefused = (row.statuses[ROLES.indexOf(role)] ?? 0) >= 400;
      if (isRefused && !before) {
        await services.flushJobs();
        // Runs due checks now, so that the worker does not run during a call with an expected refusal.
        await services.remind();
        before = await fingerprint();
      }
      const path = row.path?.(stage, actor) ?? call.path;
      const body = call.method === 'GET' ? undefined : row.body?.(stage, actor);
      const { status } = await actor[call.service](call.method, path, body);
      found[role] = status;
      if (!isRefused || status < 400 || !before) {
        before = null;
        continue;
      }
      await services.flushJobs();
      const after = await fingerprint();
      for (const name of Object.keys(after))
        if (after[name] !== before[name]) changed.push(`${role}: ${name}`);
      before = after;
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, row.statuses[at]])));
    expect(changed).toEqual([]);
  });
});
