/** Tests an unreachable database: pages, documents and calls respond with 503, and cached pages are still served. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '@/server/http/errors';
import { createFrontListener } from '@/server/http/front';
import { withOutageRecording } from '@/server/http/outages';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { createPageServer, type NextHandler } from '@/server/http/page-server';
import { createResponseCache } from '@/server/http/response-cache';
import { createLog } from '@/server/platform/log';

const log = createLog({ write: () => undefined });
const state = { isAway: false, isBroken: false, now: 0 };
const createConnectionError = () =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const requestProduct = withOutageRecording(
  async () => new Response(null, { status: state.isAway ? 503 : 200 }),
);
/** Replaces Next: a page calls the product, and fails when the call fails. */
const next: NextHandler = async (request, response) => {
  const isBrokenPage = request.url === '/broken';
  const { ok } = isBrokenPage ? { ok: true } : await requestProduct(new Request('http://product/'));
  const status = isBrokenPage || state.isBroken || !ok ? 500 : 200;
  response.writeHead(status, { 'content-type': 'text/html' }).end(`<html><body>${status}</body></html>`);
};

let server: Server;
let origin = '';
beforeAll(async () => {
  const pages = createPageServer({
    next,
    cache: createResponseCache({
      maxBytes: 1_000_000,
      now: () => state.now,
      onRefreshFailure: () => undefined,
    }),
    log,
    gamesOrigin: null,
    catalogHosts: [],
    config: DEFAULT_CONFIG,
    adsOrigin: null,
    analyticsHosts: { script: [], connect: [], img: [] },
    standaloneGameOf: () => null,
  });
  const handleNothing = async (): Promise<boolean> => false;
  server = createServer(
    createFrontListener({
      product: new Hono(),
      scores: new Hono(),
      scoresBase: '/scores',
      ingest: new Hono(),
      sendQuickResponse: () => false,
      apiCache: handleNothing,
      pages,
      documents: async (_request, _response, pathname) => {
        if (pathname === '/rss.xml') throw new DrizzleQueryError('select 1', [], createConnectionError());
        return false;
      },
      statics: handleNothing,
      next,
      isReady: async () => true,
      trustProxy: { kind: 'none' },
      isDev: false,
      log,
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => Object.assign(state, { isAway: false, isBroken: false }));

const HOUR_MS = 3_600_000;
const handle = async (path: string) => {
  const response = await fetch(origin + path);
  await response.text();
  return response;
};

describe('the site without its database', () => {
  it('responds with an uncacheable 503 for a page that is not cached', async () => {
    state.isAway = true;
    const response = await handle('/about');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    state.isAway = false;
    expect((await handle('/about')).status).toBe(200);
  });

  it('serves a cached page for a day, and responds with 503 afterwards', async () => {
    expect((await handle('/help')).status).toBe(200);
    state.isAway = true;
    state.now += 20 * HOUR_MS;
    expect((await handle('/help')).status).toBe(200);
    state.now += 5 * HOUR_MS;
    expect((await handle('/help')).status).toBe(503);
  });

  it('serves no stale profile, because its owner may have hidden parts of it', async () => {
    expect((await handle('/profile/7')).status).toBe(200);
    state.isAway = true;
    state.now += HOUR_MS;
    expect((await handle('/profile/7')).status).toBe(503);
  });

  it('responds with 503 for a document', async () => {
    const response = await handle('/rss.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('responds with 500 for a page that fails for another reason', async () => {
    state.isBroken = true;
    expect((await handle('/about/other')).status).toBe(500);
  });
});

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', createConnectionError()],
    ['a refused connection below a query', new DrizzleQueryError('select 1', [], createConnectionError())],
    ['a shutdown', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['a connection exception', Object.assign(new Error('lost'), { code: '08003' })],
    ['a standby', Object.assign(new Error('read-only'), { code: '25006' })],
    ['a reset connection', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
    ['an unknown host', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
    ['a cut connection', new Error('Connection terminated unexpectedly')],
    ['a server that does not respond', new Error('Query read timeout')],
    ['a missing socket file', Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })],
  ])('recognizes %s', (_name, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it.each([
    ['a missing file', Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' })],
    ['a duplicate key', Object.assign(new Error('duplicate'), { code: '23505' })],
    ['a number out of range', Object.assign(new Error('out of range'), { code: '22003' })],
    ['another error', new Error('other')],
    ['no error', 'ECONNREFUSED'],
  ])('ignores %s', (_name, error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
