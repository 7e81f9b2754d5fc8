/** Assembles the site: both services, the caches, Next, and the handlers of the front server. */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import createNext from 'next';
import type { JWK } from 'jose';
import { parse } from 'valibot';
import { ALL_CALLS } from '@/lib/contract/all';
import { jwks } from '@/lib/contract/auth';
import { listSuggestions } from '@/lib/contract/games';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { publishBackend } from '../backend';
import { startHousekeeping, deleteExpiredRows } from '../housekeeping';
import type { Database } from '../db/connect';
import { listenToChannel } from '../db/listen';
import type { Clock } from '../platform/clock';
import { builtFolder } from '../built-folder';
import { createDocuments } from '../documents';
import { createDownloads } from '../documents/downloads';
import { createMetricsEndpoint } from '../metrics/endpoint';
import { createMetrics } from '../metrics/metrics';
import { createOutbox } from '../documents/outbox';
import type { ServerConfig } from '../platform/env';
import type { Log } from '../platform/log';
import { createSmtpSender, storeInOutbox } from '../platform/mail/send-due';
import { createProductApp } from '../product/app';
import { reconcileNightly } from '../product/billing';
import { createFormCaptcha } from '../product/captcha';
import { createProductService } from '../product/service';
import { createGameQueries } from '../product/games/queries';
import { CATALOG_CHANNEL } from '../product/games/seed';
import { watchPublishing } from '../product/games/watch-publishing';
import { createGameSearch } from '../product/search';
import { createScoredGames } from '../scored-games';
import { createSiteDescription } from '../site-description';
import { openTexts } from '../texts/open-texts';
import { createScoresApp } from '../scores/app';
import { startReplayThreads } from '../scores/games/replay-threads';
import { findRules } from '../scores/games/rules';
import { createBoardIds } from '../scores/boards/board-ids';
import { startBoardCountWorker } from '../scores/boards/board-count-worker';
import { removeLostGuests } from '../scores/players/remove-lost-guests';
import { sweepRemovedPlayers } from '../scores/players/remove-player';
import { openPlayerTokens } from '../scores/players/tokens';
import { listAnalyticsHosts } from './analytics-hosts';
import { createAdFrame } from './ad-frame';
import { createApiCache } from './api-cache';
import { createDevPages } from './dev-pages';
import { createDevReload } from './dev-reload';
import type { FrontOptions } from './front';
import { isSecure } from './front';
import { createIngest } from './ingest';
import { createMovedSearch } from './moved-search';
import { createOriginGuard } from './origin-guard';
import { withOutageRecording } from './outages';
import { createPageServer } from './page-server';
import { createImageErrorHandler } from './images';
import { createQuickResponses, bindQuickCall } from './quick-responses';
import { createReadiness } from './readiness';
import { createResponseCache } from './response-cache';
import { createStaticFiles } from './static-files';
import { openStandaloneGames } from './standalone-games';

const CACHE_BYTES = 64 * 1024 * 1024;

interface SiteOptions {
  root: string;
  isDev: boolean;
  config: ServerConfig;
  database: Database;
  clock: Clock;
  log: Log;
}

/** Returns an app that forwards requests unchanged to the operator's own backend. */
const createScoresProxy = (base: string): Hono => {
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
  const gamesFolder = builtFolder(root, isDev, 'games');
  const scoredGames = createScoredGames(createGameQueries(db));
  const guard = createOriginGuard(config.public.baseUrl);
  const isScoresEmbedded = config.scoresApiUrl.startsWith('/');
  const scoresBase = isScoresEmbedded ? config.scoresApiUrl : DEFAULT_CONFIG.scoresApiUrl;

  // The product is created below. This function uses it only when a member starts the first run.
  const readMemberKeys = async (): Promise<JWK[]> => {
    const answer = await productFetch(new Request(`http://product.internal${jwks.path}`));
    return parse(jwks.answer, await answer.json()).keys as JWK[];
  };
  const replayThreads = startReplayThreads({ file: join(root, '.build/server/replay-thread.mjs'), log });
  const scores = createScoresApp(
    {
      db,
      pool,
      clock,
      log,
      findGame: scoredGames.find,
      findGameById: scoredGames.findById,
      findRules,
      replayMoves: replayThreads.replay,
      tokens: await openPlayerTokens(db, readMemberKeys),
      boards: createBoardIds(),
    },
    guard,
  );
  const scoresApp = isScoresEmbedded ? scores.app : createScoresProxy(config.scoresApiUrl);
  const publicConfig = { ...config.public, scoresApiUrl: scoresBase };
  const search = createGameSearch(db, log);
  const catalogHandlers = [scoredGames.clear, search.handleCatalogChange];
  const catalogListener = listenToChannel(pool, CATALOG_CHANNEL, log, () => {
    for (const handle of catalogHandlers) handle();
  });
  // When the operator runs their own product API, that API does the search.
  const searchPrepared = config.productApiUrl
    ? Promise.resolve()
    : catalogListener.listening.then(search.prepare);
  // The promise is awaited below, after other parts have started in parallel. This handler prevents an unhandled
  // rejection until then.
  searchPrepared.catch(() => undefined);
  const service = await createProductService(
    {
      db,
      clock,
      log,
      config: publicConfig,
      search,
      captcha: createFormCaptcha(db),
      contactEmailAddress: config.contactEmailAddress,
      returnOrigins: config.returnOrigins,
    },
    {
      sendMail: config.smtp ? createSmtpSender(config.smtp.url, config.smtp.from) : storeInOutbox,
      requestScores: async (request) => scoresApp.fetch(request),
      payments: config.payments,
      offlineFolder: builtFolder(root, isDev, 'offline'),
      postWebhook: (request) => productFetch(request),
    },
  );
  catalogHandlers.push(service.collections.clear);

  const product = config.productApiUrl
    ? createScoresProxy(config.productApiUrl)
    : createProductApp(service, { guard, scoresIds: scores.servedIds, scoresBase });

  const texts = openTexts(join(root, 'content'), config.public, { isDev });
  const productFetch = async (request: Request) => product.fetch(request);
  publishBackend({
    productFetch: withOutageRecording(productFetch),
    scoresFetch: withOutageRecording(async (request) => scoresApp.fetch(request)),
    config: publicConfig,
    texts,
    localOrigin: `http://localhost:${config.port}`,
  });

  const cache = createResponseCache({
    maxBytes: CACHE_BYTES,
    onRefreshFailure: (error) => log.warn('refreshing a cached page failed', { error }),
  });
  const metrics = config.metricsToken ? createMetrics({ calls: ALL_CALLS, scoresBase, pool, cache }) : null;
  const metricsEndpoint =
    metrics && config.metricsToken ? createMetricsEndpoint(metrics, config.metricsToken) : null;
  const app = createNext({ dev: isDev, dir: root });
  await app.prepare();
  const next = app.getRequestHandler();
  const isSecureRequest = (request: IncomingMessage): boolean => isSecure(request, config.trustProxy);

  const documents = createDocuments({
    db,
    collections: service.collections,
    clock,
    config: publicConfig,
    cache,
    texts,
    gamesFolder,
    isSecure: isSecureRequest,
  });
  const downloads = createDownloads({
    downloads: service.shop.downloads,
    baseUrl: config.public.baseUrl,
    isSecure: isSecureRequest,
  });
  // docs/specification/choices.md: there is no outbox page in production, or on a site that sends mail.
  const hasOutbox = config.public.environment !== 'production' && !config.smtp && !config.productApiUrl;
  const outbox = hasOutbox ? createOutbox({ db, config: config.public }) : null;
  const adFrame = createAdFrame({
    ramp: config.advertising.ramp,
    site: config.public.baseUrl,
    isSecure: isSecureRequest,
  });
  const devReload = isDev ? createDevReload(gamesFolder) : null;
  const front: Omit<FrontOptions, 'isReady'> = {
    product,
    scores: scoresApp,
    scoresBase,
    ingest: createIngest({ host: config.posthogHost, guard, log }),
    sendQuickResponse: createQuickResponses(
      config.productApiUrl
        ? []
        : [bindQuickCall(listSuggestions, ({ q }) => search.suggestAtOnce(q, clock.now()))],
    ),
    apiCache: createApiCache(config.productApiUrl ? [] : ALL_CALLS, productFetch, cache),
    pages: createPageServer({
      next,
      cache,
      log,
      gamesOrigin: config.public.gamesOrigin,
      catalogHosts: config.catalogHosts,
      analyticsHosts: listAnalyticsHosts(config.public.analytics),
      config: publicConfig,
      adsOrigin: config.public.adsOrigin,
      standaloneGameOf: openStandaloneGames(gamesFolder),
    }),
    documents: async (request, response, pathname, query) =>
      devReload?.handle(request, response, pathname) ||
      adFrame(request, response, pathname, query) ||
      (await metricsEndpoint?.(request, response, pathname)) ||
      (await outbox?.(request, response, pathname)) ||
      downloads(request, response, pathname) ||
      documents(request, response, pathname),
    statics: createStaticFiles({ root, isDev, isSecure: isSecureRequest, site: config.public.baseUrl }),
    next: createImageErrorHandler(isDev ? createDevPages(next, publicConfig.forcedLayouts) : next),
    movedSearch: createMovedSearch(config.public.searchUrl),
    trustProxy: config.trustProxy,
    isDev,
    log,
    ...(metrics && { onRequest: metrics.watch }),
  };
  const housekeeping = startHousekeeping(db, clock, log, [
    deleteExpiredRows,
    removeLostGuests,
    sweepRemovedPlayers,
    ...(config.productApiUrl ? [] : [(_db: unknown, now: Date) => reconcileNightly(service, now)]),
  ]);
  const boardWorker = startBoardCountWorker(db, clock, log);
  const description = createSiteDescription({
    config: publicConfig,
    isOwn: config.isDescriptionOwn,
    isRemote: Boolean(config.productApiUrl),
    productFetch,
    log,
    onChange: cache.clear,
  });
  const handleCatalogChange = (): void => {
    cache.clear();
    void description.refresh();
  };
  const publishing = watchPublishing(db, clock, log, handleCatalogChange);
  catalogHandlers.push(handleCatalogChange, publishing.check);
  // Until the new index is built, responses with results of the previous one are stored again.
  search.watchRebuilds(cache.clear);
  await Promise.all([searchPrepared, description.refresh()]);
  return {
    front,
    announceBuiltGames: () => devReload?.announceBuild(),
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void app.getUpgradeHandler()(request, socket, head),
    isReady: createReadiness({ pool, search: config.productApiUrl ? null : search }),
    close: async () => {
      devReload?.close();
      catalogListener.stop();
      metrics?.close();
      housekeeping.stop();
      await boardWorker.stop();
      publishing.stop();
      description.stop();
      await service.close();
      await replayThreads.close();
      await app.close();
    },
  };
};
