/**
 * Tests that none of a hundred forgeries of ten classes is ranked, and that all honest runs are ranked. `npm run
 * test:deep -- forgery` tests thousands.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { CLASSES, runForgeries } from './forge';
import { playHonestly } from './honest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

describe('submitting runs', () => {
  it.each(CLASSES)('ranks none of ten forged submissions: %s', async (name) => {
    const { made, faults } = await runForgeries(services, name, 10, 'short');
    expect(faults).toEqual([]);
    expect(made).toBe(10);
  });

  it('ranks sixty honest runs despite interruptions', async () => {
    const { games, days, faults } = await playHonestly(services, 60, 'short');
    expect(faults).toEqual([]);
    expect(Object.keys(games)).toHaveLength(11);
    expect(Object.keys(days)).toHaveLength(7);
  });
});
