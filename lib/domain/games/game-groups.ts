/**
 * The groups of games that can be hidden. Separate from hidden-games.ts, because the cards on pages do not need the
 * families' names.
 */
import { FAMILIES, isFamilySlug } from './families';
import { GENRES } from './genres';
import type { GameGroup } from '../members/hidden-games';

/** Returns the family or genre with a key, or null when there is none. */
export const findGameGroup = (key: string): GameGroup | null => {
  if (isFamilySlug(key)) return { key, name: FAMILIES[key].name };
  const genre = GENRES.find(({ uid }) => uid === key);
  return genre ? { key, name: genre.name } : null;
};
