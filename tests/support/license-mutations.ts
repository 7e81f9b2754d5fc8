/** License keys that are nearly correct: every known way to misspell, distort and forge one. */
import { createPrivateKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { etc, Point } from '@noble/ed25519';
import { HEAD_BYTES, createLicenseHead, createSignedMessage } from '@/lib/domain/billing/license';
import { LICENSE_BYTES, decodeLicense, encodeLicense } from '@/lib/domain/billing/license-text';
import { createLicenseSigner } from '@/server/product/shop/signer';

const createSeed = (number: number, fill: number) => ({ number, seed: Buffer.alloc(32, fill) });
/** Two signers in the game files, and one unknown signer. */
export const SIGNER_SEEDS = [createSeed(1, 7), createSeed(2, 8)] as const;
const UNKNOWN_SEED = createSeed(9, 9);
export const LICENSE_SKU = 'SW-SUDOKU';
const OTHER_SKU = 'SW-WORDS';

const currentSigner = createLicenseSigner(SIGNER_SEEDS);
export const SIGNER_PUBLIC_KEYS = currentSigner.publicKeys;
const olderSigner = createLicenseSigner([SIGNER_SEEDS[1], SIGNER_SEEDS[0]]);
export const issueLicense = (isOlder = false): string =>
  (isOlder ? olderSigner : currentSigner).issue(LICENSE_SKU).key;

const CURVE_ORDER = Point.CURVE().n;
const bytesToNumber = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex') || '0'}`);
const toLittleEndian = (value: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse()).slice(0, 32);

const licenseBytes = (key: string): Uint8Array => {
  const bytes = decodeLicense(key);
  if (!bytes) throw new Error('not a key');
  return bytes;
};
const mutateBytes = (key: string, bend: (bytes: Uint8Array) => void): string => {
  const bytes = licenseBytes(key);
  bend(bytes);
  return encodeLicense(bytes);
};
const replaceText = (key: string, at: number, length: number, text: string): string =>
  key.slice(0, at) + text + key.slice(at + length);

/** Characters that look like those of a key, or become one after case folding or decomposition. */
const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  '0': 'OoQ०٠０',
  '1': 'IiLlı１|',
  S: 'sſЅ5Ｓ',
  K: 'k\u212AК',
  A: 'aАΑ',
  E: 'eЕ',
  V: 'Uu',
  '-': '_–—−‑ ',
};

/** Creates a key of `sku` with a seed and the given head. */
const forgeLicense = (seed: Buffer, head: Uint8Array, sku: string): string => {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const key = createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' });
  return encodeLicense(Uint8Array.of(...head, ...sign(null, createSignedMessage(head, sku), key)));
};

type LicenseMutation = (key: string, one: number, other: number) => string;

export const LICENSE_MUTATIONS: Readonly<Record<string, LicenseMutation>> = {
  'a bit is turned': (key, one) =>
    mutateBytes(key, (bytes) => {
      const bit = one % (LICENSE_BYTES * 8);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    }),
  'a byte is another': (key, one, other) =>
    mutateBytes(key, (bytes) => {
      const at = one % LICENSE_BYTES;
      bytes[at] = ((bytes[at] ?? 0) + 1 + (other % 255)) & 255;
    }),
  'two letters change places': (key, one, other) => {
    const letters = [...key];
    const [a, b] = [one % key.length, other % key.length];
    [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
    return letters.join('');
  },
  'a letter is left out': (key, one) => replaceText(key, one % key.length, 1, ''),
  'a letter comes twice': (key, one) => replaceText(key, one % key.length, 0, key[one % key.length] ?? ''),
  'letters are added at the end': (key, one) => key + '0123456789ABCDEF-='.charAt(one % 18),
  'it is cut off': (key, one) => key.slice(0, one % key.length),
  'it comes twice': (key) => `${key}-${key}`,
  'it is in small letters': (key) => key.toLowerCase(),
  'one letter is small': (key, one) => {
    const at = [...key].findIndex((letter, index) => index >= one % 60 && /[A-Z]/.test(letter));
    return replaceText(key, at, 1, (key[at] ?? '').toLowerCase());
  },
  'a letter is one that looks alike': (key, one, other) => {
    const places = [...key].flatMap((letter, at) => (LOOKALIKE_LETTERS[letter] ? [at] : []));
    const at = places[one % places.length] ?? 5;
    const duplicates = [...(LOOKALIKE_LETTERS[key[at] ?? '-'] ?? '_')];
    return replaceText(key, at, 1, duplicates[other % duplicates.length] ?? '_');
  },
  'a dash is missing': (key, one) => replaceText(key, 5 + 6 * (one % 23), 1, ''),
  'a dash is elsewhere': (key, one) => {
    const at = 5 + 6 * (one % 23);
    return replaceText(key, at, 2, `${key[at + 1] ?? ''}-`);
  },
  'blanks stand around it': (key, one) => [` ${key}`, `${key} `, `${key}\n`, `\t${key}`][one % 4] ?? '',
  'it is composed of wide letters': (key) =>
    key.replace(/[0-9A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'it is in base64': (key) => Buffer.from(licenseBytes(key)).toString('base64'),
  'it is in hex': (key) => Buffer.from(licenseBytes(key)).toString('hex'),
  'S is larger by the order': (key, one) =>
    mutateBytes(key, (bytes) => {
      const s = bytesToNumber(bytes.slice(HEAD_BYTES + 32)) + CURVE_ORDER * BigInt(1 + (one % 14));
      if (s < 1n << 256n) bytes.set(toLittleEndian(s), HEAD_BYTES + 32);
      else bytes[0] = 77;
    }),
  'S is negated': (key) =>
    mutateBytes(key, (bytes) =>
      bytes.set(
        toLittleEndian(CURVE_ORDER - (bytesToNumber(bytes.slice(HEAD_BYTES + 32)) % CURVE_ORDER)),
        HEAD_BYTES + 32,
      ),
    ),
  'R is negated': (key) =>
    mutateBytes(key, (bytes) => {
      bytes[HEAD_BYTES + 31] = (bytes[HEAD_BYTES + 31] ?? 0) ^ 0x80;
    }),
  'R is a point of small order': (key, one) =>
    mutateBytes(key, (bytes) => {
      const small = [
        `01${'00'.repeat(31)}`,
        '00'.repeat(32),
        `ec${'ff'.repeat(30)}7f`,
        `ee${'ff'.repeat(30)}7f`,
      ];
      bytes.set(etc.hexToBytes(small[one % small.length] ?? ''), HEAD_BYTES);
    }),
  'the signature is nothing': (key) => mutateBytes(key, (bytes) => bytes.fill(0, HEAD_BYTES)),
  'the signature is another key’s': (key) =>
    mutateBytes(key, (bytes) => bytes.set(licenseBytes(issueLicense()).slice(HEAD_BYTES), HEAD_BYTES)),
  'the head is another key’s': (key) =>
    mutateBytes(key, (bytes) => bytes.set(licenseBytes(issueLicense()).slice(0, HEAD_BYTES))),
  'it is of another product': () => currentSigner.issue(OTHER_SKU).key,
  'it is of another product, under this one’s tag': (_key, one) =>
    forgeLicense(
      SIGNER_SEEDS[0].seed,
      createLicenseHead(1, LICENSE_SKU, one.toString(16).padStart(16, '0')),
      OTHER_SKU,
    ),
  'it says another signer that is known': (key) =>
    mutateBytes(key, (bytes) => {
      bytes[0] = bytes[0] === 1 ? 2 : 1;
    }),
  'its signer is unknown': (_key, one) =>
    forgeLicense(
      UNKNOWN_SEED.seed,
      createLicenseHead(UNKNOWN_SEED.number, LICENSE_SKU, one.toString(16).padStart(16, '0')),
      LICENSE_SKU,
    ),
  'a stranger signs as a known signer': (_key, one) =>
    forgeLicense(
      UNKNOWN_SEED.seed,
      createLicenseHead(1, LICENSE_SKU, one.toString(16).padStart(16, '0')),
      LICENSE_SKU,
    ),
  'it is anything at all': (_key, one, other) =>
    encodeLicense(
      Uint8Array.from({ length: LICENSE_BYTES }, (_, at) => (one * (at + 3) + other * at * at) & 255),
    ),
};

/** A mutation by its name, and two numbers that determine its position. */
export const mutationArbitrary = fc.record({
  name: fc.constantFrom(...Object.keys(LICENSE_MUTATIONS)),
  isOlder: fc.boolean(),
  one: fc.nat(1_000_000),
  other: fc.nat(1_000_000),
});

export const mutateLicense = (key: string, name: string, one: number, other: number): string =>
  LICENSE_MUTATIONS[name]?.(key, one, other) ?? key;
