/** Both services on a separate database for the test, with a clock that the test controls. */
import type { Hono } from 'hono';
import type { JWK } from 'jose';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { createOriginGuard } from '@/server/http/origin-guard';
import { parseEnvironment, type PaymentsConfig } from '@/server/platform/env';
import { createLog, type Log } from '@/server/platform/log';
import { storeInOutbox, type OutgoingMail, type SendMail } from '@/server/platform/mail/send-due';
import { createFormCaptcha } from '@/server/product/captcha';
import { createProductApp } from '@/server/product/app';
import { createProductService, type ProductService } from '@/server/product/service';
import { createGameQueries } from '@/server/product/games/queries';
import { createGameSearch, type GameSearch } from '@/server/product/search';
import { seedCatalog } from '@/server/product/games/seed';
import { createScoredGames } from '@/server/scored-games';
import { createScoresApp } from '@/server/scores/app';
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { openPlayerTokens } from '@/server/scores/players/tokens';
import { type ReplayMoves, replayMoves } from '@/server/scores/games/replay-moves';
import { findRules } from '@/server/scores/games/rules';
import { createTestDatabase, connectToExisting, SEEDED_AT, type TestDatabase } from './database';
import { outsideTransaction } from './one-connection';

export interface TestServices {
  database: TestDatabase;
  service: ProductService;
  product: Hono;
  scores: Hono;
  search: GameSearch;
  log: Log;
  logged: string[];
  /** Messages that a sender other than the outbox has delivered. Their bodies are no longer in the database. */
  delivered: OutgoingMail[];
  /** Waits until background work is finished: account requests and mail. */
  flushJobs(): Promise<void>;
  /** Runs the reminders for all members who are due, and waits for their mail. */
  remind(): Promise<void>;
  /** Advances the services' clock. */
  advance(ms: number): void;
  setNow(at: string): void;
  drop(): Promise<void>;
}

export const createTestServices = async ({
  now = SEEDED_AT,
  games = BUILT_IN_GAMES,
  sendMail = storeInOutbox,
  payments,
  offlineFolder = null,
  replayRun = async (requested) => replayMoves(requested),
  beside,
}: {
  now?: string;
  games?: readonly BuiltInGame[];
  sendMail?: SendMail;
  payments?: Partial<PaymentsConfig>;
  offlineFolder?: string | null;
  replayRun?: ReplayMoves;
  /** Starts a second instance, with a separate pool, on the database of this one. */
  beside?: TestServices;
} = {}): Promise<TestServices> => {
  const isPrepared = now === SEEDED_AT && games === BUILT_IN_GAMES;
  const database = beside
    ? connectToExisting(beside.database)
    : await createTestDatabase(isPrepared ? { games } : undefined);
  let at = new Date(now);
  const clock = { now: () => new Date(at) };
  const logged: string[] = [];
  const delivered: OutgoingMail[] = [];
  const deliverMail: SendMail = async (message) => {
    await sendMail(message);
    delivered.push(message);
  };
  const log = createLog({ level: 'debug', json: true, write: (line) => void logged.push(line) });
  const { db, pool } = database;
  if (!beside && !isPrepared) await seedCatalog(db, games, at);
  const guard = createOriginGuard(null);
  const scored = createScoredGames(createGameQueries(db));
  const readMemberKeys = async (): Promise<JWK[]> => {
    const answer = await product.request('/jwt/jwks.json');
    return ((await answer.json()) as { keys: JWK[] }).keys;
  };
  const scores = createScoresApp(
    {
      db,
      pool,
      clock,
      log,
      findGame: scored.find,
      findGameById: scored.findById,
      findRules,
      replayMoves: replayRun,
      tokens: await openPlayerTokens(db, readMemberKeys),
      boards: createBoardIds(),
    },
    guard,
  );
  const search = createGameSearch(db, log);
  const service = await createProductService(
    {
      db,
      clock,
      log,
      config: DEFAULT_CONFIG,
      search,
      // Tests of forms skip the work of the spam check, which has its own tests.
      captcha: { ...createFormCaptcha(db), require: () => Promise.resolve() },
      contactEmailAddress: 'office@example.com',
      returnOrigins: ['https://forum.example.com'],
    },
    {
      // The mail server of a test may send requests of its own, as a browser could at the same time.
      sendMail:
        sendMail === storeInOutbox
          ? sendMail
          : (...message) => outsideTransaction(() => deliverMail(...message)),
      requestScores: async (request) => scores.app.fetch(request),
      payments: { ...parseEnvironment({}).payments, ...payments },
      offlineFolder,
      postWebhook: async (request) => product.fetch(request),
    },
  );
  const product = createProductApp(service, { guard, scoresIds: scores.servedIds, scoresBase: '/scores' });
  return {
    database,
    service,
    product,
    scores: scores.app,
    search,
    log,
    logged,
    delivered,
    flushJobs: async () => {
      await service.accountRequests.updateCounts();
      await service.mail.updateCounts();
      await service.billing.sandbox?.worker.updateCounts();
    },
    remind: async () => {
      service.reminders.wake();
      await service.reminders.updateCounts();
      service.mail.wake();
      await service.mail.updateCounts();
    },
    advance: (ms) => {
      at = new Date(at.getTime() + ms);
    },
    setNow: (next) => {
      at = new Date(next);
    },
    drop: async () => {
      await service.close();
      await database.drop();
    },
  };
};

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** Sends one request to an app and parses its JSON response. */
export const request = async <T = Record<string, unknown>>(
  app: Hono,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> => {
  const response = await app.request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
};

export interface TestPlayer {
  request<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** Creates a guest of the scores service, in a time zone and at an IP address. */
export const createTestGuest = async (
  { scores }: TestServices,
  zone = 'Europe/Berlin',
  ipAddress: string | null = null,
): Promise<TestPlayer> => {
  const { body } = await request<{ token: string }>(scores, 'POST', '/guest');
  const headers = {
    authorization: `Bearer ${body.token}`,
    [TIMEZONE_HEADER]: zone,
    ...(ipAddress && { [IP_ADDRESS_HEADER]: ipAddress }),
  };
  return { request: (method, path, payload) => request(scores, method, path, { body: payload, headers }) };
};
