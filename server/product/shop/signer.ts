/** Signs license keys: with the first configured key or, when nothing is sold for money, one that the site generates. */
import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { licenceHead, licenceMessage, type LicenceSigners } from '@/lib/domain/billing/licence';
import { writeLicence } from '@/lib/domain/billing/licence-text';
import type { LicenceSeed, PaymentsConfig } from '../../platform/env';
import { MAX_SIGNERS } from '../../platform/licence-seeds';
import { readSecretKey } from '../../platform/secrets';

export interface LicenceSigner {
  /** A new key of a product, and the id by which it may be revoked. */
  issue(sku: string): { id: string; key: string };
  /** The public keys to check keys with: the current signer's, and those of earlier signers. */
  readonly publicKeys: LicenceSigners;
}

/** The number of the site's own key; configured keys count from 1. */
const OWN_NUMBER = 0;
// RFC 8410: the prefix of the 32 bytes of an Ed25519 seed, and of a public key.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;

const privateKeyOf = ({ seed }: LicenceSeed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

const publicHexOf = (seed: LicenceSeed): string =>
  createPublicKey(privateKeyOf(seed))
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI_BYTES)
    .toString('hex');

/** @param seeds the one that signs first; at least one */
export const createLicenceSigner = (seeds: readonly LicenceSeed[]): LicenceSigner => {
  const [first] = seeds;
  if (!first) throw new Error('Nobody signs licence keys.');
  const privateKey = privateKeyOf(first);
  return {
    issue: (sku) => {
      const id = randomBytes(8).toString('hex');
      const head = licenceHead(first.number, sku, id);
      const signature = sign(null, licenceMessage(head, sku), privateKey);
      return { id, key: writeLicence(Uint8Array.of(...head, ...signature)) };
    },
    publicKeys: Object.fromEntries(seeds.map((each) => [String(each.number), publicHexOf(each)])),
  };
};

type Config = Pick<PaymentsConfig, 'licenceSeeds' | 'mayMakeLicenceKey' | 'isTestMoney'>;

/**
 * Returns the configured keys, or else a key of the site's own if it may have one. Null when nobody may sign. Purchases with
 * test money are always signed by the site's own key: a genuine one would open every file permanently.
 */
export const openLicenceSigner = async (
  db: NodePgDatabase,
  { licenceSeeds, mayMakeLicenceKey, isTestMoney }: Config,
): Promise<LicenceSigner | null> => {
  if (licenceSeeds.length > 0 && !isTestMoney) return createLicenceSigner(licenceSeeds);
  if (licenceSeeds.length === 0 && !mayMakeLicenceKey) return null;
  const own = { number: OWN_NUMBER, seed: await readSecretKey(db, 'licence') };
  // The files of a test site still accept keys that were sold for money.
  return createLicenceSigner([own, ...licenceSeeds].slice(0, MAX_SIGNERS));
};
