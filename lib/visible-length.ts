/** Measures the length of a text as a reader sees it. */

/** The maximum of code units in a visible character: flags and families take up to 15, stacked marks any number. */
export const MAX_UNITS_PER_CHARACTER = 16;

const PLAIN = /^[\x20-\x7E]*$/;

/** Returns the number of visible characters: an emoji of several parts, or a letter with its marks, is one. */
export const visibleLength = (text: string): number => {
  if (PLAIN.test(text)) return text.length;
  // Some browsers of 2024 lack this API.
  if (typeof Intl.Segmenter !== 'function') return [...text].length;
  return [...new Intl.Segmenter('en').segment(text)].length;
};
