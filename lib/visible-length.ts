/** Measures the length of a text as a reader sees it. */

/**
 * The maximum number of code units per visible character. Flags and family emoji have up to 15; stacked accents can
 * have any number.
 */
export const MAX_UNITS_PER_CHARACTER = 16;

/** Returns the number of visible characters. An emoji of several parts, or a letter with its accents, counts as one. */
export const visibleLength = (text: string): number => {
  // Some browsers from 2024 lack Intl.Segmenter. The function is small, because every page loads it.
  const characters = Intl.Segmenter ? new Intl.Segmenter('en').segment(text) : text;
  return [...characters].length;
};
