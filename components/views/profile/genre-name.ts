/** Returns a genre as a member entered it: by its id, or as text. */
import { genreName } from '@/lib/domain/games/genres';

export const genreNameOf = (value: string): string => (/^\d+$/.test(value) ? genreName(value) : value);
