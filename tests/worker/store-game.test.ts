/** Tests that a game is stored completely or not at all, from one build, and within limits. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedCacheName, type StoreGameRequest } from '@/lib/domain/games/stored-games';
import { createMemoryCaches } from '@/tests/support/memory-caches';
import { storeGame, type StoreDeps } from '@/worker/store-game';
import { listStoredGames, MAX_GAMES, removeOutdatedCaches } from '@/worker/stored-games';

const DAY_MS = 24 * 3_600_000;
const computeCspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const FRAME_STYLE = 'b{color:red}';
const FRAME_SCRIPT = 'play()';
const FRAME_HTML = `<style>${FRAME_STYLE}</style><script>${FRAME_SCRIPT}</script>`;
const FRAME_POLICY = `script-src 'self' ${computeCspHash(FRAME_SCRIPT)}; style-src ${computeCspHash(FRAME_STYLE)}`;

const createPageHtml = (build: string): string =>
  `<link href="/fonts/a.woff2"><link rel="stylesheet" href="/_next/static/${build}.css">
<script src="/_next/static/${build}.js"></script><a href="/help">Help</a><use href="/icons.svg#play"></use><use href="/icons.svg#close"></use>{"buildId":"${build}"}`;

let siteFiles: Map<string, () => Response>;
let requestedPaths: string[];
let now: number;
let storeDeps: StoreDeps;

const serveFile = (path: string, body: string, headers: Record<string, string> = {}): void =>
  void siteFiles.set(path, () => new Response(body, { headers }));

const deployBuild = (build: string, slugs: readonly string[]): void => {
  slugs.forEach((slug) =>
    serveFile(`/gameplayer/${slug}`, createPageHtml(build), { 'content-security-policy': FRAME_POLICY }),
  );
  serveFile(`/_next/static/${build}.css`, 'css');
  serveFile(`/_next/static/${build}.js`, 'js');
  serveFile(`/_next/static/${build}-later.js`, 'later');
  serveFile('/fonts/a.woff2', 'font');
  serveFile('/play/engine/whole.html', FRAME_HTML);
  serveFile('/picture.svg', 'picture');
  serveFile('/icons.svg', 'icons');
};

const createStoreRequest = (slug: string, build = 'one'): StoreGameRequest => ({
  kind: 'keep',
  slug,
  title: slug,
  theme: 'modern',
  page: `/gameplayer/${slug}`,
  frame: '/play/engine/whole.html',
  build,
  extras: [`/_next/static/${build}-later.js`, '/picture.svg'],
});

beforeEach(() => {
  siteFiles = new Map();
  requestedPaths = [];
  now = Date.parse('2026-11-22T10:00:00Z');
  storeDeps = {
    caches: createMemoryCaches(),
    fetch: async (path) => {
      requestedPaths.push(path);
      return siteFiles.get(path)?.() ?? new Response('', { status: 404 });
    },
    now: () => now,
  };
  deployBuild('one', ['a', 'b']);
});

const readStoredText = async (path: string): Promise<string | undefined> =>
  (await storeDeps.caches.match(path))?.text();

describe('storing a game for offline play', () => {
  it('stores the page with its policy, its resources, lazily loaded ones, and the game', async () => {
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(true);
    const page = await storeDeps.caches.match('/gameplayer/a');
    expect(page?.headers.get('content-security-policy')).toBe(FRAME_POLICY);
    for (const path of ['/_next/static/one.js', '/_next/static/one.css', '/fonts/a.woff2', '/icons.svg'])
      expect(await readStoredText(path), path).toBeTruthy();
    expect(await readStoredText('/_next/static/one-later.js')).toBe('later');
    expect(await readStoredText('/picture.svg')).toBe('picture');
    expect(await readStoredText('/play/engine/whole.html')).toBe(FRAME_HTML);
    expect(requestedPaths).not.toContain('/help');
  });

  it.each(['/gameplayer/a', '/_next/static/one.js', '/play/engine/whole.html'])(
    'stores nothing when %s cannot be loaded',
    async (path) => {
      siteFiles.delete(path);
      expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(false);
      expect(await storeDeps.caches.keys()).toEqual([]);
    },
  );

  it('stores scripts that load on use, and the scripts that these load', async () => {
    serveFile('/_next/static/one.js', 'load("static/chunks/a-1.js"),load("static/chunks/a-1.css")');
    serveFile('/_next/static/chunks/a-1.js', 'load("static/chunks/b~2.js"),load("static/chunks/a-1.js")');
    serveFile('/_next/static/chunks/a-1.css', 'css');
    serveFile('/_next/static/chunks/b~2.js', 'load("static/chunks/gone.js")');
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(true);
    for (const name of ['a-1.js', 'a-1.css', 'b~2.js'])
      expect(await readStoredText(`/_next/static/chunks/${name}`), name).toBeTruthy();
    expect(await readStoredText('/_next/static/chunks/gone.js')).toBeUndefined();
  });

  it('succeeds without an image that cannot be loaded', async () => {
    siteFiles.delete('/picture.svg');
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(true);
  });

  it('stores no game that the page’s policy would block', async () => {
    serveFile('/play/engine/whole.html', FRAME_HTML.replace('play()', 'steal()'));
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(false);
  });

  it('keeps the older copy when the network fails while storing', async () => {
    await storeGame(createStoreRequest('a'), storeDeps);
    storeDeps = { ...storeDeps, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(false);
    expect(await readStoredText('/gameplayer/a')).toContain('"one"');
  });

  it('stores no page of a build other than that of the requesting page', async () => {
    deployBuild('two', ['a']);
    expect(await storeGame(createStoreRequest('a', 'one'), storeDeps)).toBe(false);
  });

  it('replaces an older build and updates the other games', async () => {
    await storeGame(createStoreRequest('a'), storeDeps);
    await storeGame(createStoreRequest('b'), storeDeps);
    deployBuild('two', ['a', 'b']);
    await storeGame(createStoreRequest('a', 'two'), storeDeps);
    expect(await readStoredText('/gameplayer/a')).toContain('"two"');
    expect(await readStoredText('/gameplayer/b')).toContain('"two"');
    expect(await readStoredText('/_next/static/one.js')).toBeUndefined();
    expect((await listStoredGames(storeDeps.caches)).map(({ build }) => build)).toEqual(['two', 'two']);
  });

  it('keeps a game that cannot be updated until its runs can no longer count', async () => {
    await storeGame(createStoreRequest('b'), storeDeps);
    deployBuild('two', ['a']);
    siteFiles.delete('/gameplayer/b');
    now += DAY_MS;
    await storeGame(createStoreRequest('a', 'two'), storeDeps);
    expect(await readStoredText('/gameplayer/b')).toContain('"one"');
    now += 3 * DAY_MS;
    await storeGame(createStoreRequest('a', 'two'), storeDeps);
    expect(await readStoredText('/gameplayer/b')).toBeUndefined();
  });

  it('keeps only a limited number of games', async () => {
    const slugs = Array.from({ length: MAX_GAMES + 2 }, (_, index) => `game-${index}`);
    deployBuild('one', slugs);
    for (const slug of slugs) {
      now += 1000;
      await storeGame(createStoreRequest(slug), storeDeps);
    }
    expect((await listStoredGames(storeDeps.caches)).map(({ slug }) => slug)).toEqual(
      slugs.slice(2).reverse(),
    );
  });

  it('stores nothing that is too large', async () => {
    serveFile('/_next/static/one.js', 'x'.repeat(8_000_001));
    expect(await storeGame(createStoreRequest('a'), storeDeps)).toBe(false);
  });
});

describe('the start of a new worker', () => {
  it('removes caches of earlier versions of the worker, and no other caches', async () => {
    await storeDeps.caches.open('starwick-kept-0:a');
    await storeDeps.caches.open(storedCacheName('b'));
    await storeDeps.caches.open('another-script');
    await removeOutdatedCaches(storeDeps.caches);
    expect(await storeDeps.caches.keys()).toEqual([storedCacheName('b'), 'another-script']);
  });
});
