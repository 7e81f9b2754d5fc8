import inject from 'light-my-request';
import { describe, expect, it } from 'vitest';
import { createMovedSearch } from '@/server/http/moved-search';

/** Sends a request, and returns the URL that reaches the later handlers of the server. */
const request = async (url: string, searchUrl = '/find') => {
  const move = createMovedSearch(searchUrl);
  const { statusCode, headers, payload } = await inject(
    (request, response) => {
      if (!move(request as never, response as never)) response.writeHead(200).end(request.url);
    },
    { method: 'GET', url },
  );
  return { status: statusCode, location: headers.location, text: payload };
};

describe('a search page that is moved to /find', () => {
  it.each([
    ['/find', '/search'],
    ['/find/moth?page=2', '/search/moth?page=2'],
    ['/help', '/help'],
    ['/_next/data/b/search/moth.json?params=moth', '/_next/data/b/search/moth.json?params=moth'],
  ])('serves %s as %s', async (url, path) => {
    expect(await request(url)).toMatchObject({ status: 200, text: path });
  });

  it.each([
    ['/search', '/find'],
    ['/search/moth?page=2', '/find/moth?page=2'],
  ])('redirects %s to %s', async (url, location) => {
    expect(await request(url)).toMatchObject({ status: 307, location });
  });

  it('makes Next load the document when its client mistakes the URL for another page', async () => {
    const { status, text } = await request('/_next/data/b/find.json?welcome=find');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      pageProps: { __N_REDIRECT: '/find', __N_REDIRECT_BASE_PATH: false },
    });
  });
});

describe('a search page that is not moved', () => {
  it('keeps its usual path', async () => {
    expect(await request('/search/moth', '/search')).toMatchObject({ status: 200, text: '/search/moth' });
  });
});
