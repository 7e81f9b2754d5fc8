/** Returns the path of a shared list. Separate from lib/paths.ts, which every page loads. */
export const listPath = (shareId: string): string => `/list/${shareId}`;
