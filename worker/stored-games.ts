/** Manages the caches of stored games: lists their contents, and removes them. */
import {
  isStoredCache,
  isOutdatedCache,
  storedCacheName,
  type StoredMetadata,
  METADATA_KEY,
} from '@/lib/domain/games/stored-games';

/** The maximum number of stored games, enough for the dailies of a day. */
export const MAX_GAMES = 6;

/** Returns the metadata of the stored games, newest first. */
export const listStoredGames = async (caches: CacheStorage): Promise<StoredMetadata[]> => {
  const names = (await caches.keys()).filter(isStoredCache);
  const notes = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(METADATA_KEY).then((note) => note?.json())),
  );
  return (notes as (StoredMetadata | undefined)[])
    .filter((note) => note !== undefined)
    .sort((one, other) => other.keptAt - one.keptAt);
};

export const forgetGame = (caches: CacheStorage, slug: string): Promise<boolean> =>
  caches.delete(storedCacheName(slug));

/** Removes the oldest games beyond the limit. */
export const removeGamesBeyondLimit = async (caches: CacheStorage): Promise<void> => {
  const beyond = (await listStoredGames(caches)).slice(MAX_GAMES);
  await Promise.all(beyond.map(({ slug }) => forgetGame(caches, slug)));
};

/** Removes the caches of an earlier version of the worker. */
export const removeOutdatedCaches = async (caches: CacheStorage): Promise<void> => {
  const names = (await caches.keys()).filter(isOutdatedCache);
  await Promise.all(names.map((name) => caches.delete(name)));
};
