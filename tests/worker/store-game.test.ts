/** Tests that a game is stored completely or not at all, from one build, and within limits. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedCacheName, type StoreGameRequest } from '@/lib/domain/games/stored-games';
import { createMemoryCaches } from '@/tests/support/memory-caches';
import { storeGame, type StoreDeps } from '@/worker/store-game';
import { listStored, MAX_GAMES, removeOutdated } from '@/worker/stored-games';

const DAY_MS = 24 * 3_600_000;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE = 'b{color:red}';
const SCRIPT = 'play()';
const FRAME = `<style>${STYLE}</style><script>${SCRIPT}</script>`;
const POLICY = `script-src 'self' ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}`;

const htmlOf = (build: string): string =>
  `<link href="/fonts/a.woff2"><link rel="stylesheet" href="/_next/static/${build}.css">
<script src="/_next/static/${build}.js"></script><a href="/help">Help</a><use href="/icons.svg#play"></use><use href="/icons.svg#close"></use>{"buildId":"${build}"}`;

let site: Map<string, () => Response>;
let requested: string[];
let now: number;
let deps: StoreDeps;

const serve = (path: string, body: string, headers: Record<string, string> = {}): void =>
  void site.set(path, () => new Response(body, { headers }));

const deploy = (build: string, slugs: readonly string[]): void => {
  slugs.forEach((slug) => serve(`/gameplayer/${slug}`, htmlOf(build), { 'content-security-policy': POLICY }));
  serve(`/_next/static/${build}.css`, 'css');
  serve(`/_next/static/${build}.js`, 'js');
  serve(`/_next/static/${build}-later.js`, 'later');
  serve('/fonts/a.woff2', 'font');
  serve('/play/engine/whole.html', FRAME);
  serve('/picture.svg', 'picture');
  serve('/icons.svg', 'icons');
};

const orderOf = (slug: string, build = 'one'): StoreGameRequest => ({
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
  site = new Map();
  requested = [];
  now = Date.parse('2026-11-22T10:00:00Z');
  deps = {
    caches: createMemoryCaches(),
    fetch: async (path) => {
      requested.push(path);
      return site.get(path)?.() ?? new Response('', { status: 404 });
    },
    now: () => now,
  };
  deploy('one', ['a', 'b']);
});

const textOf = async (path: string): Promise<string | undefined> => (await deps.caches.match(path))?.text();

describe('storing a game for offline play', () => {
  it('stores the page with its policy, its resources, lazily loaded ones, and the game', async () => {
    expect(await storeGame(orderOf('a'), deps)).toBe(true);
    const page = await deps.caches.match('/gameplayer/a');
    expect(page?.headers.get('content-security-policy')).toBe(POLICY);
    for (const path of ['/_next/static/one.js', '/_next/static/one.css', '/fonts/a.woff2', '/icons.svg'])
      expect(await textOf(path), path).toBeTruthy();
    expect(await textOf('/_next/static/one-later.js')).toBe('later');
    expect(await textOf('/picture.svg')).toBe('picture');
    expect(await textOf('/play/engine/whole.html')).toBe(FRAME);
    expect(requested).not.toContain('/help');
  });

  it.each(['/gameplayer/a', '/_next/static/one.js', '/play/engine/whole.html'])(
    'stores nothing when %s cannot be loaded',
    async (path) => {
      site.delete(path);
      expect(await storeGame(orderOf('a'), deps)).toBe(false);
      expect(await deps.caches.keys()).toEqual([]);
    },
  );

  it('stores scripts that load on use, and the scripts that these load', async () => {
    serve('/_next/static/one.js', 'load("static/chunks/a-1.js"),load("static/chunks/a-1.css")');
    serve('/_next/static/chunks/a-1.js', 'load("static/chunks/b~2.js"),load("static/chunks/a-1.js")');
    serve('/_next/static/chunks/a-1.css', 'css');
    serve('/_next/static/chunks/b~2.js', 'load("static/chunks/gone.js")');
    expect(await storeGame(orderOf('a'), deps)).toBe(true);
    for (const name of ['a-1.js', 'a-1.css', 'b~2.js'])
      expect(await textOf(`/_next/static/chunks/${name}`), name).toBeTruthy();
    expect(await textOf('/_next/static/chunks/gone.js')).toBeUndefined();
  });

  it('succeeds without an image that cannot be loaded', async () => {
    site.delete('/picture.svg');
    expect(await storeGame(orderOf('a'), deps)).toBe(true);
  });

  it('stores no game that the page’s policy would block', async () => {
    serve('/play/engine/whole.html', FRAME.replace('play()', 'steal()'));
    expect(await storeGame(orderOf('a'), deps)).toBe(false);
  });

  it('keeps the older copy when the network fails while storing', async () => {
    await storeGame(orderOf('a'), deps);
    deps = { ...deps, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    expect(await storeGame(orderOf('a'), deps)).toBe(false);
    expect(await textOf('/gameplayer/a')).toContain('"one"');
  });

  it('stores no page of a build other than that of the requesting page', async () => {
    deploy('two', ['a']);
    expect(await storeGame(orderOf('a', 'one'), deps)).toBe(false);
  });

  it('replaces an older build and updates the other games', async () => {
    await storeGame(orderOf('a'), deps);
    await storeGame(orderOf('b'), deps);
    deploy('two', ['a', 'b']);
    await storeGame(orderOf('a', 'two'), deps);
    expect(await textOf('/gameplayer/a')).toContain('"two"');
    expect(await textOf('/gameplayer/b')).toContain('"two"');
    expect(await textOf('/_next/static/one.js')).toBeUndefined();
    expect((await listStored(deps.caches)).map(({ build }) => build)).toEqual(['two', 'two']);
  });

  it('keeps a game that cannot be updated until its runs can no longer count', async () => {
    await storeGame(orderOf('b'), deps);
    deploy('two', ['a']);
    site.delete('/gameplayer/b');
    now += DAY_MS;
    await storeGame(orderOf('a', 'two'), deps);
    expect(await textOf('/gameplayer/b')).toContain('"one"');
    now += 3 * DAY_MS;
    await storeGame(orderOf('a', 'two'), deps);
    expect(await textOf('/gameplayer/b')).toBeUndefined();
  });

  it('keeps only a limited number of games', async () => {
    const slugs = Array.from({ length: MAX_GAMES + 2 }, (_, index) => `game-${index}`);
    deploy('one', slugs);
    for (const slug of slugs) {
      now += 1000;
      await storeGame(orderOf(slug), deps);
    }
    expect((await listStored(deps.caches)).map(({ slug }) => slug)).toEqual(slugs.slice(2).reverse());
  });

  it('stores nothing that is too large', async () => {
    serve('/_next/static/one.js', 'x'.repeat(8_000_001));
    expect(await storeGame(orderOf('a'), deps)).toBe(false);
  });
});

describe('the start of a new worker', () => {
  it('removes caches of earlier versions of the worker, and no other caches', async () => {
    await deps.caches.open('starwick-kept-0:a');
    await deps.caches.open(storedCacheName('b'));
    await deps.caches.open('another-script');
    await removeOutdated(deps.caches);
    expect(await deps.caches.keys()).toEqual([storedCacheName('b'), 'another-script']);
  });
});
