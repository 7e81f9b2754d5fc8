/**
 * Tests downloading a feed: it checks the host and IP addresses at each redirect, connects to a checked IP address,
 * and enforces limits.
 */
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchFeed, type FetchTools } from '@/server/product/catalog/fetch-feed';
import { isPublicIpAddress } from '@/server/product/catalog/public-ip-address';
import { createFeedFolder } from '../../../support/feed-files';

const HOSTS = new Set(['feeds.example.com', 'mirror.example.com']);
let files: Awaited<ReturnType<typeof createFeedFolder>>;
let server: Server | null = null;
let requested: { host: string | undefined; url: string | undefined }[] = [];

beforeAll(async () => {
  files = await createFeedFolder();
});
afterAll(() => files.remove());
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
  requested = [];
});

const startServer = async (listener: RequestListener): Promise<void> => {
  const made = createServer((request, response) => {
    requested.push({ host: request.headers.host?.split(':')[0], url: request.url });
    listener(request, response);
  });
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  server = made;
};

/** Replaces the network: every host resolves to the local server, whose IP address counts as public here. */
const createTools = (changes: Partial<FetchTools> = {}): FetchTools => ({
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isAllowedIpAddress: () => true,
  request: (options, onAnswer) =>
    httpRequest({ ...options, port: (server?.address() as AddressInfo).port }, onAnswer),
  ...changes,
});

const fetchToFile = async (url: string, with_: Partial<FetchTools> = {}, limits = {}): Promise<string> => {
  const file = join(files.folder, 'fetched.json');
  await fetchFeed(url, file, HOSTS, createTools(with_), {
    bytes: 1_000_000,
    totalMs: 5_000,
    redirects: 3,
    ...limits,
  });
  return readFileSync(file, 'utf8');
};

const createRedirect =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end('moved');

describe('fetchFeed', () => {
  it('saves the response of the host, from the IP address that was checked', async () => {
    await startServer((_request, response) => void response.end('[{"id":1}]'));
    let lookups = 0;
    const resolve = () => {
      lookups += 1;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    // The host name does not exist, so a successful request must have used the checked IP address.
    expect(await fetchToFile('https://feeds.example.com/v2?page=1', { resolve })).toBe('[{"id":1}]');
    expect(requested).toEqual([{ host: 'feeds.example.com', url: '/v2?page=1' }]);
    expect(lookups).toBe(1);
  });

  it.each([
    ['http://feeds.example.com/', 'must begin with https://'],
    ['https://other.example.com/', 'is not in CATALOGUE_HOSTS'],
    ['https://feeds.example.com:8443/', 'must not name a port'],
    ['https://127.0.0.1/', 'not an IP address'],
    ['https://a:b@feeds.example.com/', 'user or password'],
  ])('sends no request to %s', async (url, reason) => {
    await startServer((_request, response) => void response.end('[]'));
    await expect(fetchToFile(url)).rejects.toThrow(reason);
    expect(requested).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['10.0.0.8']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['8.8.8.8', '192.168.0.1']],
  ])('refuses a host that resolves to %j', async (ipAddresses) => {
    await startServer((_request, response) => void response.end('[]'));
    const resolve = () => Promise.resolve(ipAddresses.map((url) => ({ address: url, family: 4 })));
    await expect(
      fetchToFile('https://feeds.example.com/', { resolve, isAllowedIpAddress: isPublicIpAddress }),
    ).rejects.toThrow(/resolves to .* which is not public/);
    expect(requested).toEqual([]);
  });

  it('follows a redirect to an allowed host, and checks its IP address too', async () => {
    await startServer((request, response) =>
      request.headers.host?.startsWith('mirror')
        ? void response.end('[2]')
        : createRedirect('https://mirror.example.com/b')(request, response),
    );
    expect(await fetchToFile('https://feeds.example.com/a')).toBe('[2]');
    expect(requested.map(({ host }) => host)).toEqual(['feeds.example.com', 'mirror.example.com']);
  });

  it.each([
    ['https://other.example.com/', 'is not in CATALOGUE_HOSTS'],
    ['http://feeds.example.com/', 'must begin with https://'],
    ['https://169.254.169.254/latest/meta-data', 'not an IP address'],
    ['//[::1]/', 'not an IP address'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    await startServer(createRedirect(location));
    await expect(fetchToFile('https://feeds.example.com/')).rejects.toThrow(reason);
    expect(requested).toHaveLength(1);
  });

  it('does not follow a redirect to a host with a private IP address', async () => {
    await startServer(createRedirect('https://mirror.example.com/'));
    const resolve = (host: string) =>
      Promise.resolve([{ address: host.startsWith('mirror') ? '10.0.0.1' : '127.0.0.1', family: 4 }]);
    const isAllowedIpAddress = (ipAddress: string) => ipAddress !== '10.0.0.1';
    await expect(fetchToFile('https://feeds.example.com/', { resolve, isAllowedIpAddress })).rejects.toThrow(
      'mirror.example.com resolves to 10.0.0.1',
    );
    expect(requested).toHaveLength(1);
  });

  it('stops after three redirects', async () => {
    await startServer(createRedirect('/again'));
    await expect(fetchToFile('https://feeds.example.com/')).rejects.toThrow('More than 3 redirects');
    expect(requested).toHaveLength(4);
  });

  it('stops at the maximum size, whatever length was declared', async () => {
    await startServer((_request, response) => void response.end('x'.repeat(50_000)));
    await expect(fetchToFile('https://feeds.example.com/', {}, { bytes: 10_000 })).rejects.toThrow(
      'larger than 10000 bytes',
    );
  });

  it('stops at the time limit, even in the middle of a response', async () => {
    await startServer((_request, response) => void response.write('['));
    await expect(fetchToFile('https://feeds.example.com/', {}, { totalMs: 200 })).rejects.toThrow(/abort/i);
  });

  it('accepts only a successful response', async () => {
    await startServer((_request, response) => void response.writeHead(500).end('oops'));
    await expect(fetchToFile('https://feeds.example.com/')).rejects.toThrow('feeds.example.com answered 500');
  });

  it('refuses a compressed response, because its size does not limit the size of the data', async () => {
    await startServer(
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    );
    await expect(fetchToFile('https://feeds.example.com/')).rejects.toThrow('sent gzip');
  });
});
