/** Tests license keys: their only valid spelling, the reasons for a refusal, and 2,000 keys with small errors. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLicense } from '@/lib/domain/billing/license';
import { decodeLicense, normalizeLicense, encodeLicense } from '@/lib/domain/billing/license-text';
import { createLicenseSigner } from '@/server/product/shop/signer';
import { issue, mutated, mutation, MUTATIONS, SEEDS, SIGNERS, SKU } from '../../../support/license-mutations';

describe('a license key', () => {
  it('consists of 24 groups of five letters, and is valid for its game with each known signer', () => {
    for (const key of [issue(), issue(true)]) {
      expect(key).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){23}$/);
      expect(checkLicense(key, SKU, SIGNERS)).toEqual({
        isGood: true,
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
    }
  });

  it('remains valid after the signer changes', () => {
    const before = createLicenseSigner([SEEDS[0]]).issue(SKU);
    const after = createLicenseSigner([SEEDS[1], SEEDS[0]]);
    expect(checkLicense(before.key, SKU, after.publicKeys)).toEqual({ isGood: true, id: before.id });
    expect(checkLicense(after.issue(SKU).key, SKU, createLicenseSigner([SEEDS[0]]).publicKeys)).toMatchObject(
      {
        why: 'unknownSigner',
      },
    );
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

  it.each(Object.keys(MUTATIONS))('becomes invalid when %s', (name) => {
    for (const [one, other] of [
      [0, 1],
      [17, 99],
      [119, 5],
    ] as const) {
      const key = issue();
      const bad = mutated(key, name, one, other);
      if (bad !== key) expect(checkLicense(bad, SKU, SIGNERS)).toMatchObject({ isGood: false });
    }
  });

  it('becomes invalid in 2,000 near-miss spellings and forgeries', () => {
    const keys = [issue(), issue(true)] as const;
    fc.assert(
      fc.property(mutation, ({ name, isOlder, one, other }) => {
        const key = keys[isOlder ? 1 : 0];
        const next = mutated(key, name, one, other);
        fc.pre(next !== key);
        expect(checkLicense(next, SKU, SIGNERS).isGood).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});

describe('normalizing a typed license key', () => {
  it('removes characters that emails and people add', () => {
    const key = issue();
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
