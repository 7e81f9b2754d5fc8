/** Compares billing with models after a hundred random sequences of events (docs/payments.md); npm run test:deep runs 100,000. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../support/services';
import { purchaseStorm, runPurchaseStorm } from './purchase-storms';
import { storm, runStorm } from './storms';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

describe('the billing state after random events', () => {
  it('equals the state in the model of subscriptions, despite repeated, late, reordered and failed events', async () => {
    await fc.assert(
      fc.asyncProperty(storm, async (steps) => {
        const { found, expected } = await runStorm(services, steps);
        expect(found).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('equals the state in the model of purchases, even if a refund arrives before its payment', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseStorm, async (steps) => {
        const { found, expected } = await runPurchaseStorm(services, steps);
        expect(found).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});
