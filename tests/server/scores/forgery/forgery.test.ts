/** A hundred forgeries of ten classes, of which none ranks, and honest runs, which all do. `npm run test:deep -- forgery` makes thousands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { CLASSES, forge } from './forge';
import { playHonestly } from './honest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

it.each(CLASSES)('ranks none of ten forged submissions: %s', async (name) => {
  const { made, faults } = await forge(services, name, 10, 'short');
  expect(faults).toEqual([]);
  expect(made).toBe(10);
});

it('ranks sixty honest runs, whatever interruptions they had', async () => {
  const { games, days, faults } = await playHonestly(services, 60, 'short');
  expect(faults).toEqual([]);
  expect(Object.keys(games)).toHaveLength(11);
  expect(Object.keys(days)).toHaveLength(7);
});
