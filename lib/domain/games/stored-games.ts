/** The names of a daily's stored files for offline play, shared by the page and its service worker. */

export const WORKER_PATH = '/offline-worker.js';

const FAMILY = 'starwick-kept-';
/** Increases when the format of the stored files changes: the worker then removes the older ones. */
const VERSION = 1;
const PREFIX = `${FAMILY}${VERSION}:`;
/** The key of a cache's metadata; not a path of the site. */
export const NOTE_PATH = '/kept-note';

export const storedCacheOf = (slug: string): string => `${PREFIX}${slug}`;
export const isStoredCache = (name: string): boolean => name.startsWith(PREFIX);
/** Returns whether a cache was made by an earlier version. */
export const isOutdatedCache = (name: string): boolean => name.startsWith(FAMILY) && !isStoredCache(name);

/** A page's request that its worker store a game. */
export interface StoreOrder {
  kind: 'keep';
  slug: string;
  title: string;
  theme: string;
  /** The path of the player's page. */
  page: string;
  /** The path of the game as one document. */
  frame: string;
  /** Paths that the page has loaded in addition to those in its document: script chunks, images. */
  extras: string[];
  /** The build of the pages. */
  build: string;
}

export interface StoredNote extends Omit<StoreOrder, 'kind'> {
  /** Milliseconds since 1970. */
  keptAt: number;
}

const ENGINE = /^\/play\/([a-z0-9-]+)\/index\.html$/;

/** Returns the path of our game as one document, from the URL of its frame; null for games of other hosts and Flash. */
export const standaloneDocumentOf = (frameSource: string): string | null => {
  const { pathname } = new URL(frameSource, 'http://games.internal');
  const engine = ENGINE.exec(pathname)?.[1];
  return engine ? `/play/${engine}/whole.html` : null;
};
