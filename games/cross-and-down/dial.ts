/** Maps letters to the keys of a telephone. */
const KEYS: Readonly<Record<string, string>> = {
  2: 'ABC',
  3: 'DEF',
  4: 'GHI',
  5: 'JKL',
  6: 'MNO',
  7: 'PQRS',
  8: 'TUV',
  9: 'WXYZ',
};
const DIGITS = new Map(
  Object.entries(KEYS).flatMap(([digit, letters]) => [...letters].map((letter) => [letter, digit])),
);

/** Returns the key of a letter. */
export const digitOf = (letter: string): string => DIGITS.get(letter) ?? '';

/** Returns the keys that dial a word. */
export const toDialDigits = (text: string): string => [...text].map(digitOf).join('');

/** Returns the letters that share a key with a letter. */
export const neighborsOf = (letter: string): string => KEYS[digitOf(letter)] ?? '';

/** Returns a text such as `5 is J, K or L`. */
export function describeDialKey(letter: string): string {
  const letters = [...neighborsOf(letter)];
  return `${digitOf(letter)} is ${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}`;
}
