/** Tests sending stored responses: in the accepted encoding, and without a body when the client already has it. */
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResponseCache, sendStored } from '@/server/http/response-cache';

const TEXT = 'The lamps of the street are lit one after another. '.repeat(40);
const cache = createResponseCache({ maxBytes: 1024 * 1024, onRefreshFailure: () => undefined });
const makeResponse = async () => ({
  status: 200,
  headers: { 'content-type': 'text/html', vary: 'Accept-Encoding' },
  body: Buffer.from(TEXT),
});
const listener: RequestListener = async (request, response) => {
  await sendStored(
    request,
    response,
    await cache.get('page', makeResponse, () => ({ freshMs: 60_000, staleMs: 0 })),
  );
};
const server = createServer((request, response) => void listener(request, response));

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const request = (headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, () => resolve())));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('sending a stored response', () => {
  it.each([
    [undefined, undefined, (body: Buffer) => body],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])(
    'responds to the Accept-Encoding “%s” with %s and the matching length',
    async (accepted, encoding, decode) => {
      const { status, headers, body } = await request(accepted ? { 'accept-encoding': accepted } : {});
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.byteLength));
      expect(headers['content-type']).toBe('text/html');
      expect(decode(body).toString()).toBe(TEXT);
    },
  );

  it('responds with 304 to a client that has the response, in any encoding', async () => {
    const { headers } = await request({ 'accept-encoding': 'br' });
    const secondResponse = await request({
      'accept-encoding': 'gzip',
      'if-none-match': String(headers.etag),
    });
    expect(secondResponse.status).toBe(304);
    expect(secondResponse.body.byteLength).toBe(0);
    expect(secondResponse.headers.vary).toBe('Accept-Encoding');
    expect(secondResponse.headers).not.toHaveProperty('content-encoding');
    expect(secondResponse.headers).not.toHaveProperty('content-length');
  });

  it('sends only the headers for a HEAD request', async () => {
    const { headers, body } = await request({ 'accept-encoding': 'br' }, 'HEAD');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body.byteLength).toBe(0);
  });
});
