/** Measures the length of a text as a reader sees it. */

/**
 * The maximum number of code units per visible character. Flags and family emoji have up to 15; stacked accents can
 * have any number.
 */
export const MAX_UNITS_PER_CHARACTER = 16;

const PLAIN_TEXT = /^[\x20-\x7E]*$/;

/** Returns the number of visible characters. An emoji of several parts, or a letter with its accents, counts as one. */
export const visibleLength = (text: string): number => {
  if (PLAIN_TEXT.test(text)) return text.length;
  // Some browsers from 2024 lack Intl.Segmenter.
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter('en').segment(text)].length;
};
