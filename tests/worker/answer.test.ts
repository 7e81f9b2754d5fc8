/** Tests that pages come from the network, and from the stored copy only while offline. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedCacheName, METADATA_KEY } from '@/lib/domain/games/stored-games';
import { createMemoryCaches } from '@/tests/support/memory-caches';
import { answerExtra, answerPage, answerPart, classifyRequest } from '@/worker/answer';

vi.mock('@/styles/offline.css', () => ({ default: '' }));

const ORIGIN = 'http://site.test';
const PAGE_URL = `${ORIGIN}/gameplayer/a`;
const PART_URL = `${ORIGIN}/_next/static/x.js`;
const NO_PRELOAD = Promise.resolve(undefined);
const failFetch = () => Promise.reject(new TypeError('Failed to fetch'));

let caches: CacheStorage;
beforeEach(async () => {
  caches = createMemoryCaches();
  const cache = await caches.open(storedCacheName('a'));
  await cache.put('/gameplayer/a', new Response('kept page'));
  await cache.put('/_next/static/x.js', new Response('kept part'));
  const note = { slug: 'a', title: '<b>A&B</b>', theme: 'contrast', page: '/gameplayer/a', keptAt: 1 };
  await cache.put(METADATA_KEY, Response.json(note));
});

const createRequest = (url: string, more: Record<string, unknown> = {}): Request =>
  ({
    url,
    method: 'GET',
    mode: 'cors',
    destination: '',
    referrer: '',
    ...more,
  }) as unknown as Request;

describe('classifying a request', () => {
  it.each([
    ['a page', createRequest(PAGE_URL, { mode: 'navigate' }), 'page'],
    ['a part named by its content', createRequest(PART_URL), 'part'],
    [
      'an image of the player',
      createRequest(`${ORIGIN}/a.svg`, { destination: 'image', referrer: PAGE_URL }),
      'extra',
    ],
    ['the sprite of icons', createRequest(`${ORIGIN}/icons.svg`), 'extra'],
    ['a font', createRequest(`${ORIGIN}/fonts/a.woff2`, { destination: 'font' }), 'extra'],
    [
      'an image of a style sheet',
      createRequest(`${ORIGIN}/a.svg`, { destination: 'image', referrer: PART_URL }),
      'extra',
    ],
    [
      'an image of another page',
      createRequest(`${ORIGIN}/a.svg`, { destination: 'image', referrer: ORIGIN }),
      null,
    ],
    ['a response of the API', createRequest(`${ORIGIN}/sw/api/user-session`), null],
    ['a response of the scores service', createRequest(`${ORIGIN}/scores/userbest`), null],
    ['a form', createRequest(PAGE_URL, { mode: 'navigate', method: 'POST' }), null],
    ['another host', createRequest('http://else.test/', { mode: 'navigate' }), null],
    ['the file of a game', createRequest(`${ORIGIN}/play/a/index.html`), null],
  ])('classifies %s', (_what, request, kind) => expect(classifyRequest(request, ORIGIN)).toBe(kind));
});

describe('a page', () => {
  it('comes from the network, even when a copy is stored', async () => {
    const answer = await answerPage(createRequest(PAGE_URL), NO_PRELOAD, {
      caches,
      fetch: async () => new Response('new'),
    });
    expect(await answer.text()).toBe('new');
  });

  it('equals the response that the browser has preloaded', async () => {
    const fetch = vi.fn(failFetch);
    const answer = await answerPage(createRequest(PAGE_URL), Promise.resolve(new Response('early')), {
      caches,
      fetch,
    });
    expect(await answer.text()).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns an error response of the server, not the stored copy', async () => {
    const fetch = async () => new Response('broken', { status: 500 });
    expect((await answerPage(createRequest(PAGE_URL), NO_PRELOAD, { caches, fetch })).status).toBe(500);
  });

  it('comes from the stored copy while offline, with any query', async () => {
    const answer = await answerPage(createRequest(`${PAGE_URL}?autoplay=1`), NO_PRELOAD, {
      caches,
      fetch: failFetch,
    });
    expect(await answer.text()).toBe('kept page');
  });

  it('comes from the stored copy when the preload resolves with an error response', async () => {
    const failed = Promise.resolve(Response.error());
    const answer = await answerPage(createRequest(PAGE_URL), failed, { caches, fetch: failFetch });
    expect(await answer.text()).toBe('kept page');
  });

  it('comes from the stored copy when the fetch resolves with an error response', async () => {
    const fetch = async () => Response.error();
    const answer = await answerPage(createRequest(PAGE_URL), NO_PRELOAD, { caches, fetch });
    expect(await answer.text()).toBe('kept page');
  });

  it('lists the playable games while offline', async () => {
    const answer = await answerPage(createRequest(`${ORIGIN}/help`), NO_PRELOAD, {
      caches,
      fetch: failFetch,
    });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('<a href="/gameplayer/a">&#60;b&#62;A&#38;B&#60;/b&#62;</a>');
    expect(html).toContain('data-theme="contrast"');
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  it('states that no game is stored', async () => {
    const answer = await answerPage(createRequest(PAGE_URL), NO_PRELOAD, {
      caches: createMemoryCaches(),
      fetch: failFetch,
    });
    expect(await answer.text()).toContain('that you open with a connection');
  });
});

describe('a file of a stored page', () => {
  it('comes from the stored copy, or otherwise from the network, if its content determines its name', async () => {
    const fetch = vi.fn(async () => new Response('network'));
    expect(await (await answerPart(createRequest(PART_URL), { caches, fetch })).text()).toBe('kept part');
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await answerPart(createRequest(`${PART_URL}2`), { caches, fetch })).text()).toBe('network');
  });

  it('loads from the network, or from the stored copy when the network fails, for an image', async () => {
    expect(await (await answerExtra(createRequest(PART_URL), { caches, fetch: failFetch })).text()).toBe(
      'kept part',
    );
    await expect(answerExtra(createRequest(`${PART_URL}2`), { caches, fetch: failFetch })).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
