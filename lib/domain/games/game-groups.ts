/** The groups of games that may be hidden. Separate from hidden-games.ts, because the pages' cards need no names of families. */
import { FAMILIES, isFamilySlug } from './families';
import { GENRES } from './genres';
import type { GameGroup } from '../members/hidden-games';

/** Returns a family or a genre by its key, or null when there is none. */
export const findGroup = (key: string): GameGroup | null => {
  if (isFamilySlug(key)) return { key, name: FAMILIES[key].name };
  const genre = GENRES.find(({ uid }) => uid === key);
  return genre ? { key, name: genre.name } : null;
};
