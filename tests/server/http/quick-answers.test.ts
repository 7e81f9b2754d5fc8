/** Tests quick responses over a real socket: they equal the app's responses, and the app handles requests without one. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSuggestions } from '@/lib/contract/games';
import { createQuickResponses, bindQuickCall } from '@/server/http/quick-responses';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let base = '';
let close: () => void;
const NOW = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  services = await createTestServices();
  const answer = createQuickResponses([
    bindQuickCall(listSuggestions, ({ q }) => services.search.suggestAtOnce(q, NOW)),
  ]);
  const listener: RequestListener = (request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split('?');
    if (!answer(response, pathname, query)) response.writeHead(418).end();
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await services.drop();
});

const PATH = '/api/games/suggestions';

describe('the quick handler of search suggestions', () => {
  it('leaves a query to the app until the search index exists', async () => {
    expect((await fetch(`${base}${PATH}?q=sudoku`)).status).toBe(418);
  });

  it('responds like the app, with the same body and headers, once the index exists', async () => {
    const slow = await services.product.request(`${PATH}?q=suduko`);
    const fast = await fetch(`${base}${PATH}?q=suduko`);
    expect(fast.status).toBe(200);
    const titles = (await fast.json()) as string[];
    expect(titles).toEqual(await slow.json());
    expect(titles[0]).toMatch(/sudoku/i);
    for (const [name, value] of slow.headers) expect(fast.headers.get(name)).toBe(value);
  });

  it.each(['', 'q=su', 'q=%00%00%00', `q=${'x'.repeat(129)}`, 'q=one&q=two'])(
    'leaves the invalid query %j to the app, so that the app reports the problem',
    async (query) => {
      expect((await fetch(`${base}${PATH}?${query}`)).status).toBe(418);
      expect((await services.product.request(`${PATH}?${query}`)).status).toBe(400);
    },
  );

  it('leaves other paths to the app', async () => {
    expect((await fetch(`${base}/api/games/search?title=sudoku`)).status).toBe(418);
  });

  it('sends the length but no body for a HEAD request', async () => {
    const head = await fetch(`${base}${PATH}?q=sudoku`, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await head.text()).toBe('');
  });
});
