/** Tests failing pages: the log line, the response and the page show the same request id, and the response is not cached. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { createPageServer, type NextHandler } from '@/server/http/page-server';
import { createResponseCache } from '@/server/http/response-cache';
import { createLog } from '@/server/platform/log';

const lines: string[] = [];
const log = createLog({ json: true, write: (line) => void lines.push(line) });
const seenUrls: { url: string | undefined; id: string | string[] | undefined }[] = [];

/** Replaces Next: the page throws, and the error page shows the request id that it gets. */
const next: NextHandler = (request, response) => {
  const id = request.headers['x-request-id'];
  seenUrls.push({ url: request.url, id });
  const html = request.url === '/broken' ? `<html><body><samp>${String(id)}</samp></body></html>` : 'out';
  response.writeHead(500, { 'content-type': 'text/html' }).end(html);
  return Promise.resolve();
};
const pages = createPageServer({
  next,
  cache: createResponseCache({ maxBytes: 1_000_000, onRefreshFailure: () => undefined }),
  log,
  gamesOrigin: null,
  catalogHosts: [],
  config: DEFAULT_CONFIG,
  adsOrigin: null,
  analyticsHosts: { script: [], connect: [], img: [] },
  standaloneGameOf: () => null,
});
const server = createServer((request, response) => void pages(request, response, '/help', ''));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  seenUrls.length = 0;
});

const request = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/help`, { headers });
  return { response, text: await response.text() };
};

describe('a page that fails to render', () => {
  it('has the same request id in the log, in the response header and on the page', async () => {
    const { response, text } = await request();
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(response.status).toBe(500);
    expect(text).toContain(`<samp>${id}</samp>`);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', message: 'page failed', requestId: id, path: '/help', status: 500 },
    ]);
    expect(seenUrls).toEqual([
      { url: '/help', id },
      { url: '/broken', id },
    ]);
  });

  it('uses the request id from the upstream proxy if that id is valid', async () => {
    expect((await request({ 'x-request-id': 'from-the-proxy-1' })).text).toContain(
      '<samp>from-the-proxy-1</samp>',
    );
    expect((await request({ 'x-request-id': '<script>' })).text).not.toContain('script');
  });

  it('gets rendered again for the next request, with a new request id', async () => {
    const [first, second] = [await request(), await request()];
    expect(first.response.headers.get('cache-control')).toBe('no-store');
    expect(first.text).not.toBe(second.text);
  });
});
