/**
 * Signs license keys with the first configured key. A site that sells no games for real money may generate its own key.
 */
import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createLicenseHead, createSignedMessage, type LicenseSigners } from '@/lib/domain/billing/license';
import { encodeLicense } from '@/lib/domain/billing/license-text';
import type { LicenseSeed, PaymentsConfig } from '../../platform/env';
import { MAX_SIGNERS } from '../../platform/license-seeds';
import { ensureSecretKey } from '../../platform/secrets';

export interface LicenseSigner {
  /** Issues a new license key for a product, and returns it with the id by which it can be revoked. */
  issue(sku: string): { id: string; key: string };
  /** The public keys for checking license keys: those of the current and earlier signers. */
  readonly publicKeys: LicenseSigners;
}

/** The number of the site's own signer; configured signers are numbered from 1. */
const OWN_NUMBER = 0;
// RFC 8410: the prefixes of the 32 bytes of an Ed25519 seed and of a public key.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;

const privateKeyFromSeed = ({ seed }: LicenseSeed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

const publicKeyHexOf = (seed: LicenseSeed): string =>
  createPublicKey(privateKeyFromSeed(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI_BYTES)
    .toString('hex');

/**
 * Creates a signer.
 * @param seeds at least one; the first one signs
 */
export const createLicenseSigner = (seeds: readonly LicenseSeed[]): LicenseSigner => {
  const [first] = seeds;
  if (!first) throw new Error('No signer of license keys is configured.');
  const privateKey = privateKeyFromSeed(first);
  return {
    issue: (sku) => {
      const id = randomBytes(8).toString('hex');
      const head = createLicenseHead(first.number, sku, id);
      const signature = sign(null, createSignedMessage(head, sku), privateKey);
      return { id, key: encodeLicense(Uint8Array.of(...head, ...signature)) };
    },
    publicKeys: Object.fromEntries(seeds.map((each) => [String(each.number), publicKeyHexOf(each)])),
  };
};

type SignerConfig = Pick<PaymentsConfig, 'licenseSeeds' | 'mayMakeLicenseKey' | 'isTestMoney'>;

/**
 * Returns a signer with the configured keys, otherwise with the site's own key if it may have one; null when no key is
 * available. Purchases with test money are always signed with the site's own key, because a genuine license key would
 * be valid for every file permanently.
 */
export const openLicenseSigner = async (
  db: NodePgDatabase,
  { licenseSeeds, mayMakeLicenseKey, isTestMoney }: SignerConfig,
): Promise<LicenseSigner | null> => {
  if (licenseSeeds.length > 0 && !isTestMoney) return createLicenseSigner(licenseSeeds);
  if (licenseSeeds.length === 0 && !mayMakeLicenseKey) return null;
  const own = { number: OWN_NUMBER, seed: await ensureSecretKey(db, 'licence') };
  // The files of a test site also accept license keys that were sold for real money.
  return createLicenseSigner([own, ...licenseSeeds].slice(0, MAX_SIGNERS));
};
