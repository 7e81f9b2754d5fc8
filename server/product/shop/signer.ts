/** Signs license keys: with the first configured key or, when nothing is sold for money, one that the site generates. */
import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { licenseHead, licenseMessage, type LicenseSigners } from '@/lib/domain/billing/license';
import { writeLicense } from '@/lib/domain/billing/license-text';
import type { LicenseSeed, PaymentsConfig } from '../../platform/env';
import { MAX_SIGNERS } from '../../platform/license-seeds';
import { readSecretKey } from '../../platform/secrets';

export interface LicenseSigner {
  /** A new key of a product, and the id by which it may be revoked. */
  issue(sku: string): { id: string; key: string };
  /** The public keys to check keys with: the current signer's, and those of earlier signers. */
  readonly publicKeys: LicenseSigners;
}

/** The number of the site's own key; configured keys count from 1. */
const OWN_NUMBER = 0;
// RFC 8410: the prefix of the 32 bytes of an Ed25519 seed, and of a public key.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;

const privateKeyOf = ({ seed }: LicenseSeed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

const publicHexOf = (seed: LicenseSeed): string =>
  createPublicKey(privateKeyOf(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI_BYTES)
    .toString('hex');

/** @param seeds the one that signs first; at least one */
export const createLicenseSigner = (seeds: readonly LicenseSeed[]): LicenseSigner => {
  const [first] = seeds;
  if (!first) throw new Error('Nobody signs license keys.');
  const privateKey = privateKeyOf(first);
  return {
    issue: (sku) => {
      const id = randomBytes(8).toString('hex');
      const head = licenseHead(first.number, sku, id);
      const signature = sign(null, licenseMessage(head, sku), privateKey);
      return { id, key: writeLicense(Uint8Array.of(...head, ...signature)) };
    },
    publicKeys: Object.fromEntries(seeds.map((each) => [String(each.number), publicHexOf(each)])),
  };
};

type Config = Pick<PaymentsConfig, 'licenseSeeds' | 'mayMakeLicenseKey' | 'isTestMoney'>;

/**
 * Returns the configured keys, or else a key of the site's own if it may have one. Null when nobody may sign. Purchases with
 * test money are always signed by the site's own key: a genuine one would open every file permanently.
 */
export const openLicenseSigner = async (
  db: NodePgDatabase,
  { licenseSeeds, mayMakeLicenseKey, isTestMoney }: Config,
): Promise<LicenseSigner | null> => {
  if (licenseSeeds.length > 0 && !isTestMoney) return createLicenseSigner(licenseSeeds);
  if (licenseSeeds.length === 0 && !mayMakeLicenseKey) return null;
  const own = { number: OWN_NUMBER, seed: await readSecretKey(db, 'licence') };
  // The files of a test site still accept keys that were sold for money.
  return createLicenseSigner([own, ...licenseSeeds].slice(0, MAX_SIGNERS));
};
