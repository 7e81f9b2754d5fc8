/** Returns the name of a genre that a member has entered, by its id or as text. */
import { genreName } from '@/lib/domain/games/genres';

export const favoriteGenreName = (value: string): string => (/^\d+$/.test(value) ? genreName(value) : value);
