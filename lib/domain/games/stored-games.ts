/** Names for the stored files of dailies that are playable offline, shared by the page and its service worker. */

export const WORKER_PATH = '/offline-worker.js';

const CACHE_FAMILY = 'starwick-kept-';
/** Incremented when the format of the stored files changes; the worker then removes older caches. */
const VERSION = 1;
const CACHE_PREFIX = `${CACHE_FAMILY}${VERSION}:`;
/** The key of the metadata in a cache; not a path of the site. */
export const METADATA_KEY = '/kept-note';

export const storedCacheName = (slug: string): string => `${CACHE_PREFIX}${slug}`;
export const isStoredCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);
/** Returns whether a cache was created by an earlier version. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith(CACHE_FAMILY) && !isStoredCache(name);

/** A page's request to its worker to store a game. */
export interface StoreGameRequest {
  kind: 'keep';
  slug: string;
  title: string;
  theme: string;
  /** The path of the player's page. */
  page: string;
  /** The path of the game as a standalone document. */
  frame: string;
  /** Paths that the page loaded in addition to those in its document, such as script chunks and images. */
  extras: string[];
  /** The build id of the pages. */
  build: string;
}

export interface StoredMetadata extends Omit<StoreGameRequest, 'kind'> {
  /** Milliseconds since 1970. */
  keptAt: number;
}

const ENGINE_SCRIPT = /^\/play\/([a-z0-9-]+)\/index\.html$/;

/** Returns the path of the standalone document for the URL of a game's frame; null for games of other hosts and Flash games. */
export const standaloneDocumentOf = (frameSource: string): string | null => {
  const { pathname } = new URL(frameSource, 'http://games.internal');
  const engine = ENGINE_SCRIPT.exec(pathname)?.[1];
  return engine ? `/play/${engine}/whole.html` : null;
};
