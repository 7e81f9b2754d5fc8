/** License keys that are nearly correct: every known way to misspell, distort and forge one. */
import { createPrivateKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { etc, Point } from '@noble/ed25519';
import { HEAD_BYTES, createLicenseHead, createSignedMessage } from '@/lib/domain/billing/license';
import { LICENSE_BYTES, decodeLicense, encodeLicense } from '@/lib/domain/billing/license-text';
import { createLicenseSigner } from '@/server/product/shop/signer';

const seedOf = (number: number, fill: number) => ({ number, seed: Buffer.alloc(32, fill) });
/** Two signers in the game files, and one unknown signer. */
export const SEEDS = [seedOf(1, 7), seedOf(2, 8)] as const;
const STRANGER = seedOf(9, 9);
export const SKU = 'SW-SUDOKU';
const OTHER_SKU = 'SW-WORDS';

const signer = createLicenseSigner(SEEDS);
export const SIGNERS = signer.publicKeys;
const older = createLicenseSigner([SEEDS[1], SEEDS[0]]);
export const issue = (isOlder = false): string => (isOlder ? older : signer).issue(SKU).key;

const ORDER = Point.CURVE().n;
const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex') || '0'}`);
const littleEndianOf = (value: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse()).slice(0, 32);

const bytesOf = (key: string): Uint8Array => {
  const bytes = decodeLicense(key);
  if (!bytes) throw new Error('not a key');
  return bytes;
};
const bent = (key: string, bend: (bytes: Uint8Array) => void): string => {
  const bytes = bytesOf(key);
  bend(bytes);
  return encodeLicense(bytes);
};
const spliced = (key: string, at: number, length: number, text: string): string =>
  key.slice(0, at) + text + key.slice(at + length);

/** Characters that look like those of a key, or become one after case folding or decomposition. */
const DUPLICATES: Readonly<Record<string, string>> = {
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
const forged = (seed: Buffer, head: Uint8Array, sku: string): string => {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const key = createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' });
  return encodeLicense(Uint8Array.of(...head, ...sign(null, createSignedMessage(head, sku), key)));
};

type Mutation = (key: string, one: number, other: number) => string;

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a bit is turned': (key, one) =>
    bent(key, (bytes) => {
      const bit = one % (LICENSE_BYTES * 8);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    }),
  'a byte is another': (key, one, other) =>
    bent(key, (bytes) => {
      const at = one % LICENSE_BYTES;
      bytes[at] = ((bytes[at] ?? 0) + 1 + (other % 255)) & 255;
    }),
  'two letters change places': (key, one, other) => {
    const letters = [...key];
    const [a, b] = [one % key.length, other % key.length];
    [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
    return letters.join('');
  },
  'a letter is left out': (key, one) => spliced(key, one % key.length, 1, ''),
  'a letter comes twice': (key, one) => spliced(key, one % key.length, 0, key[one % key.length] ?? ''),
  'letters are added at the end': (key, one) => key + '0123456789ABCDEF-='.charAt(one % 18),
  'it is cut off': (key, one) => key.slice(0, one % key.length),
  'it comes twice': (key) => `${key}-${key}`,
  'it is in small letters': (key) => key.toLowerCase(),
  'one letter is small': (key, one) => {
    const at = [...key].findIndex((letter, index) => index >= one % 60 && /[A-Z]/.test(letter));
    return spliced(key, at, 1, (key[at] ?? '').toLowerCase());
  },
  'a letter is one that looks alike': (key, one, other) => {
    const places = [...key].flatMap((letter, at) => (DUPLICATES[letter] ? [at] : []));
    const at = places[one % places.length] ?? 5;
    const duplicates = [...(DUPLICATES[key[at] ?? '-'] ?? '_')];
    return spliced(key, at, 1, duplicates[other % duplicates.length] ?? '_');
  },
  'a dash is missing': (key, one) => spliced(key, 5 + 6 * (one % 23), 1, ''),
  'a dash is elsewhere': (key, one) => {
    const at = 5 + 6 * (one % 23);
    return spliced(key, at, 2, `${key[at + 1] ?? ''}-`);
  },
  'blanks stand around it': (key, one) => [` ${key}`, `${key} `, `${key}\n`, `\t${key}`][one % 4] ?? '',
  'it is composed of wide letters': (key) =>
    key.replace(/[0-9A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'it is in base64': (key) => Buffer.from(bytesOf(key)).toString('base64'),
  'it is in hex': (key) => Buffer.from(bytesOf(key)).toString('hex'),
  'S is larger by the order': (key, one) =>
    bent(key, (bytes) => {
      const s = numberOf(bytes.slice(HEAD_BYTES + 32)) + ORDER * BigInt(1 + (one % 14));
      if (s < 1n << 256n) bytes.set(littleEndianOf(s), HEAD_BYTES + 32);
      else bytes[0] = 77;
    }),
  'S is negated': (key) =>
    bent(key, (bytes) =>
      bytes.set(littleEndianOf(ORDER - (numberOf(bytes.slice(HEAD_BYTES + 32)) % ORDER)), HEAD_BYTES + 32),
    ),
  'R is negated': (key) =>
    bent(key, (bytes) => {
      bytes[HEAD_BYTES + 31] = (bytes[HEAD_BYTES + 31] ?? 0) ^ 0x80;
    }),
  'R is a point of small order': (key, one) =>
    bent(key, (bytes) => {
      const small = [
        `01${'00'.repeat(31)}`,
        '00'.repeat(32),
        `ec${'ff'.repeat(30)}7f`,
        `ee${'ff'.repeat(30)}7f`,
      ];
      bytes.set(etc.hexToBytes(small[one % small.length] ?? ''), HEAD_BYTES);
    }),
  'the signature is nothing': (key) => bent(key, (bytes) => bytes.fill(0, HEAD_BYTES)),
  'the signature is another key’s': (key) =>
    bent(key, (bytes) => bytes.set(bytesOf(issue()).slice(HEAD_BYTES), HEAD_BYTES)),
  'the head is another key’s': (key) =>
    bent(key, (bytes) => bytes.set(bytesOf(issue()).slice(0, HEAD_BYTES))),
  'it is of another product': () => signer.issue(OTHER_SKU).key,
  'it is of another product, under this one’s tag': (_key, one) =>
    forged(SEEDS[0].seed, createLicenseHead(1, SKU, one.toString(16).padStart(16, '0')), OTHER_SKU),
  'it says another signer that is known': (key) =>
    bent(key, (bytes) => {
      bytes[0] = bytes[0] === 1 ? 2 : 1;
    }),
  'its signer is unknown': (_key, one) =>
    forged(STRANGER.seed, createLicenseHead(STRANGER.number, SKU, one.toString(16).padStart(16, '0')), SKU),
  'a stranger signs as a known signer': (_key, one) =>
    forged(STRANGER.seed, createLicenseHead(1, SKU, one.toString(16).padStart(16, '0')), SKU),
  'it is anything at all': (_key, one, other) =>
    encodeLicense(
      Uint8Array.from({ length: LICENSE_BYTES }, (_, at) => (one * (at + 3) + other * at * at) & 255),
    ),
};

/** A mutation by its name, and two numbers that determine its position. */
export const mutation = fc.record({
  name: fc.constantFrom(...Object.keys(MUTATIONS)),
  isOlder: fc.boolean(),
  one: fc.nat(1_000_000),
  other: fc.nat(1_000_000),
});

export const mutated = (key: string, name: string, one: number, other: number): string =>
  MUTATIONS[name]?.(key, one, other) ?? key;
