/** Tests license keys: their only valid spelling, the reasons for a refusal, and 2,000 keys with small errors. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLicense } from '@/lib/domain/billing/license';
import { decodeLicense, normalizeLicense, encodeLicense } from '@/lib/domain/billing/license-text';
import { createLicenseSigner } from '@/server/product/shop/signer';
import {
  issueLicense,
  mutateLicense,
  mutationArbitrary,
  LICENSE_MUTATIONS,
  SIGNER_SEEDS,
  SIGNER_PUBLIC_KEYS,
  LICENSE_SKU,
} from '../../../support/license-mutations';

describe('a license key', () => {
  it('consists of 24 groups of five letters, and is valid for its game with each known signer', () => {
    for (const key of [issueLicense(), issueLicense(true)]) {
      expect(key).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){23}$/);
      expect(checkLicense(key, LICENSE_SKU, SIGNER_PUBLIC_KEYS)).toEqual({
        isGood: true,
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
    }
  });

  it('remains valid after the signer changes', () => {
    const before = createLicenseSigner([SIGNER_SEEDS[0]]).issue(LICENSE_SKU);
    const after = createLicenseSigner([SIGNER_SEEDS[1], SIGNER_SEEDS[0]]);
    expect(checkLicense(before.key, LICENSE_SKU, after.publicKeys)).toEqual({ isGood: true, id: before.id });
    expect(
      checkLicense(
        after.issue(LICENSE_SKU).key,
        LICENSE_SKU,
        createLicenseSigner([SIGNER_SEEDS[0]]).publicKeys,
      ),
    ).toMatchObject({
      why: 'unknownSigner',
    });
  });

  it('has exactly one spelling for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 75, maxLength: 75 }), (bytes) => {
        const text = encodeLicense(bytes);
        expect(decodeLicense(text)).toEqual(bytes);
        expect(encodeLicense(decodeLicense(text) ?? bytes)).toBe(text);
      }),
    );
  });

  it.each(Object.keys(LICENSE_MUTATIONS))('becomes invalid when %s', (name) => {
    for (const [one, other] of [
      [0, 1],
      [17, 99],
      [119, 5],
    ] as const) {
      const key = issueLicense();
      const bad = mutateLicense(key, name, one, other);
      if (bad !== key)
        expect(checkLicense(bad, LICENSE_SKU, SIGNER_PUBLIC_KEYS)).toMatchObject({ isGood: false });
    }
  });

  it('becomes invalid in 2,000 near-miss spellings and forgeries', () => {
    const keys = [issueLicense(), issueLicense(true)] as const;
    fc.assert(
      fc.property(mutationArbitrary, ({ name, isOlder, one, other }) => {
        const key = keys[isOlder ? 1 : 0];
        const next = mutateLicense(key, name, one, other);
        fc.pre(next !== key);
        expect(checkLicense(next, LICENSE_SKU, SIGNER_PUBLIC_KEYS).isGood).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});

describe('normalizing a typed license key', () => {
  it('removes characters that emails and people add', () => {
    const key = issueLicense();
    for (const typed of [
      key.toLowerCase(),
      ` ${key}\n`,
      key.replaceAll('-', ' '),
      key.replaceAll('-', '–'),
      key.replaceAll('-', ''),
      key.replaceAll('0', 'o').replaceAll('1', 'l'),
    ])
      expect(normalizeLicense(typed)).toEqual({ text: key, letters: 120, strange: [] });
  });

  it.each(['ſ', 'ı', '\u212A', 'Ａ', 'U', '!', 'é'])('removes %s, which no key contains', (letter) => {
    const typed = normalizeLicense(`${letter}ABC`);
    expect(typed).toEqual({ text: 'ABC', letters: 3, strange: [letter] });
  });
});
