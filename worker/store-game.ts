/** Keeps a game as a whole or not at all: its page, what the page loads, and the game as one document. */
import { storedCacheOf, type StoreOrder, type StoredNote, NOTE_PATH } from '@/lib/domain/stored-games';
import { listStored, forget, removeBeyond } from './stored-games';

export interface StoreDeps {
  caches: CacheStorage;
  /** Asks this site for a path. */
  ask(path: string): Promise<Response>;
  now(): number;
}

const MOST_BYTES = 8_000_000;
/** How long a game of another build is kept where it cannot be renewed: an unfinished run has 48 hours. */
const OLD_BUILD_MS = 3 * 24 * 3_600_000;

const NAMED = /(?:src|href)="((?:\/_next\/static\/|\/fonts\/|\/play\/|\/favicon|\/icons)[^"?#]+)["#]/g;
/** How a script names the parts that it loads on use. */
const PART_NAME = /static\/chunks\/[\w~.-]+\.(?:js|css)/g;
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** The paths that a page's document names: without any of them it is not whole. */
export const namedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path)),
];

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** Whether a page's policy lets a document in its frame run: in the middle of a deployment the two may be of different builds. */
export const allows = async (policy: string | null, frame: string): Promise<boolean> => {
  const hashes = await Promise.all([...frame.matchAll(INLINE)].map(([, , body = '']) => hashOf(body)));
  return hashes.length > 0 && hashes.every((hash) => policy?.includes(`'sha256-${hash}'`));
};

/** The parts that scripts load on use, theirs included: a page breaks where one of them cannot be had. */
const partsOf = async (
  scripts: readonly (readonly [string, Response])[],
  known: Set<string>,
  ask: StoreDeps['ask'],
): Promise<(readonly [string, Response])[]> => {
  const texts = await Promise.all(
    scripts
      // The list of every page's parts is not what this page loads.
      .filter(([path]) => path.endsWith('.js') && !path.endsWith('Manifest.js'))
      .map(([, answer]) => answer.clone().text()),
  );
  const names = new Set(texts.flatMap((text) => text.match(PART_NAME) ?? []).map((name) => `/_next/${name}`));
  const fresh = [...names].filter((path) => !known.has(path));
  if (fresh.length === 0) return [];
  fresh.forEach((path) => known.add(path));
  const asked = await Promise.all(fresh.map(async (path) => [path, await ask(path)] as const));
  const found = asked.filter(([, answer]) => isWhole(answer));
  return [...found, ...(await partsOf(found, known, ask))];
};

const isWhole = (answer: Response): boolean => answer.ok && !answer.redirected;

/** Fetches everything, then keeps it. Says whether it did; what was kept before stays where it did not. */
const storeOne = async (order: Omit<StoreOrder, 'kind'>, deps: StoreDeps): Promise<boolean> => {
  const [page, frame] = await Promise.all([deps.ask(order.page), deps.ask(order.frame)]);
  if (!isWhole(page) || !isWhole(frame)) return false;
  const html = await page.clone().text();
  // A page that was open over a deployment knows the parts of its own build only.
  if (!html.includes(`"buildId":"${order.build}"`)) return false;
  const policy = page.headers.get('content-security-policy');
  if (!(await allows(policy, await frame.clone().text()))) return false;
  const named = namedIn(html);
  const needed = await Promise.all(named.map(async (path) => [path, await deps.ask(path)] as const));
  if (!needed.every(([, answer]) => isWhole(answer))) return false;
  const known = new Set(named);
  const parts = await partsOf(needed, known, deps.ask);
  const extras = [...new Set(order.extras)].filter((path) => !known.has(path));
  const asked = await Promise.allSettled(extras.map(async (path) => [path, await deps.ask(path)] as const));
  const further = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const all = [
    [order.page, page] as const,
    [order.frame, frame] as const,
    ...needed,
    ...parts,
    ...further.filter(([, answer]) => isWhole(answer)),
  ];
  const bodies = await Promise.all(all.map(([, answer]) => answer.clone().arrayBuffer()));
  if (bodies.reduce((sum, { byteLength }) => sum + byteLength, 0) > MOST_BYTES) return false;

  const cache = await deps.caches.open(storedCacheOf(order.slug));
  const before = await cache.keys();
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
  const { slug, title, theme, build } = order;
  const note: StoredNote = {
    slug,
    title,
    theme,
    build,
    page: order.page,
    frame: order.frame,
    extras,
    keptAt: deps.now(),
  };
  await cache.put(NOTE_PATH, Response.json(note));
  const own = new Set([NOTE_PATH, ...all.map(([path]) => path)]);
  const pathOf = ({ url }: Request): string => new URL(url).pathname + new URL(url).search;
  await Promise.all(before.filter((old) => !own.has(pathOf(old))).map((old) => cache.delete(old)));
  return true;
};

const isPart = (path: string): boolean => path.startsWith('/_next/static/');

/** What is kept of another build is kept anew; where that fails it stays as long as a run in it may count. */
const renewOthers = async ({ slug, build, extras }: StoreOrder, deps: StoreDeps): Promise<void> => {
  const others = (await listStored(deps.caches)).filter((note) => note.slug !== slug && note.build !== build);
  for (const note of others) {
    // Every player has the same parts of script, named by their build; pictures are each game's own.
    const renewed = [...extras.filter(isPart), ...note.extras.filter((path) => !isPart(path))];
    const isKept = await storeOne({ ...note, build, extras: renewed }, deps).catch(() => false);
    if (!isKept && deps.now() - note.keptAt > OLD_BUILD_MS) await forget(deps.caches, note.slug);
  }
};

/** Keeps the game of a page, and brings what is kept beside it up to date. Says whether the game is kept as it is now. */
export const storeGame = async (order: StoreOrder, deps: StoreDeps): Promise<boolean> => {
  const isKept = await storeOne(order, deps).catch(() => false);
  if (isKept) {
    await removeBeyond(deps.caches);
    await renewOthers(order, deps);
  }
  return isKept;
};
