/** Serves the search page at the path in SEARCH_URL. All later handlers see only the path `/search`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromSearchUrl, SEARCH_PATH, toSearchUrl } from '@/lib/domain/search/search-path';
import { pagePathOfData } from './page-routes';

const REDIRECT_CACHE_SECONDS = 60;

/** Returns data for Next's client that makes it load the URL as a new document. */
const createDocumentRedirect = (location: string): string =>
  JSON.stringify({
    pageProps: { __N_REDIRECT: location, __N_REDIRECT_STATUS: 307, __N_REDIRECT_BASE_PATH: false },
    __N_SSP: true,
  });

/**
 * Rewrites requests for the moved search page, and redirects requests for its old path.
 * @returns true when a response was sent
 */
export const createMovedSearch =
  (searchUrl: string) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (searchUrl === SEARCH_PATH) return false;
    const url = request.url ?? '/';
    const path = fromSearchUrl(url, searchUrl);
    if (path !== null) {
      request.url = path;
      return false;
    }
    const location = toSearchUrl(url, searchUrl);
    if (location !== url) {
      response
        .writeHead(307, {
          location,
          'cache-control': `public, max-age=0, s-maxage=${REDIRECT_CACHE_SECONDS}`,
        })
        .end();
      return true;
    }
    const data = pagePathOfData(url.split('?', 1)[0] ?? '');
    if (!data || fromSearchUrl(data.pathname, searchUrl) === null) return false;
    // Next's client mistook the URL for a page of another route, such as `/[welcome]`.
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(createDocumentRedirect(data.pathname));
    return true;
  };
