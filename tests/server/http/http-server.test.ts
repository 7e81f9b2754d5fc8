/** Tests that invalid requests and requests without a host get the security headers. */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { createFrontListener } from '@/server/http/front';
import { createHttpServer } from '@/server/http/http-server';
import { SECURITY_HEADERS } from '@/server/http/security-headers';
import { createLog } from '@/server/platform/log';

let server: Server | null = null;
afterEach(() => server?.close());

const start = async (): Promise<void> => {
  const handleNothing = async (): Promise<boolean> => false;
  server = createHttpServer(
    createFrontListener({
      product: new Hono().all('*', async (c) => c.text(await c.req.text().catch(() => 'aborted'))),
      scores: new Hono(),
      scoresBase: '/scores',
      ingest: new Hono(),
      sendQuickResponse: () => false,
      apiCache: handleNothing,
      pages: async (request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        if (request.url === '/begun') response.write('begun');
        else response.end('page');
        return true;
      },
      documents: handleNothing,
      statics: handleNothing,
      next: async () => undefined,
      isReady: async () => true,
      trustProxy: { kind: 'none' },
      isDev: false,
      log: createLog({ write: () => undefined }),
    }),
  );
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
};

/** Sends bytes, and further bytes once a response has begun; returns everything received until the connection closes. */
const exchangeText = (text: string, laterText?: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = server?.address() as AddressInfo;
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (laterText) socket.write(laterText);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });

const ONE_HOST = 'Host: localhost\r\nConnection: close\r\n';

describe('the HTTP server', () => {
  it.each([
    ['text that is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
    ],
    ['a malformed chunk', 'POST /api/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Host headers', `GET / HTTP/1.1\r\n${ONE_HOST}Host: localhost\r\n\r\n`, 400],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${ONE_HOST}Expect: nothing\r\n\r\n`, 200],
    ['HTTP/1.0 without a Host header', 'GET / HTTP/1.0\r\n\r\n', 200],
  ])('sets the security headers for a request with %s', async (_name, text, status) => {
    await start();
    const [head = ''] = (await exchangeText(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(head).toContain(`${name}: ${value}`);
  });

  it('does not write a refusal into a response that has begun', async () => {
    await start();
    const received = await exchangeText(`GET /begun HTTP/1.1\r\nHost: a\r\n\r\n`, 'GARBAGE\r\n\r\n');
    expect(received).toContain('begun');
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
