/** Compares billing with models after 100,000 random sequences of events, four at a time. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { purchaseStorm, runPurchaseStorm } from './purchase-storms';
import { storm, runStorm } from './storms';

const STORMS = Number(process.env.STORMS ?? 100_000);
const AT_ONCE = 4;
const REPORTED_EVERY = 5_000;
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  // A busy machine may make the test slower, but must not make it fail.
  Object.assign(services.database.pool.options, { connectionTimeoutMillis: 0 });
});
afterAll(() => services.drop());

const withTimeLimit = { timeout: 4 * 3_600_000 };
const runForAll = async (kind: string, property: () => fc.IAsyncProperty<[unknown]>): Promise<void> => {
  const startedAt = performance.now();
  for (let reported = 0; reported < STORMS;) {
    const now = Math.min(REPORTED_EVERY, STORMS - reported);
    const share = () => fc.assert(property(), { numRuns: Math.ceil(now / AT_ONCE) });
    await Promise.all(Array.from({ length: AT_ONCE }, share));
    reported += now;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    process.stdout.write(`${reported} storms of ${kind}, ${seconds} s\n`);
  }
};

describe('the billing state after random events', () => {
  it('equals the state in the model of subscriptions', withTimeLimit, () =>
    runForAll(
      'subscriptions',
      () =>
        fc.asyncProperty(storm, async (steps) => {
          const { found, expected } = await runStorm(services, steps);
          expect(found).toEqual(expected);
        }) as fc.IAsyncProperty<[unknown]>,
    ),
  );

  it('equals the state in the model of purchases', withTimeLimit, () =>
    runForAll(
      'purchases',
      () =>
        fc.asyncProperty(purchaseStorm, async (steps) => {
          const { found, expected } = await runPurchaseStorm(services, steps);
          expect(found).toEqual(expected);
        }) as fc.IAsyncProperty<[unknown]>,
    ),
  );
});
