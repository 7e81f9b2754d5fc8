/** Stores a game completely or not at all: its page, the page's resources, and the game as one HTML document. */
import {
  storedCacheName,
  type StoreGameRequest,
  type StoredMetadata,
  METADATA_KEY,
} from '@/lib/domain/games/stored-games';
import { listStoredGames, forgetGame, removeGamesBeyondLimit } from './stored-games';

export interface StoreDeps {
  caches: CacheStorage;
  /** Requests a path of this site. */
  fetch(path: string): Promise<Response>;
  now(): number;
}

const MAX_BYTES = 8_000_000;
/** The time after which a game of an older build is removed if it cannot be updated. An unfinished run is valid for 48 hours. */
const OLD_BUILD_MS = 3 * 24 * 3_600_000;

const NAMED_PATH = /(?:src|href)="((?:\/_next\/static\/|\/fonts\/|\/play\/|\/favicon|\/icons)[^"?#]+)["#]/g;
/** Matches the names by which a script refers to the chunks that it loads on demand. */
const PART_NAME = /static\/chunks\/[\w~.-]+\.(?:js|css)/g;
const INLINE_ELEMENT = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** Returns the paths of the files that the page's document refers to. The page needs each of them. */
export const listReferencedPaths = (html: string): string[] => [
  ...new Set([...html.matchAll(NAMED_PATH)].map(([, path = '']) => path)),
];

const computeCspHash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** Returns whether a page's policy allows its frame's document. During a deployment, the two may belong to different builds. */
export const isAllowedByPolicy = async (policy: string | null, frame: string): Promise<boolean> => {
  const hashes = await Promise.all(
    [...frame.matchAll(INLINE_ELEMENT)].map(([, , body = '']) => computeCspHash(body)),
  );
  return hashes.length > 0 && hashes.every((hash) => policy?.includes(`'sha256-${hash}'`));
};

/** Loads the chunks that scripts load on demand, recursively, because the page fails if one of them is missing. */
const listParts = async (
  scripts: readonly (readonly [string, Response])[],
  known: Set<string>,
  fetch: StoreDeps['fetch'],
): Promise<(readonly [string, Response])[]> => {
  const texts = await Promise.all(
    scripts
      // Skips the manifest, which lists the chunks of every page.
      .filter(([path]) => path.endsWith('.js') && !path.endsWith('Manifest.js'))
      .map(([, answer]) => answer.clone().text()),
  );
  const names = new Set(texts.flatMap((text) => text.match(PART_NAME) ?? []).map((name) => `/_next/${name}`));
  const fresh = [...names].filter((path) => !known.has(path));
  if (fresh.length === 0) return [];
  fresh.forEach((path) => known.add(path));
  const requested = await Promise.all(fresh.map(async (path) => [path, await fetch(path)] as const));
  const found = requested.filter(([, answer]) => isCompleteResponse(answer));
  return [...found, ...(await listParts(found, known, fetch))];
};

const isCompleteResponse = (answer: Response): boolean => answer.ok && !answer.redirected;

/** Fetches all files, then stores them. Returns whether it has succeeded; after a failure, the earlier copy remains. */
const storeOneGame = async (request: Omit<StoreGameRequest, 'kind'>, deps: StoreDeps): Promise<boolean> => {
  const [page, frame] = await Promise.all([deps.fetch(request.page), deps.fetch(request.frame)]);
  if (!isCompleteResponse(page) || !isCompleteResponse(frame)) return false;
  const html = await page.clone().text();
  // During a deployment, the server may already send a page of another build, whose chunks this page does not know.
  if (!html.includes(`"buildId":"${request.build}"`)) return false;
  const policy = page.headers.get('content-security-policy');
  if (!(await isAllowedByPolicy(policy, await frame.clone().text()))) return false;
  const named = listReferencedPaths(html);
  const needed = await Promise.all(named.map(async (path) => [path, await deps.fetch(path)] as const));
  if (!needed.every(([, answer]) => isCompleteResponse(answer))) return false;
  const known = new Set(named);
  const parts = await listParts(needed, known, deps.fetch);
  const extras = [...new Set(request.extras)].filter((path) => !known.has(path));
  const requested = await Promise.allSettled(
    extras.map(async (path) => [path, await deps.fetch(path)] as const),
  );
  const further = requested.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const all = [
    [request.page, page] as const,
    [request.frame, frame] as const,
    ...needed,
    ...parts,
    ...further.filter(([, answer]) => isCompleteResponse(answer)),
  ];
  const bodies = await Promise.all(all.map(([, answer]) => answer.clone().arrayBuffer()));
  if (bodies.reduce((sum, { byteLength }) => sum + byteLength, 0) > MAX_BYTES) return false;

  const cache = await deps.caches.open(storedCacheName(request.slug));
  const before = await cache.keys();
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
  const { slug, title, theme, build } = request;
  const note: StoredMetadata = {
    slug,
    title,
    theme,
    build,
    page: request.page,
    frame: request.frame,
    extras,
    keptAt: deps.now(),
  };
  await cache.put(METADATA_KEY, Response.json(note));
  const own = new Set([METADATA_KEY, ...all.map(([path]) => path)]);
  const pathWithQuery = ({ url }: Request): string => new URL(url).pathname + new URL(url).search;
  await Promise.all(before.filter((old) => !own.has(pathWithQuery(old))).map((old) => cache.delete(old)));
  return true;
};

const isPart = (path: string): boolean => path.startsWith('/_next/static/');

/** Stores games of other builds again. If that fails, a game remains as long as a run of it may still count. */
const renewOtherGames = async ({ slug, build, extras }: StoreGameRequest, deps: StoreDeps): Promise<void> => {
  const others = (await listStoredGames(deps.caches)).filter(
    (note) => note.slug !== slug && note.build !== build,
  );
  for (const note of others) {
    // All players use the same script chunks, which are named by their build, but images belong to each game.
    const renewed = [...extras.filter(isPart), ...note.extras.filter((path) => !isPart(path))];
    const isSaved = await storeOneGame({ ...note, build, extras: renewed }, deps).catch(() => false);
    if (!isSaved && deps.now() - note.keptAt > OLD_BUILD_MS) await forgetGame(deps.caches, note.slug);
  }
};

/** Stores the game of a page, and updates the other stored games. Returns whether the game is stored in its current version. */
export const storeGame = async (request: StoreGameRequest, deps: StoreDeps): Promise<boolean> => {
  const isSaved = await storeOneGame(request, deps).catch(() => false);
  if (isSaved) {
    await removeGamesBeyondLimit(deps.caches);
    await renewOtherGames(request, deps);
  }
  return isSaved;
};
