/** Tests that 100,000 license keys with small errors are refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLicense } from '@/lib/domain/billing/license';
import {
  issueLicense,
  mutateLicense,
  mutationArbitrary,
  SIGNER_PUBLIC_KEYS,
  LICENSE_SKU,
} from '../../../support/license-mutations';

const KEYS = Number(process.env.KEYS ?? 100_000);

describe('checking a license key', () => {
  it('rejects 100,000 license keys with small errors', { timeout: 3_600_000 }, () => {
    const startedAt = performance.now();
    const keys = [issueLicense(), issueLicense(true)] as const;
    let refused = 0;
    fc.assert(
      fc.property(mutationArbitrary, ({ name, isOlder, one, other }) => {
        const key = keys[isOlder ? 1 : 0];
        const next = mutateLicense(key, name, one, other);
        fc.pre(next !== key);
        expect(checkLicense(next, LICENSE_SKU, SIGNER_PUBLIC_KEYS).isGood).toBe(false);
        refused += 1;
      }),
      { numRuns: KEYS },
    );
    expect(refused).toBe(KEYS);
    console.log(`${refused} keys, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  });
});
