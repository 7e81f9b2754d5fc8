/** Returns the path of a challenge link. Separate from lib/paths.ts, which every page loads. */
export const challengePath = (id: string): string => `/challenge/${id}`;
