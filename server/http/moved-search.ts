/** Serves the search at the path that SEARCH_URL sets. Behind this point its path is always `/search`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromSearchUrl, SEARCH_PATH, toSearchUrl } from '@/lib/domain/search/search-path';
import { pageOfData } from './page-routes';

const HOLD_SECONDS = 60;

/** Next's client loads the URL of such a response as a new document. */
const documentRedirect = (location: string): string =>
  JSON.stringify({
    pageProps: { __N_REDIRECT: location, __N_REDIRECT_STATUS: 307, __N_REDIRECT_BASE_PATH: false },
    __N_SSP: true,
  });

/**
 * Rewrites a request for the moved search, and redirects one for its old path.
 * @returns true when the response was sent
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
        .writeHead(307, { location, 'cache-control': `public, max-age=0, s-maxage=${HOLD_SECONDS}` })
        .end();
      return true;
    }
    const data = pageOfData(url.split('?', 1)[0] ?? '');
    if (!data || fromSearchUrl(data.pathname, searchUrl) === null) return false;
    // The client has mistaken the URL for a page of another route, such as `/[welcome]`.
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(documentRedirect(data.pathname));
    return true;
  };
