/** Serves documents for machines: sitemap, feed, robots.txt, manifest, and images of shared links. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PublicConfig } from '@/lib/config';
import type { CollectionList } from '../product/collections';
import { hrefOf } from '../product/games/present-game';
import {
  countPublished,
  listFamilySlugs,
  listGenreIds,
  listNewest,
  listPublishedSlugs,
} from '../product/games/list-published';
import { createGameQueries } from '../product/games/queries';
import type { Texts } from '../texts/open-texts';
import { type FreshResponse, type ResponseCache, sendStored } from '../http/response-cache';
import type { Clock } from '../platform/clock';
import { createManifest } from './manifest';
import { createRobotsFile } from './robots';
import { createRssFeed } from './rss';
import { renderShareImageFile } from './share-image';
import { GAMES_PER_FILE, createSitemapFile, createSitemapIndex, listSitePages } from './sitemap';

const FRESH_DURATION_MS = 10 * 60_000;
const STALE_IF_ERROR_MS = 24 * 3_600_000;
const FEED_GAMES = 50;
const XML = 'application/xml; charset=utf-8';
const GAMES_FILE = /^\/sitemaps\/games-([1-9]\d{0,4})\.xml$/;
const SHARE_IMAGE = /^\/share\/([\w-]{1,128})\.png$/;
const HOST = /^[\w.-]+(:\d{1,5})?$/;

interface DocumentsOptions {
  db: NodePgDatabase;
  collections: Pick<CollectionList, 'list'>;
  clock: Clock;
  config: PublicConfig;
  cache: ResponseCache;
  texts: Pick<Texts, 'pages'>;
  /** The folder from which `/play/` is served. */
  gamesFolder: string;
  isSecure(request: IncomingMessage): boolean;
}

interface DocumentBody {
  type: string;
  body: string | Buffer;
}

/** Returns a handler that serves these documents from the cache, and returns false for any other path. */
export const createDocuments = ({
  db,
  collections,
  clock,
  config,
  cache,
  texts,
  gamesFolder,
  isSecure,
}: DocumentsOptions) => {
  const queries = createGameQueries(db);

  const pagesFile = async (origin: string): Promise<string> => {
    const now = clock.now();
    const [rows, families, listed] = await Promise.all([
      listGenreIds(db, now),
      listFamilySlugs(db, now),
      collections.list(now),
    ]);
    const gamesWhere = (isDownload: boolean) =>
      new Set(rows.filter((row) => row.isDownloadGame === isDownload).map(({ genre }) => genre));
    const pages = listSitePages({ online: gamesWhere(false), download: gamesWhere(true) }, families, listed);
    return createSitemapFile(origin, [...pages, ...texts.pages()]);
  };
  const gamesFile = async (origin: string, number: number): Promise<string | null> => {
    const page = { limit: GAMES_PER_FILE, offset: (number - 1) * GAMES_PER_FILE };
    const rows = await listPublishedSlugs(db, clock.now(), page);
    if (rows.length === 0) return null;
    return createSitemapFile(
      origin,
      // Omits games without a landing page, because crawlers skip the player page.
      rows
        .filter((row) => row.showLandingPage)
        .map((row) => ({
          path: hrefOf(row),
          changedAt: row.updatedAt.toISOString(),
          title: row.title,
          otherNames: row.knownAs,
        })),
    );
  };
  const createFeed = async (origin: string): Promise<string> => {
    const rows = await listNewest(db, clock.now(), FEED_GAMES);
    const games = rows.map((row) => ({
      title: row.title,
      path: hrefOf(row),
      description: row.texts.description ?? '',
      publishedAt: row.publishedAt,
    }));
    return createRssFeed(origin, config, games);
  };
  const renderShareImage = async (slug: string): Promise<Buffer | null> => {
    const found = await queries.byAlias(slug, clock.now());
    const media = found?.row.media;
    const source = media?.featuredImg ?? media?.billboardImg?.[0] ?? media?.thumbnailImg;
    return source ? renderShareImageFile(gamesFolder, source) : null;
  };

  const createDocument = async (path: string, origin: string): Promise<DocumentBody | null> => {
    const xmlBody = (body: string | null): DocumentBody | null =>
      body === null ? null : { type: XML, body };
    const shared = SHARE_IMAGE.exec(path)?.[1];
    if (shared) {
      const body = await renderShareImage(shared);
      return body && { type: 'image/png', body };
    }
    const file = GAMES_FILE.exec(path)?.[1];
    if (file) return xmlBody(await gamesFile(origin, Number(file)));
    switch (path) {
      case '/sitemap.xml':
        return xmlBody(createSitemapIndex(origin, await countPublished(db, clock.now())));
      case '/sitemaps/pages.xml':
        return xmlBody(await pagesFile(origin));
      case '/rss.xml':
        return { type: 'application/rss+xml; charset=utf-8', body: await createFeed(origin) };
      case '/robots.txt':
        return { type: 'text/plain; charset=utf-8', body: createRobotsFile(origin) };
      case '/manifest.webmanifest':
        return { type: 'application/manifest+json; charset=utf-8', body: createManifest(config) };
      default:
        return null;
    }
  };
  const createDocumentResponse = async (path: string, origin: string): Promise<FreshResponse> => {
    const made = await createDocument(path, origin);
    return {
      status: made ? 200 : 404,
      headers: {
        'content-type': made?.type ?? 'text/plain; charset=utf-8',
        'cache-control': made ? 'public, max-age=600' : 'no-store',
        vary: 'Accept-Encoding',
      },
      body: Buffer.from(made?.body ?? 'There is nothing at this path.'),
    };
  };

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
    const isDocument =
      /^\/(sitemap\.xml|rss\.xml|robots\.txt|manifest\.webmanifest)$/.test(pathname) ||
      pathname === '/sitemaps/pages.xml' ||
      GAMES_FILE.test(pathname) ||
      SHARE_IMAGE.test(pathname);
    if (!isDocument) return false;
    const host = request.headers.host ?? '';
    const requested = `${isSecure(request) ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
    const origin = config.baseUrl ?? requested;
    const stored = await cache.get(
      `document|${origin}|${pathname}`,
      () => createDocumentResponse(pathname, origin),
      ({ status }) =>
        status === 200
          ? { freshMs: FRESH_DURATION_MS, staleMs: FRESH_DURATION_MS, staleIfErrorMs: STALE_IF_ERROR_MS }
          : null,
    );
    await sendStored(request, response, stored);
    return true;
  };
};
