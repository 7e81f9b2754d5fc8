/** Sorted words as text in which each gives only what the one before it does not share. */

/**
 * @param {readonly string[]} words in alphabetical order
 * @param {(shared: number, word: string) => string} signOf what stands for the count of shared letters
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
