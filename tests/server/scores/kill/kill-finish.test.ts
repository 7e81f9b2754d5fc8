/**
 * Kills the scores service five times while a result is being stored: the result exists exactly once, and every retry
 * returns it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../support/database';
import { killFinishes } from './kill-finish';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('killing the service while a run is finished', () => {
  it('leaves exactly one result after each of five kills', async () => {
    const { answered, stored, unstored } = await killFinishes(database, 5, 'short');
    expect(answered + stored + unstored).toBe(5);
  });
});
