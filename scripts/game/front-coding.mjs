/** Packs sorted words: each word is stored as the number of letters that it shares with the previous word, and the rest. */

/**
 * @param {readonly string[]} words in alphabetical order
 * @param {(shared: number, word: string) => string} signOf returns the sign for the number of shared letters
 */
export function packWords(words, signOf) {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) shared += 1;
      before = word;
      return signOf(shared, word) + word.slice(shared);
    })
    .join('');
}
