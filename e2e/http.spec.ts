/** Tests the site's responses to requests that none of its pages sends. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { request as requestAt, JSON_HEADERS } from './support/http';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const request = (path: string, options?: Parameters<typeof requestAt>[2]) => requestAt(base, path, options);
const post = (path: string, body: string, headers: Record<string, string> = JSON_HEADERS) =>
  request(path, { method: 'POST', headers, body });

const STATUS_BY_PATH = [
  ['/', 200],
  ['/gamelanding/quiet-sudoku', 200],
  ['/gamelanding/quiet-sudoku-mini', 200],
  ['/gameplayer/quiet-sudoku', 200],
  ['/no-such-page', 404],
] as const;

test('keeps an idle connection open longer than proxies do', async () => {
  const { headers } = await request('/', { headers: { connection: 'keep-alive' } });
  expect(headers['keep-alive']).toBe('timeout=75');
});

test.describe('a malformed call', () => {
  test('gets a 400 that names the fault', async () => {
    const broken = await post('/scores/runs', '{"game":');
    expect(broken.status).toBe(400);
    expect(broken.json()).toMatchObject({
      code: 'badRequest',
      fields: { body: expect.any(String) as unknown },
    });

    const response = await post('/scores/runs', JSON.stringify({ game: 'Not A Keyword', mode: 'daily' }));
    expect(response.status).toBe(400);
    expect(Object.keys(response.json().fields as object)).toEqual(['game']);

    const missing = await post('/scores/runs', JSON.stringify({ game: 'quiet-sudoku' }));
    expect(missing.status).toBe(400);
    expect(missing.json()).toMatchObject({ fields: { mode: 'Required.' } });

    const query = await request('/scores/scores?game=quiet-sudoku');
    expect(query.status).toBe(400);
    expect(query.json()).toMatchObject({ fields: { type: 'Required.' } });
  });

  for (const path of ['/api/nothing-here', '/scores/nothing-here', '/sw/api/nothing-here']) {
    test(`gets 404 in JSON at the unknown path ${path}`, async () => {
      const answer = await request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toMatchObject({ code: 'notFound', requestId: expect.any(String) as unknown });
    });
  }

  for (const isChunked of [false, true]) {
    test(`gets 413 for a body that is too large, ${isChunked ? 'without its length' : 'with its length'}`, async () => {
      const body = JSON.stringify({ game: 'quiet-sudoku', mode: 'x'.repeat(80_000) });
      const answer = await request('/scores/runs', {
        method: 'POST',
        headers: JSON_HEADERS,
        body,
        isChunked,
      });
      expect(answer.status).toBe(413);
      expect(answer.json()).toMatchObject({ code: 'payloadTooLarge' });
    });
  }

  test('gets 405 and the allowed methods for a wrong method', async () => {
    const call = await request('/scores/runs', { method: 'DELETE' });
    expect([call.status, call.headers.allow]).toEqual([405, 'POST']);
    const page = await post('/', '{}');
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('gets 415 for a body of another type', async () => {
    for (const headers of [{}, { 'content-type': 'text/plain' }] as Record<string, string>[]) {
      expect((await post('/scores/runs', '{}', headers)).status).toBe(415);
    }
  });

  test('gets 403 from a page of another site', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await post('/scores/guest', '', headers);
      expect(answer.status).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await post('/scores/guest', '', { origin: base })).status).toBe(200);
  });

  test('gets 401 without a player’s token', async () => {
    const answer = await post('/scores/runs', JSON.stringify({ game: 'quiet-sudoku', mode: 'easy' }));
    expect(answer.status).toBe(401);
    const forged = await request('/scores/user', { headers: { authorization: 'Bearer a.b.c' } });
    expect(forged.status).toBe(401);
  });
});

// Requests a page until its response is stable, because a stale page is sent once more while it is rendered again in the
// background.
const waitForStableResponse = async (path: string): Promise<void> => {
  let last: unknown;
  let same = 0;
  const countSameResponses = async (): Promise<number> => {
    const { etag } = (await request(path)).headers;
    same = etag === last ? same + 1 : 0;
    last = etag;
    return same;
  };
  await expect.poll(countSameResponses).toBeGreaterThanOrEqual(3);
};

test.describe('every page', () => {
  test.beforeAll(async () => {
    await Promise.all(STATUS_BY_PATH.map(([path]) => waitForStableResponse(path)));
  });

  for (const [path, status] of STATUS_BY_PATH) {
    test(`sends ${path} with its policy and the other security headers`, async () => {
      const page = await request(path);
      expect(page.status).toBe(status);
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
        'permissions-policy': expect.stringContaining('camera=()') as unknown,
      });
      const policy = String(page.headers['content-security-policy']);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain(`'self'`);
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
      expect(policy).toContain(`object-src 'none'`);
      expect(policy).toContain(`base-uri 'none'`);
      expect(policy).toContain(`frame-ancestors 'self'`);
      expect(page.headers['x-powered-by']).toBeUndefined();
      expect(page.headers['set-cookie']).toBeUndefined();
    });

    test(`responds to HEAD of ${path} like to GET, but without the body`, async () => {
      const [got, head] = [await request(path), await request(path, { method: 'HEAD' })];
      expect(head.status).toBe(status);
      expect(head.bytes).toHaveLength(0);
      expect(head.headers.etag).toBe(got.headers.etag);
      expect(head.headers['content-length']).toBe(got.headers['content-length']);
    });

    test(`sends ${path} with brotli, with gzip and uncompressed`, async () => {
      const asCookie = (encoding: string) => request(path, { headers: { 'accept-encoding': encoding } });
      const uncompressed = await asCookie('identity');
      expect(uncompressed.headers['content-encoding']).toBeUndefined();
      expect(uncompressed.headers.vary).toContain('Accept-Encoding');
      const [br, gzip] = [await asCookie('br, gzip'), await asCookie('gzip')];
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.bytes).equals(uncompressed.bytes)).toBe(true);
      expect(gunzipSync(gzip.bytes).equals(uncompressed.bytes)).toBe(true);
      expect(new Set([uncompressed, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      expect((await asCookie('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    });
  }

  test('accepts any search term, and refuses one that is too long', async () => {
    for (const term of ['index', '[[...params]]', 'index.json', 'a/b', '100%', 'what?q']) {
      const { text } = await request(`/search/${encodeURIComponent(term)}`);
      expect(text, term).toContain(`for “${term}”`);
    }
    for (const path of [`/search/${'x'.repeat(129)}`, `/site-search?q=${'x'.repeat(300)}`]) {
      const refused = await request(path);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('at most 128 characters');
    }
  });

  test('refuses a path with control characters, and says why', async () => {
    for (const path of [
      '/search/%00',
      '/search/lamp%01',
      '/search/%7Flamp',
      '/site-search?q=lamp%00',
      '/search?q=a%0Bb',
    ]) {
      const refused = await request(path);
      expect(refused.status, path).toBe(400);
      expect(refused.text, path).toContain('characters that cannot be read');
    }
  });

  test('uses absolute URLs for the canonical link and in structured data', async () => {
    for (const path of ['/', '/online/all-games', '/gamelanding/quiet-sudoku', '/help/faq', '/search/lamp']) {
      const { text } = await request(path);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], path).toMatch(/^https?:\/\//);
      for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
        expect(data, path).not.toMatch(/"(?:url|item|image|urlTemplate|@id)":"\//);
    }
  });

  test('responds with 304 to a browser that has cached the page', async () => {
    const first = await request('/', { headers: { 'accept-encoding': 'br' } });
    const cachedResponse = await request('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
    });
    expect(cachedResponse.status).toBe(304);
    expect(cachedResponse.bytes).toHaveLength(0);
    expect(cachedResponse.headers.etag).toBe(first.headers.etag);
    expect((await request('/', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  test('varies only by the appearance cookies', async () => {
    const readEntityTag = async (path: string, cookie = '') =>
      (await request(path, { headers: cookie ? { cookie } : {} })).headers.etag;
    const plainTag = await readEntityTag('/gamelanding/quiet-sudoku');
    expect(await readEntityTag('/gamelanding/quiet-sudoku', 'sw_result_theme=modernDark')).not.toBe(plainTag);
    expect(await readEntityTag('/gamelanding/quiet-sudoku', 'sw_result_theme=nonsense')).toBe(plainTag);
    expect(await readEntityTag('/gamelanding/quiet-sudoku', 'sw_guest=abcdefghijklmnopqrstuv')).toBe(
      plainTag,
    );
    for (const query of ['?utm_source=x', '?a=1&b=2', `?${'x'.repeat(2_000)}`]) {
      expect(await readEntityTag(`/gamelanding/quiet-sudoku${query}`)).toBe(plainTag);
    }
    expect((await request('/')).headers.vary).toContain('Cookie');
  });
});

test.describe('an operator page of a demonstration', () => {
  for (const path of [
    '/dev/outbox',
    '/purchase/sandbox/portal',
    '/sw/api/sandbox/portal',
    '/sw/api/%73andbox/portal',
  ])
    test(`responds at ${path} to this computer only`, async () => {
      const port = new URL(base).port;
      expect((await request(path, { headers: { host: `localhost:${port}` } })).status).not.toBe(403);
      const foreign: Record<string, string>[] = [
        { host: 'starwick.example' },
        { host: `localhost:${port}`, 'x-forwarded-for': '127.0.0.1' },
        { host: `localhost:${port}`, forwarded: 'for=127.0.0.1' },
      ];
      for (const headers of foreign) expect((await request(path, { headers })).status).toBe(403);
    });
});

test('serves a game’s files to a frame with an opaque origin, under a separate policy', async () => {
  const page = await request('/play/quiet-sudoku/index.html');
  expect(page.status).toBe(200);
  expect(page.headers['access-control-allow-origin']).toBe('*');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain('sandbox allow-scripts');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe/);
});

test('revalidates the service worker, gives it the scope of the complete site, and restricts its connections to the site', async () => {
  const { status, headers, text } = await request('/offline-worker.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': `default-src 'none'; connect-src 'self'`,
    'x-content-type-options': 'nosniff',
  });
  expect(String(headers['content-type'])).toContain('javascript');
  expect(text).not.toMatch(/https?:\/\//);
});

test('serves no file outside the public folders', async () => {
  for (const path of [
    '/play/../../package.json',
    '/..%2f..%2fpackage.json',
    '/_next/static/..%2f..%2fpackage.json',
  ]) {
    const answer = await request(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('"devDependencies"');
  }
});

test('reports health and readiness at once, and forbids caching them', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
});

test('redirects a path with a trailing slash, and sends 404 for an impossible one', async () => {
  const slashed = await request('/gamelanding/quiet-sudoku/?a=1');
  expect(slashed.status).toBe(308);
  expect(slashed.headers.location).toBe('/gamelanding/quiet-sudoku?a=1');
  for (const path of ['/gamelanding/..%2f..%2fetc', '//other.example/x', '/gameplayer/%20']) {
    expect((await request(path)).status).toBe(404);
  }
});
