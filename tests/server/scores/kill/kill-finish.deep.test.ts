/** A hundred kills of the scores service while a result is under way. KILLS and SEED change number and moments. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { killFinishes } from './kill-finish';

const KILLS = Number(process.env.KILLS ?? 100);
const SEED = process.env.SEED ?? 'deep';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('leaves exactly one result after each kill', { timeout: 1_800_000 }, async () => {
  const kills = await killFinishes(database, KILLS, SEED);
  process.stdout.write(`${JSON.stringify({ seed: SEED, ...kills })}\n`);
  expect(kills.answered).toBeGreaterThan(0);
  expect(kills.unstored).toBeGreaterThan(0);
  expect(kills.answered + kills.stored + kills.unstored).toBe(KILLS);
});
