/** Tests the front server: security headers on every response, paths that reach no handler, and the client data in requests. */
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { formHelpPath } from '@/lib/form-path';
import { IP_ADDRESS_HEADER, SECURE_HEADER } from '@/server/http/context';
import { createFrontListener, type FrontOptions } from '@/server/http/front';
import { createLog } from '@/server/platform/log';
import { parseProxyTrust } from '@/server/platform/proxy-trust';

const startEchoServer = (): Hono =>
  new Hono().all('*', (c) =>
    c.json({ ipAddress: c.req.header(IP_ADDRESS_HEADER), secure: c.req.header(SECURE_HEADER) ?? null }),
  );
let server: Server | null = null;
let reached: string[] = [];
afterEach(() => server?.close());

const startFront = async (trust = '0'): Promise<void> => {
  reached = [];
  const handleNothing = async (): Promise<boolean> => false;
  const options: FrontOptions = {
    product: startEchoServer(),
    scores: startEchoServer(),
    scoresBase: '/scores',
    ingest: startEchoServer(),
    sendQuickResponse: () => false,
    apiCache: handleNothing,
    pages: async (_request, response, pathname) => {
      reached.push(pathname);
      if (pathname === '/fails') throw new Error('A test.');
      response.writeHead(200, { 'content-security-policy': `default-src 'self'` }).end('page');
      return true;
    },
    documents: async (_request, response, pathname) => {
      if (pathname !== '/robots.txt') return false;
      response.writeHead(200, { 'content-type': 'text/plain' }).end('');
      return true;
    },
    statics: handleNothing,
    next: async (request, response) => {
      reached.push(request.url ?? '');
      response.writeHead(404).end();
    },
    isReady: async () => true,
    trustProxy: parseProxyTrust(trust) ?? { kind: 'none' },
    isDev: false,
    log: createLog({ write: () => undefined }),
  };
  server = createServer(createFrontListener(options));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
};

interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request with an unchanged path; fetch would resolve its dot segments. */
const requestPath = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const { port } = server?.address() as AddressInfo;
    send({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end();
  });

const EVERY_KIND = [
  { method: 'GET', path: '/', status: 200 },
  { method: 'GET', path: '/robots.txt', status: 200 },
  { method: 'GET', path: '/healthz', status: 200 },
  { method: 'POST', path: '/healthz', status: 405 },
  { method: 'GET', path: '/api/anything', status: 200 },
  { method: 'GET', path: '/scores/anything', status: 200 },
  { method: 'GET', path: '/ingest/anything', status: 200 },
  { method: 'GET', path: '/_next/nothing', status: 404 },
  { method: 'PUT', path: '/', status: 405 },
  { method: 'GET', path: '/fails', status: 500 },
  { method: 'GET', path: '/a/../b', status: 404 },
];

describe('the front server', () => {
  it.each(EVERY_KIND)('sets the security headers on $method $path', async ({ path, status, method }) => {
    await startFront();
    const reply = await requestPath(path, {}, method);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining('default-src') as unknown,
    });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
  });

  it.each(EVERY_KIND)('adds HSTS over TLS to $method $path', async ({ path, method }) => {
    await startFront('1');
    const reply = await requestPath(path, { 'x-forwarded-proto': 'https, http' }, method);
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('preserves a page’s own policy', async () => {
    await startFront();
    expect((await requestPath('/')).headers['content-security-policy']).toBe(`default-src 'self'`);
  });

  it.each([
    '/_next/../admin',
    '/_next/%2e%2e/admin',
    '/_next/.%2E/admin',
    '/_next/..%2fadmin',
    '/_next/..\\admin',
    '/_next/%2e%2e%5cadmin',
    '/./admin',
    '/admin/..',
    '/api/%2e/x',
  ])('rejects the dot segment in %s', async (path) => {
    await startFront();
    expect((await requestPath(path)).status).toBe(404);
    expect(reached).toEqual([]);
  });

  it.each(['/.well-known/security.txt', '/a...b', '/...', '/search/a.b', '/search?q=../x'])(
    'serves %s',
    async (path) => {
      await startFront();
      expect((await requestPath(path)).status).toBe(200);
    },
  );

  it('forwards the IP address and the scheme that a trusted proxy reports', async () => {
    await startFront('127.0.0.0/8');
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      [IP_ADDRESS_HEADER]: 'forged',
    };
    expect(JSON.parse((await requestPath('/api/x', headers)).text)).toEqual({
      ipAddress: '203.0.113.7',
      secure: '1',
    });
    await new Promise((done) => server?.close(done));
    await startFront('10.0.0.0/8');
    expect(JSON.parse((await requestPath('/api/x', headers)).text)).toEqual({
      ipAddress: '127.0.0.1',
      secure: null,
    });
  });
});

describe('a form submitted without scripts', () => {
  it('redirects to the page that explains the need for JavaScript, without the form’s data in the URL', async () => {
    await startFront();
    const reply = await requestPath(
      formHelpPath(),
      { 'content-type': 'application/x-www-form-urlencoded' },
      'POST',
    );
    expect([reply.status, reply.headers.location]).toEqual([303, formHelpPath()]);
    expect(reached).toEqual([]);
    expect((await requestPath(formHelpPath())).status).toBe(200);
  });

  it('causes a 405 on any other path', async () => {
    await startFront();
    expect((await requestPath('/help', {}, 'POST')).status).toBe(405);
  });
});
