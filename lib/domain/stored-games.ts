/** What a browser keeps of a daily for playing on without a network: names that the page and its service worker share. */

export const WORKER_PATH = '/offline-worker.js';

const FAMILY = 'starwick-kept-';
/** Goes up when what is kept changes its form: the worker then removes what it kept before. */
const VERSION = 1;
const PREFIX = `${FAMILY}${VERSION}:`;
/** Where a cache holds what is known of it; no address of the site. */
export const NOTE_PATH = '/kept-note';

export const storedCacheOf = (slug: string): string => `${PREFIX}${slug}`;
export const isStoredCache = (name: string): boolean => name.startsWith(PREFIX);
/** Whether a cache was made by an earlier form of this. */
export const isOutdatedCache = (name: string): boolean => name.startsWith(FAMILY) && !isStoredCache(name);

/** What a page asks its worker to keep. */
export interface StoreOrder {
  kind: 'keep';
  slug: string;
  title: string;
  theme: string;
  /** The player page's path. */
  page: string;
  /** The path of the game as one document. */
  frame: string;
  /** Paths that the page has loaded beyond what its document names: parts of script, pictures. */
  extras: string[];
  /** The build of the pages. */
  build: string;
}

export interface StoredNote extends Omit<StoreOrder, 'kind'> {
  /** Milliseconds since 1970. */
  keptAt: number;
}

const ENGINE = /^\/play\/([a-z0-9-]+)\/index\.html$/;

/** The path of a game of ours as one document, from the address of its frame; null for games of other hosts and Flash. */
export const standaloneDocumentOf = (frameSource: string): string | null => {
  const { pathname } = new URL(frameSource, 'http://games.internal');
  const engine = ENGINE.exec(pathname)?.[1];
  return engine ? `/play/${engine}/whole.html` : null;
};
