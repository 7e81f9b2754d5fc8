/** The path of a challenge link. Apart from the other paths, which every page loads. */
export const challengePath = (id: string): string => `/challenge/${id}`;
