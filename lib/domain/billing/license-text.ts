/**
 * The text form of a license key: 75 bytes as 120 letters of Crockford's base32, in 24 groups of five. 75 bytes are
 * exactly 120 letters of 5 bits, so each key has only one spelling.
 */

const LICENSE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LICENSE_BYTES = 75;
export const LICENSE_LETTERS = 120;
const GROUP_LENGTH = 5;
const WRITTEN_LICENSE = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){23}$/;
const BITS_PER_LETTER = 5;

const groupLetters = (letters: string): string =>
  letters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join('-') ?? '';

/**
 * Formats a license key.
 * @throws RangeError unless there are exactly 75 bytes
 */
export const encodeLicense = (bytes: Uint8Array): string => {
  if (bytes.length !== LICENSE_BYTES) throw new RangeError(`A license key is ${LICENSE_BYTES} bytes.`);
  let letters = '';
  let depth = 0;
  let count = 0;
  for (const byte of bytes) {
    depth = (depth << 8) | byte;
    count += 8;
    for (; count >= BITS_PER_LETTER; count -= BITS_PER_LETTER)
      letters += LICENSE_ALPHABET[(depth >>> (count - BITS_PER_LETTER)) & 31];
    depth &= (1 << count) - 1;
  }
  return groupLetters(letters);
};

/** Parses a key in exactly the form that `encodeLicense` produces; returns null for anything else. */
export const decodeLicense = (text: string): Uint8Array | null => {
  if (!WRITTEN_LICENSE.test(text)) return null;
  const bytes = new Uint8Array(LICENSE_BYTES);
  let at = 0;
  let depth = 0;
  let count = 0;
  for (const letter of text.replaceAll('-', '')) {
    depth = (depth << BITS_PER_LETTER) | LICENSE_ALPHABET.indexOf(letter);
    count += BITS_PER_LETTER;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = depth >>> count;
    depth &= (1 << count) - 1;
  }
  return bytes;
};

/** A license key as a person typed or pasted it. */
export interface TypedLicense {
  /** The typed letters, formatted like a key. */
  text: string;
  /** How many of the key's 120 letters are present. */
  letters: number;
  /** The typed characters that never occur in a key. */
  strange: string[];
}

const SEPARATORS = /[\s\-‐-―]/u;

/** Normalizes what emails and people change in a key: spaces, dashes, lower case, and O, I and L in place of similar digits. */
export const normalizeLicense = (typed: string): TypedLicense => {
  let letters = '';
  const strange = new Set<string>();
  for (const each of typed.slice(0, 4 * LICENSE_LETTERS)) {
    if (SEPARATORS.test(each)) continue;
    // Uppercases ASCII only. Uppercasing other letters could turn them into valid letters that were not typed.
    const capital = each >= 'a' && each <= 'z' ? each.toUpperCase() : each;
    const letter = capital === 'O' ? '0' : capital === 'I' || capital === 'L' ? '1' : capital;
    if (LICENSE_ALPHABET.includes(letter)) letters += letter;
    else strange.add(each);
  }
  return { text: groupLetters(letters), letters: letters.length, strange: [...strange] };
};
