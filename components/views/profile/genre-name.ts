/** A genre as members have told it: by its id, or in words. */
import { genreName } from '@/lib/domain/genres';

export const genreNameOf = (value: string): string => (/^\d+$/.test(value) ? genreName(value) : value);
