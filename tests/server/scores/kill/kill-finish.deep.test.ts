/**
 * Kills the scores service a hundred times while a result is being stored. The variables KILLS and SEED change the
 * number and the moments.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { killFinishes } from './kill-finish';

const KILLS = Number(process.env.KILLS ?? 100);
const SEED = process.env.SEED ?? 'deep';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('killing the service while a run is finished', () => {
  it('leaves exactly one result after each kill', { timeout: 1_800_000 }, async () => {
    const kills = await killFinishes(database, KILLS, SEED);
    process.stdout.write(`${JSON.stringify({ seed: SEED, ...kills })}\n`);
    expect(kills.answered).toBeGreaterThan(0);
    expect(kills.unstored).toBeGreaterThan(0);
    expect(kills.answered + kills.stored + kills.unstored).toBe(KILLS);
  });
});
