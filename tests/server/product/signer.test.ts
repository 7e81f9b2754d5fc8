/** Tests the signer of license keys: purchases with test money are never signed with the key for real money. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLicense } from '@/lib/domain/billing/license';
import { parseEnvironment } from '@/server/platform/env';
import { openLicenseSigner } from '@/server/product/shop/signer';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const SKU = 'SW-SUDOKU';
const LICENCE_KEYS = [4, 3, 2, 1].map((number) => `${number}:${`a${number}`.repeat(32)}`).join(',');
const keysOf = (secret: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  UNLIMITED_PRICES: '1:4.99',
});
const production = {
  ENVIRONMENT: 'production',
  BASE_URL: 'https://games.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@games.example',
};
const signerOf = (source: Record<string, string>) =>
  openLicenseSigner(services.database.db, parseEnvironment(source).payments);

describe('the signer of license keys', () => {
  it.each([
    ['in the sandbox', {}, false],
    ['with a secret test key', keysOf('sk_test_1'), false],
    ['with a restricted test key', keysOf('rk_test_1'), false],
    ['with a test key in production', { ...production, ...keysOf('sk_test_1') }, false],
    ['with a live key', keysOf('sk_live_1'), true],
    ['with a restricted live key in production', { ...production, ...keysOf('rk_live_1') }, true],
  ])(
    'signs keys that are genuine only where real money is charged: %s',
    async (_where, source, isGenuine) => {
      const live = await signerOf({ ...production, ...keysOf('sk_live_1'), LICENCE_KEYS });
      const signer = await signerOf({ ...source, LICENCE_KEYS });
      const { key } = signer?.issue(SKU) ?? { key: '' };
      expect(checkLicense(key, SKU, live?.publicKeys ?? {}).isGood).toBe(isGenuine);
      expect(checkLicense(key, SKU, signer?.publicKeys ?? {}).isGood).toBe(true);
      // The maximum number of signers that a game's file supports.
      expect(Object.keys(signer?.publicKeys ?? {})).toHaveLength(4);
    },
  );

  it('signs in production only with configured keys', async () => {
    expect(await signerOf({ ...production, ...keysOf('sk_live_1') })).toBeNull();
    expect(await signerOf({ ...production, ...keysOf('sk_test_1') })).toBeNull();
  });
});
