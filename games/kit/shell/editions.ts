/** The editions of a game, by their catalog keywords. */

/** Returns the edition with a keyword, or null for an unknown one. */
export const findEdition = <Edition extends { keyword: string }>(
  editions: readonly Edition[],
  keyword: string,
): Edition | null => editions.find((edition) => edition.keyword === keyword) ?? null;
