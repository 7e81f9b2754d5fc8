/** Finds an edition of a game by its catalog keyword. */

/** Returns the edition with a keyword, or null for an unknown one. */
export const findEdition = <Edition extends { keyword: string }>(
  editions: readonly Edition[],
  keyword: string,
): Edition | null => editions.find((edition) => edition.keyword === keyword) ?? null;
