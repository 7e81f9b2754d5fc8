/**
 * A licence key as text: 75 bytes as 120 letters of Crockford's base32, in 24 groups of five. 600 bits fill the letters
 * exactly, so that each key has one spelling.
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LICENCE_BYTES = 75;
export const LICENCE_LETTERS = 120;
const GROUP = 5;
const WRITTEN = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){23}$/;
const BITS = 5;

const grouped = (letters: string): string => letters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** @throws RangeError where it is not 75 bytes */
export const writeLicence = (bytes: Uint8Array): string => {
  if (bytes.length !== LICENCE_BYTES) throw new RangeError(`A licence key is ${LICENCE_BYTES} bytes.`);
  let letters = '';
  let held = 0;
  let count = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    count += 8;
    for (; count >= BITS; count -= BITS) letters += LETTERS[(held >>> (count - BITS)) & 31];
    held &= (1 << count) - 1;
  }
  return grouped(letters);
};

/** The bytes of a key that is written just as `writeLicence` does; null for anything else. */
export const readLicence = (text: string): Uint8Array | null => {
  if (!WRITTEN.test(text)) return null;
  const bytes = new Uint8Array(LICENCE_BYTES);
  let at = 0;
  let held = 0;
  let count = 0;
  for (const letter of text.replaceAll('-', '')) {
    held = (held << BITS) | LETTERS.indexOf(letter);
    count += BITS;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = held >>> count;
    held &= (1 << count) - 1;
  }
  return bytes;
};

/** What a person typed or pasted. */
export interface TypedLicence {
  /** As a key is written, as far as it goes. */
  text: string;
  /** How many of its 120 letters there are. */
  letters: number;
  /** What is in no key. */
  strange: string[];
}

const BLANK = /[\s\-‐-―]/u;

/** Forgives what mails and hands do to a key: blanks, dashes, small letters, and O, I and L for the figures they look like. */
export const tidyLicence = (typed: string): TypedLicence => {
  let letters = '';
  const strange = new Set<string>();
  for (const each of typed.slice(0, 4 * LICENCE_LETTERS)) {
    if (BLANK.test(each)) continue;
    // Only ASCII has a capital here: others would become letters that were not typed.
    const capital = each >= 'a' && each <= 'z' ? each.toUpperCase() : each;
    const letter = capital === 'O' ? '0' : capital === 'I' || capital === 'L' ? '1' : capital;
    if (LETTERS.includes(letter)) letters += letter;
    else strange.add(each);
  }
  return { text: grouped(letters), letters: letters.length, strange: [...strange] };
};
