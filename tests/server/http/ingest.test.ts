/** Tests the proxy to PostHog: one host, two paths, none of the visitor's data, and limits for everything. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIngest } from '@/server/http/ingest';
import { createOriginGuard } from '@/server/http/origin-guard';
import { createLog } from '@/server/platform/log';

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const receivedRequests: ReceivedRequest[] = [];
const loggedLines: string[] = [];
/** The response that the upstream sends. */
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'never';

const upstream = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { method, url, headers } = request;
    receivedRequests.push({ method, url, headers, body: Buffer.concat(parts) });
    if (answer === 'never') return;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  receivedRequests.length = 0;
  loggedLines.length = 0;
  answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"status":1}' };
});

const log = createLog({ json: true, write: (line) => void loggedLines.push(line) });
const guard = createOriginGuard('https://starwick.test');
const request = (
  path: string,
  init: RequestInit = {},
  options: { host?: string | null; timeoutMs?: number } = {},
) =>
  createIngest({ host, guard, log, ...options }).request(`https://starwick.test/ingest${path}`, {
    method: 'POST',
    body: 'x',
    ...init,
  });

describe('a request that /ingest forwards', () => {
  it.each(['/e/', '/i/v0/e/'])(
    'contains the unmodified body of %s, and only known query keys',
    async (path) => {
      const body = Buffer.from([0, 31, 139, 255]);
      const response = await request(`${path}?compression=gzip-js&ver=1&host=evil.test&token=secret`, {
        body,
      });
      expect([response.status, await response.json()]).toEqual([200, { status: 1 }]);
      expect(receivedRequests).toHaveLength(1);
      expect(receivedRequests[0]?.url).toBe(`${path}?compression=gzip-js&ver=1`);
      expect(receivedRequests[0]?.body).toEqual(body);
    },
  );

  it('contains none of the visitor’s cookies, authorization, IP address and page URL', async () => {
    await request('/e/', {
      headers: {
        cookie: 'sw_session=secret',
        authorization: 'Bearer secret',
        'x-csrf-token': 'secret',
        'x-forwarded-for': '203.0.113.7',
        'x-starwick-address': '203.0.113.7',
        referer: 'https://starwick.test/search/secret',
        'user-agent': 'secret browser',
        origin: 'https://starwick.test',
      },
    });
    expect(receivedRequests).toHaveLength(1);
    expect(JSON.stringify(receivedRequests[0]?.headers)).not.toMatch(/secret|203\.0\.113\.7|starwick/);
  });

  it('gets the upstream’s status and body without its headers', async () => {
    answer = {
      status: 400,
      headers: { 'set-cookie': 'a=1', 'content-type': 'text/html', server: 'x' },
      body: 'no',
    };
    const response = await request('/e/');
    expect([response.status, await response.text()]).toEqual([400, 'no']);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request to /ingest', () => {
  it.each([
    '/',
    '/static/array.js',
    '/array/phc_key/config.js',
    '/flags/',
    '/s/',
    '/e',
    '/e/../admin',
    '//evil.test/e/',
    '/@evil.test/e/',
    '/e/%2e%2e/api',
    '/http://evil.test/e/',
  ])('gets a 404 for an unknown path: %s', async (path) => {
    expect((await request(path)).status).toBe(404);
    expect(receivedRequests).toEqual([]);
  });

  it('gets a 404 when no key is configured', async () => {
    expect((await request('/e/', {}, { host: null })).status).toBe(404);
  });

  it('gets a 405 for a method other than POST', async () => {
    const response = await request('/e/', { method: 'GET', body: null });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(receivedRequests).toEqual([]);
  });

  it('gets a 403 when it comes from a page of another site', async () => {
    expect((await request('/e/', { headers: { origin: 'https://evil.test' } })).status).toBe(403);
    expect((await request('/e/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(receivedRequests).toEqual([]);
  });

  it.each(['sec-gpc', 'dnt'])(
    'gets a 204 and is not forwarded when the visitor opts out with the header %s',
    async (name) => {
      expect((await request('/e/', { headers: { [name]: '1' } })).status).toBe(204);
      expect(receivedRequests).toEqual([]);
    },
  );

  it('gets a 413 when its body exceeds a megabyte, whatever length it declares', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)),
    });
    const response = await request('/e/', { body: endless, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(receivedRequests).toEqual([]);
  });
});

describe('the upstream of /ingest', () => {
  it('causes a 502 if it redirects, and the redirect is not followed', async () => {
    answer = { status: 302, headers: { location: `${host}/elsewhere` } };
    expect((await request('/e/')).status).toBe(502);
    expect(receivedRequests.map(({ url }) => url)).toEqual(['/e/']);
  });

  it('causes a 504 if it does not respond, and a log line without the visitor’s data', async () => {
    answer = 'never';
    expect((await request('/e/', { body: 'pipkin@example.com' }, { timeoutMs: 50 })).status).toBe(504);
    expect(loggedLines).toHaveLength(1);
    expect(loggedLines[0]).not.toContain('pipkin');
  });

  it('causes a 502 if it is unreachable', async () => {
    expect((await request('/e/', {}, { host: 'http://127.0.0.1:1' })).status).toBe(502);
  });

  it('causes a 502 if its response is too large', async () => {
    answer = { status: 200, body: 'x'.repeat(100_000) };
    expect((await request('/e/')).status).toBe(502);
  });

  it('occupies a slot only until the response is complete', async () => {
    const app = createIngest({ host, guard, log });
    for (let turn = 0; turn < 70; turn += 1) {
      const response = await app.request('https://starwick.test/ingest/e/', { method: 'POST', body: 'x' });
      expect(response.status).toBe(200);
    }
  });
});
