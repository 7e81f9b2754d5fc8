/** Tests the HTTP client of the benchmarks. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openClient } from '@/scripts/bench/plain-client.mjs';

const openServers: { close: () => void }[] = [];
afterEach(() => {
  for (const one of openServers.splice(0)) one.close();
});

const connectTo = async (handle: RequestListener) => {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = await openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  openServers.push(client, { close: () => server.close() });
  return { client, server };
};

const createResponder =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
  };

describe('a benchmark client', () => {
  it('resolves with the bodies of consecutive responses', async () => {
    const { client } = await connectTo((request, response) =>
      createResponder(200, `ü ${request.url}`)(request, response),
    );
    expect(await client.request({ path: '/one' })).toBe('ü /one');
    expect(await client.request({ path: '/two' })).toBe('ü /two');
  });

  it('sends a JSON body', async () => {
    const { client } = await connectTo((request, response) => {
      request.on('data', (chunk: Buffer) =>
        createResponder(201, `${request.method} ${chunk.toString()}`)(request, response),
      );
    });
    expect(await client.request({ method: 'POST', path: '/', body: { a: 'é' } })).toBe('POST {"a":"é"}');
  });

  it('rejects a response with another status', async () => {
    const { client } = await connectTo(createResponder(404, 'nothing'));
    await expect(client.request({ path: '/missing' })).rejects.toThrow(
      '/missing: HTTP/1.1 404 Not Found nothing',
    );
  });

  it('rejects when the server closes the connection instead of responding', async () => {
    const { client } = await connectTo((request) => request.socket.destroy());
    await expect(client.request({ path: '/' })).rejects.toThrow();
  });

  it('rejects a request on a connection that the server has closed', async () => {
    const { client, server } = await connectTo(createResponder(200, 'ok'));
    await client.request({ path: '/' });
    server.closeAllConnections();
    await expect
      .poll(() => client.request({ path: '/' }).catch((error: Error) => error.message))
      .toMatch(/closed/);
  });
});
