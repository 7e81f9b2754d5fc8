/** The caches of kept games: what is in them, which are removed. */
import {
  isStoredCache,
  isOutdatedCache,
  storedCacheOf,
  type StoredNote,
  NOTE_PATH,
} from '@/lib/domain/stored-games';

/** Enough for the dailies of an evening. */
export const MOST_GAMES = 6;

/** The notes of the games that are kept, newest first. */
export const listStored = async (caches: CacheStorage): Promise<StoredNote[]> => {
  const names = (await caches.keys()).filter(isStoredCache);
  const notes = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(NOTE_PATH).then((note) => note?.json())),
  );
  return (notes as (StoredNote | undefined)[])
    .filter((note) => note !== undefined)
    .sort((one, other) => other.keptAt - one.keptAt);
};

export const forget = (caches: CacheStorage, slug: string): Promise<boolean> =>
  caches.delete(storedCacheOf(slug));

/** Removes what is beyond the number of games that are kept, the longest kept first. */
export const removeBeyond = async (caches: CacheStorage): Promise<void> => {
  const beyond = (await listStored(caches)).slice(MOST_GAMES);
  await Promise.all(beyond.map(({ slug }) => forget(caches, slug)));
};

/** Removes what an earlier form of the worker has kept. */
export const removeOutdated = async (caches: CacheStorage): Promise<void> => {
  const names = (await caches.keys()).filter(isOutdatedCache);
  await Promise.all(names.map((name) => caches.delete(name)));
};
