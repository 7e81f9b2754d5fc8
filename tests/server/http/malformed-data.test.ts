/** Tests the page server's answer to data requests of Next's client for paths that no page can have. */
import inject from 'light-my-request';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { createPageServer, type NextHandler } from '@/server/http/page-server';
import { createResponseCache } from '@/server/http/response-cache';
import { createLog } from '@/server/platform/log';

const next = vi.fn<NextHandler>(async (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"pageProps":{}}');
});
const pages = createPageServer({
  next,
  cache: createResponseCache({ maxBytes: 1_000_000, onRefreshFailure: () => undefined }),
  log: createLog({ write: () => undefined }),
  gamesOrigin: null,
  catalogHosts: [],
  config: DEFAULT_CONFIG,
  adsOrigin: null,
  analyticsHosts: { script: [], connect: [], img: [] },
  standaloneGameOf: () => null,
});
const statusOf = async (path: string): Promise<number> => {
  const { statusCode } = await inject(
    (request, response) =>
      void pages(request as never, response as never, `/_next/data/build${path}.json`, '').then(
        (isServed) => {
          if (!isServed) response.writeHead(404).end();
        },
      ),
    { method: 'GET', url: '/' },
  );
  return statusCode;
};

describe('the data of a page', () => {
  it.each([
    '/%00',
    '/gamelanding/%00',
    '/gamelanding/quiet%0Asudoku/archive',
    '/%ff',
    '/no/page/%07',
    '/search/%ff',
  ])('causes a 400 for the malformed path %s, without a render', async (path) => {
    next.mockClear();
    expect(await statusOf(path)).toBe(400);
    expect(next).not.toHaveBeenCalled();
  });

  it.each([
    ['/gamelanding/quiet-sudoku', 200],
    ['/gamelanding/%2500', 200],
    ['/no/page', 404],
    // The page explains that it cannot search for control characters.
    ['/search/lamp%00', 200],
  ])('causes for the path %s the status %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });
});
