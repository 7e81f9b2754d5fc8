/** Storms of events, 100,000 of them, four at a time. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { purchaseStorm, purchaseWeather } from './purchase-storms';
import { storm, weather } from './storms';

const STORMS = Number(process.env.STORMS ?? 100_000);
const AT_ONCE = 4;
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const inTime = { timeout: 4 * 3_600_000 };
const live = async (kind: string, property: () => fc.IAsyncProperty<[unknown]>): Promise<void> => {
  const startedAt = performance.now();
  const share = () => fc.assert(property(), { numRuns: STORMS / AT_ONCE });
  await Promise.all(Array.from({ length: AT_ONCE }, share));
  console.log(`${STORMS} storms of ${kind}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
};

it('come to what the model says', inTime, () =>
  live(
    'subscriptions',
    () =>
      fc.asyncProperty(storm, async (steps) => {
        const { found, expected } = await weather(services, steps);
        expect(found).toEqual(expected);
      }) as fc.IAsyncProperty<[unknown]>,
  ),
);

it('of purchases come to what the model says', inTime, () =>
  live(
    'purchases',
    () =>
      fc.asyncProperty(purchaseStorm, async (steps) => {
        const { found, expected } = await purchaseWeather(services, steps);
        expect(found).toEqual(expected);
      }) as fc.IAsyncProperty<[unknown]>,
  ),
);
