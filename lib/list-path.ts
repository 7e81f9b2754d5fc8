/** The path of a shared list. Apart from the other paths, which every page loads. */
export const listPath = (shareId: string): string => `/list/${shareId}`;
