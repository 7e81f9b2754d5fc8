/** License keys of download games: the signed message, and verification without a network (docs/decisions/0019). */
import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { LICENSE_BYTES, decodeLicense } from './license-text';

hashes.sha512 = sha512;

const TAG_BYTES = 2;
const ID_BYTES = 8;
/** The length of the part before the signature: the signer's number, the product's tag and the license's id. */
export const HEAD_BYTES = 1 + TAG_BYTES + ID_BYTES;
const SIGNATURE_PURPOSE = 'download-licence-1\0';
const utf8 = new TextEncoder();

/** Public keys as hex, by signer number. */
export type LicenseSigners = Readonly<Record<string, string>>;

export type LicenseCheck =
  | { isGood: true; id: string }
  | { isGood: false; why: 'unreadable' | 'otherGame' | 'unknownSigner' | 'notSigned' };

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const computeSkuTag = (sku: string): Uint8Array => sha256(utf8.encode(sku)).slice(0, TAG_BYTES);

/** Returns the head of a key: the signer's number, the product's tag and the license's id. */
export const createLicenseHead = (signer: number, sku: string, id: string): Uint8Array => {
  const own = fromHex(id);
  if (own.length !== ID_BYTES || !Number.isInteger(signer) || signer < 0 || signer > 255)
    throw new RangeError('A license has 8 bytes and a signer from 0 to 255.');
  return Uint8Array.of(signer, ...computeSkuTag(sku), ...own);
};

/**
 * Returns the signed message: the head and the product's full name. The head alone contains only a short tag of the
 * name.
 */
export const createSignedMessage = (head: Uint8Array, sku: string): Uint8Array =>
  Uint8Array.of(...utf8.encode(SIGNATURE_PURPOSE), ...head, ...utf8.encode(sku));

/** Returns whether a key is valid for this product and signed by one of these signers. The key must have its exact format. */
export const checkLicense = (text: string, sku: string, signers: LicenseSigners): LicenseCheck => {
  const bytes = decodeLicense(text);
  if (bytes?.length !== LICENSE_BYTES) return { isGood: false, why: 'unreadable' };
  const head = bytes.slice(0, HEAD_BYTES);
  const number = String(head[0]);
  const signer = Object.hasOwn(signers, number) ? signers[number] : undefined;
  if (!signer || !/^[0-9a-f]{64}$/.test(signer)) return { isGood: false, why: 'unknownSigner' };
  if (toHex(head.slice(1, 1 + TAG_BYTES)) !== toHex(computeSkuTag(sku)))
    return { isGood: false, why: 'otherGame' };
  let isSigned = false;
  try {
    // Verifies by RFC 8032 instead of ZIP 215, so that each key has only one valid signature encoding.
    isSigned = verify(bytes.slice(HEAD_BYTES), createSignedMessage(head, sku), fromHex(signer), {
      zip215: false,
    });
  } catch {
    // Verification throws when the signature contains an invalid point.
  }
  return isSigned
    ? { isGood: true, id: toHex(head.slice(1 + TAG_BYTES)) }
    : { isGood: false, why: 'notSigned' };
};
