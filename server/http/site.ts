/** The site put together: both services, the caches, Next, and what the front door needs of them. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import createNext from 'next';
import { ALL_CALLS } from '@/lib/contract/all';
import { publishBackend } from '../backend';
import type { Database } from '../db/connect';
import type { Clock } from '../platform/clock';
import { createDocuments, gamesFolderOf } from '../documents';
import type { ServerConfig } from '../platform/env';
import type { Log } from '../platform/log';
import { createProductApp } from '../product/app';
import { gameQueries } from '../product/games/queries';
import { watchPublishing } from '../product/games/watch-publishing';
import { createGameSearch } from '../product/search';
import { createScoredGames } from '../scored-games';
import { createScoresApp } from '../scores/app';
import { rulesOf } from '../scores/games/rules';
import { openPlayerTokens } from '../scores/players/tokens';
import { createApiCache } from './api-cache';
import type { FrontOptions } from './front';
import { isSecure } from './front';
import { createOriginGuard } from './origin-guard';
import { createPageServer } from './page-server';
import { createResponseCache } from './response-cache';
import { createStaticFiles } from './static-files';

const CACHE_BYTES = 64 * 1024 * 1024;

interface SiteOptions {
  root: string;
  isDev: boolean;
  config: ServerConfig;
  database: Database;
  clock: Clock;
  log: Log;
}

/** An operator's own backend behind this front: requests go there as they come. */
const proxyTo = (base: string): Hono => {
  const app = new Hono();
  app.all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return proxy(`${base}${pathname}${search}`, {
      ...c.req,
      headers: { ...c.req.header(), host: new URL(base).host },
    });
  });
  return app;
};

export const createSite = async ({ root, isDev, config, database, clock, log }: SiteOptions) => {
  const { db, pool } = database;
  const scoredGames = createScoredGames(gameQueries(db));
  const guard = createOriginGuard(config.public.baseUrl);
  const isScoresEmbedded = config.scoresApiUrl.startsWith('/');
  const scoresBase = isScoresEmbedded ? config.scoresApiUrl : '/scores';

  const scores = createScoresApp(
    { db, pool, clock, log, gameOf: scoredGames.find, rulesOf, tokens: await openPlayerTokens(db) },
    guard,
  );
  const scoresApp = isScoresEmbedded ? scores.app : proxyTo(config.scoresApiUrl);
  const publicConfig = { ...config.public, scoresApiUrl: scoresBase };
  const search = createGameSearch(db, log);
  const product = config.productApiUrl
    ? proxyTo(config.productApiUrl)
    : createProductApp(
        { db, clock, log, config: publicConfig, search },
        { guard, scoresIds: scores.servedIds, scoresBase },
      );

  const productFetch = async (request: Request) => product.fetch(request);
  publishBackend({
    productFetch,
    scoresFetch: async (request) => scoresApp.fetch(request),
    config: publicConfig,
  });

  const cache = createResponseCache({
    maxBytes: CACHE_BYTES,
    onRefreshFailure: (error) => log.warn('a stored page could not be renewed', { error }),
  });
  const app = createNext({ dev: isDev, dir: root });
  await app.prepare();
  const next = app.getRequestHandler();
  const isSecureRequest = (request: IncomingMessage): boolean => isSecure(request, config.trustProxy);

  const front: Omit<FrontOptions, 'isReady'> = {
    product,
    scores: scoresApp,
    scoresBase,
    apiCache: createApiCache(config.productApiUrl ? [] : ALL_CALLS, productFetch, cache),
    pages: createPageServer({
      next,
      cache,
      log,
      gamesOrigin: config.public.gamesOrigin,
      catalogueHosts: config.catalogueHosts,
      forced: { modern: config.forcedModernPaths, classic: config.forcedClassicPaths },
    }),
    documents: createDocuments({
      db,
      clock,
      config: config.public,
      cache,
      gamesFolder: gamesFolderOf(root),
      isSecure: isSecureRequest,
    }),
    statics: createStaticFiles({ root, isDev, isSecure: isSecureRequest, site: config.public.baseUrl }),
    next,
    trustProxy: config.trustProxy,
    isDev,
    log,
  };
  const publishing = watchPublishing(db, clock, log, () => cache.clear());
  return {
    front,
    handleCatalogueChange: () => {
      scoredGames.clear();
      search.handleCatalogueChange();
      cache.clear();
      publishing.look();
    },
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void app.getUpgradeHandler()(request, socket, head),
    /** A write that really happens: what readiness means. */
    canWrite: async () => {
      try {
        await db.execute(sql`insert into product.rate_window (key, starts_at, hits) values ('readyz', 'epoch', 1)
          on conflict (key, starts_at) do update set hits = 1`);
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      publishing.stop();
      await app.close();
    },
  };
};
