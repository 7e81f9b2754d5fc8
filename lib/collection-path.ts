/** Returns the path of a collection. Separate from lib/paths.ts, which every page loads. */
export const collectionPath = (keyword: string): string => `/collections/${keyword}`;
