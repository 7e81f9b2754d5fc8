/** Licence keys: their one spelling, what is refused and why, and 2,000 that are nearly right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLicence } from '@/lib/domain/licence';
import { readLicence, tidyLicence, writeLicence } from '@/lib/domain/licence-text';
import { createLicenceSigner } from '@/server/product/shop/signer';
import { issue, mutated, mutation, MUTATIONS, SEEDS, SIGNERS, SKU } from '../../support/licence-mutations';

describe('a licence key', () => {
  it('is 24 groups of five letters, and is taken by its game from each signer that is known', () => {
    for (const key of [issue(), issue(true)]) {
      expect(key).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){23}$/);
      expect(checkLicence(key, SKU, SIGNERS)).toEqual({
        isGood: true,
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
    }
  });

  it('outlives its signer’s turn: a key of before the change is good after it', () => {
    const before = createLicenceSigner([SEEDS[0]]).issue(SKU);
    const after = createLicenceSigner([SEEDS[1], SEEDS[0]]);
    expect(checkLicence(before.key, SKU, after.publicKeys)).toEqual({ isGood: true, id: before.id });
    expect(checkLicence(after.issue(SKU).key, SKU, createLicenceSigner([SEEDS[0]]).publicKeys)).toMatchObject(
      {
        why: 'unknownSigner',
      },
    );
  });

  it('is written in one way, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 75, maxLength: 75 }), (bytes) => {
        const text = writeLicence(bytes);
        expect(readLicence(text)).toEqual(bytes);
        expect(writeLicence(readLicence(text) ?? bytes)).toBe(text);
      }),
    );
  });

  it.each(Object.keys(MUTATIONS))('is refused where %s', (name) => {
    for (const [one, other] of [
      [0, 1],
      [17, 99],
      [119, 5],
    ] as const) {
      const key = issue();
      const bad = mutated(key, name, one, other);
      if (bad !== key) expect(checkLicence(bad, SKU, SIGNERS)).toMatchObject({ isGood: false });
    }
  });

  it('is refused in 2,000 spellings and forgeries that are nearly it', () => {
    const keys = [issue(), issue(true)] as const;
    fc.assert(
      fc.property(mutation, ({ name, isOlder, one, other }) => {
        const key = keys[isOlder ? 1 : 0];
        const next = mutated(key, name, one, other);
        fc.pre(next !== key);
        expect(checkLicence(next, SKU, SIGNERS).isGood).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});

describe('a key as somebody typed it', () => {
  it('loses what mails and hands add', () => {
    const key = issue();
    for (const typed of [
      key.toLowerCase(),
      ` ${key}\n`,
      key.replaceAll('-', ' '),
      key.replaceAll('-', '–'),
      key.replaceAll('-', ''),
      key.replaceAll('0', 'o').replaceAll('1', 'l'),
    ])
      expect(tidyLicence(typed)).toEqual({ text: key, letters: 120, strange: [] });
  });

  it.each(['ſ', 'ı', '\u212A', 'Ａ', 'U', '!', 'é'])('keeps no %s, which no key has', (letter) => {
    const typed = tidyLicence(`${letter}ABC`);
    expect(typed).toEqual({ text: 'ABC', letters: 3, strange: [letter] });
  });
});
