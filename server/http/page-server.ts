/**
 * Serves pages and their data through the cache: Next renders each page once per appearance, and later requests are
 * served from memory.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { CONFIG_ELEMENT_ID, type PublicConfig } from '@/lib/config';
import { configJson } from '@/lib/config-json';
import { forcedLayoutOf } from '@/lib/domain/site/forced-layout';
import {
  LAYOUT_COOKIE,
  type Appearance,
  appearanceOf,
  appearanceOfCookies,
  THEME_COOKIE,
} from '@/lib/domain/site/layout';
import { SEARCH_PATH, toSearchUrl } from '@/lib/domain/search/search-path';
import { paths } from '@/lib/paths';
import type { Log } from '../platform/log';
import type { PolicyHosts } from './analytics-hosts';
import { createPagePolicy, type StandaloneGame } from './content-policy';
import { currentRequestId, acceptOrCreateRequestId, runWithRequestId } from '../platform/request-id';
import { watchOutage } from './outages';
import { canonicalQuery, pagePathOfData, routeOf } from './page-routes';
import { loggedPathOf } from './path-labels';
import { isMalformedPath, isUndecodablePath } from './request-path';
import { type FreshResponse, type CacheRule, type ResponseCache, sendStored } from './response-cache';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const FRESH_DURATION_MS = 60_000;
const STALE_DURATION_MS = 10 * 60_000;
const STALE_IF_ERROR_MS = 24 * 3_600_000;
const PERSONAL_FRESH_MS = 5_000;
const NOT_FOUND_FRESH_MS = 10_000;
const NOT_FOUND_PATH = '/404';
const BROKEN_PATH = '/broken';
const MALFORMED_PATH = '/broken?reason=malformed';
const UNAVAILABLE_BODY = 503;
const RETRY_AFTER_SECONDS = '5';
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PRIVATE_CACHE_CONTROL = 'private, no-cache';
const SESSION_COOKIES = /(?:^|;\s*)(?:__Host-)?sw_session=[\w-]{22}(?:;|$)/;
const PLAYER_PATH = /^\/gameplayer\//;
const STORED_HEADERS = ['content-type', 'location', 'x-nextjs-redirect', 'x-nextjs-matched-path'];

interface PageServerOptions {
  next: NextHandler;
  cache: ResponseCache;
  log: Log;
  gamesOrigin: string | null;
  catalogHosts: readonly string[];
  analyticsHosts: PolicyHosts;
  config: PublicConfig;
  adsOrigin: string | null;
  /** Returns the game that a player page's document embeds; null when it is not a built-in game. */
  standaloneGameOf(html: string): StandaloneGame | null;
}

// Next renders static pages with the appearance of the build; this sets the visitor's.
const stampAppearance = (html: string, appearance: Appearance): string =>
  html.replace(/<html([^>]*)>/, (_all, attributes: string) => {
    const rest = attributes.replaceAll(/\sdata-(?:layout|theme)="[^"]*"/g, '');
    return `<html${rest} data-layout="${appearance.layout}" data-theme="${appearance.theme}">`;
  });

const CONFIG_ELEMENT = new RegExp(`(?<=<script id="${CONFIG_ELEMENT_ID}"[^>]*>)[^<]*`);
// A static page contains the configuration of the build. This replaces it with the site's own configuration, which the
// browser needs to load further pages.
const stampConfig = (html: string, config: PublicConfig): string =>
  html.replace(CONFIG_ELEMENT, () => configJson(config));

// Rendered links use `/search`; if the search page has moved, this replaces their URLs.
const stampSearch = (html: string, searchUrl: string): string =>
  searchUrl === SEARCH_PATH
    ? html
    : html.replaceAll(/(?<= (?:href|action)=")\/search[^"]*/g, (link) => toSearchUrl(link, searchUrl));

const pageCacheRule: CacheRule = ({ status, headers }) => {
  if ('set-cookie' in headers || status >= 500) return null;
  if (status === 404) return { freshMs: NOT_FOUND_FRESH_MS, staleMs: 0 };
  return { freshMs: FRESH_DURATION_MS, staleMs: STALE_DURATION_MS, staleIfErrorMs: STALE_IF_ERROR_MS };
};

const neverStore: CacheRule = () => null;
const storeBrieflyIfSuccessful: CacheRule = (answer) =>
  pageCacheRule(answer) && { freshMs: PERSONAL_FRESH_MS, staleMs: 0 };

// Sends the data that makes Next's client follow a redirect.
const sendRedirectData = (response: ServerResponse, location: string): void => {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response
    .writeHead(200, headers)
    .end(JSON.stringify({ pageProps: { __N_REDIRECT: location, __N_REDIRECT_STATUS: 307 }, __N_SSP: true }));
};

/** Refuses the data of a malformed path. Next's client then loads the path as a document, which says what is wrong. */
const refuseData = (response: ServerResponse): void => {
  response.writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{}');
};

/** Returns a handler that serves GETs of pages and their data, and returns false for all other paths. */
export const createPageServer = ({
  next,
  cache,
  log,
  gamesOrigin,
  catalogHosts,
  analyticsHosts,
  config,
  adsOrigin,
  standaloneGameOf: standaloneGameOf,
}: PageServerOptions) => {
  const renderPage = (
    url: string,
    appearance: Appearance,
    host: string,
    requestId = currentRequestId() ?? '',
  ) =>
    inject((request, response) => void next(request as never, response as never), {
      method: 'GET',
      url,
      headers: {
        host,
        'x-request-id': requestId,
        cookie: `${LAYOUT_COOKIE}=${appearance.layout}; ${THEME_COOKIE}=${appearance.theme}`,
      },
    });

  const renderAndStamp = async (
    url: string,
    appearance: Appearance,
    host: string,
    cacheControl: string,
  ): Promise<FreshResponse> => {
    const { result: first, isUnavailable } = await watchOutage(() => renderPage(url, appearance, host));
    const hasFailed = first.statusCode >= 500;
    const failedStatus = isUnavailable ? UNAVAILABLE_BODY : first.statusCode;
    if (hasFailed && isUnavailable) log.warn('page unavailable', { path: loggedPathOf(url) });
    else if (hasFailed && url !== '/500')
      log.error('page failed', { path: loggedPathOf(url), status: first.statusCode });
    const isBrokenPage = hasFailed && !pagePathOfData(url);
    // Next's built-in error page is rendered at build time with a fixed appearance, so the site renders its own.
    const answer = isBrokenPage ? await renderPage(BROKEN_PATH, appearance, host) : first;
    const status = hasFailed ? failedStatus : answer.statusCode;
    const headers: Record<string, string> = {};
    for (const name of STORED_HEADERS) {
      const value = answer.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    if (answer.headers['set-cookie']) headers['set-cookie'] = String(answer.headers['set-cookie']);
    const isHtml = String(headers['content-type']).startsWith('text/html');
    headers['cache-control'] = status >= 500 ? 'no-store' : cacheControl;
    if (status === UNAVAILABLE_BODY) headers['retry-after'] = RETRY_AFTER_SECONDS;
    headers.vary = 'Cookie, Accept-Encoding';
    if (hasFailed) headers['x-request-id'] = currentRequestId() ?? '';
    if (!isHtml) return { status, headers, body: answer.rawPayload };
    const html = stampSearch(
      stampConfig(stampAppearance(answer.payload, appearance), config),
      config.searchUrl,
    );
    const game = PLAYER_PATH.test(url) ? standaloneGameOf(html) : null;
    headers['content-security-policy'] = createPagePolicy(html, {
      gamesOrigin,
      game,
      catalogHosts,
      analyticsHosts,
      adsOrigin,
    });
    return { status, headers, body: Buffer.from(html) };
  };

  const appearanceFor = (request: IncomingMessage, pathname: string): Appearance => {
    const appearance = appearanceOfCookies(request.headers.cookie);
    const forced = forcedLayoutOf(config.forcedLayouts, pathname);
    return forced ? appearanceOf(forced, appearance.theme) : appearance;
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: string,
  ): Promise<boolean> => {
    if (pathname.length > 1 && pathname.endsWith('/') && routeOf(pathname.slice(0, -1))) {
      const location = `${pathname.slice(0, -1)}${query ? `?${query}` : ''}`;
      response.writeHead(308, { location, 'cache-control': CACHE_CONTROL }).end();
      return true;
    }
    const data = pagePathOfData(pathname);
    const pagePath = data?.pathname ?? pathname;
    const found = routeOf(pagePath);
    // The search page itself explains why it refuses a term with control characters.
    const isSearch = found !== null && pagePath.startsWith(`${SEARCH_PATH}/`);
    const isMalformed = isSearch ? isUndecodablePath(pagePath) : isMalformedPath(pagePath);
    if (data && isMalformed) {
      refuseData(response);
      return true;
    }
    const route = isMalformed ? null : found;
    if (data && !route) return false;
    // docs/pages.md: without a session cookie, a private page redirects to the sign-in page, which returns to the
    // private page.
    if (route?.isPrivate && !SESSION_COOKIES.test(request.headers.cookie ?? '')) {
      const location = paths.login(pagePath);
      if (data) sendRedirectData(response, location);
      else response.writeHead(307, { location, 'cache-control': 'no-store' }).end();
      return true;
    }
    const appearance = appearanceFor(request, route ? pagePath : NOT_FOUND_PATH);
    const counted = route ? canonicalQuery(new URLSearchParams(query), route.queryKeys) : '';
    // All unknown paths share one cached 404 page, and all malformed paths one page with the status 400, so that
    // invented paths cannot fill the cache.
    const path = route ? pathname : isMalformed ? MALFORMED_PATH : NOT_FOUND_PATH;
    const url = counted ? `${path}?${counted}` : path;
    const key = `${appearance.layout}|${appearance.theme}|${url}`;
    const ready = cache.peek(key);
    if (ready) {
      await sendStored(request, response, ready);
      return true;
    }
    const host = request.headers.host ?? 'localhost';
    const cachePage = route?.isPrivate
      ? neverStore
      : route?.isPersonal
        ? storeBrieflyIfSuccessful
        : pageCacheRule;
    const control = route?.isPrivate || route?.isPersonal ? PRIVATE_CACHE_CONTROL : CACHE_CONTROL;
    // All requests that wait for the same render get the same request id, so they show the same error number if it
    // fails.
    const requestId = acceptOrCreateRequestId(request.headers['x-request-id']);
    const renderForRequest = () =>
      runWithRequestId(requestId, () => renderAndStamp(url, appearance, host, control));
    await sendStored(request, response, await cache.get(key, renderForRequest, cachePage));
    return true;
  };
};
