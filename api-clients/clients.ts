/** Creates all clients for a browser or for one server render, connected to the product API and the scores service. */
import type { PublicConfig } from '@/lib/config';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import type { ApiError } from '@/lib/errors';
import { createCaller, type FetchLike } from './http';
import { createLazyClient } from './lazy-client';
import { createReporter } from './product/reports';
import { createSessionsClient } from './product/sessions';
import { createSessionMonitor } from './session-monitor';
import { createPlayerTokenHolder, type GuestFlag } from './scores/player-token';

export interface ClientsOptions {
  config: Pick<PublicConfig, 'scoresApiUrl' | 'reportLogLevels'>;
  productTransport?: FetchLike;
  scoresTransport?: FetchLike;
  /** The origin for in-process transports, which need absolute URLs. */
  origin?: string;
  zone: () => string;
  guestFlag: GuestFlag;
  /** Reloads the page when a session has ended (spec §4). */
  reload: () => void;
  now: () => number;
  /** Writes a failed call to the console (spec §8); undefined on the server, which has its own log. */
  logFailure?: (label: string, error: ApiError, request: string) => void;
}

// These errors are not reported, because the requesting screen shows them, and the server knows them.
const QUIET_CODES = new Set(['notFound', 'unauthorized', 'network']);

export const createClients = (options: ClientsOptions) => {
  const { config, origin = '' } = options;
  const csrf: { token: string | null } = { token: null };
  const watch: { onSignedOut?: () => void } = {};
  const reporterCall = createCaller({
    baseUrl: origin,
    transport: options.productTransport,
    onFailure: options.logFailure,
  });
  const reports = createReporter(reporterCall, config.reportLogLevels);
  const onFailure = (label: string, error: ApiError, request: string): void => {
    // The failure of a call that this call needed, for example for its token, was logged and reported as its own.
    if (error.detail.callId === label) {
      options.logFailure?.(label, error, request);
      if (!QUIET_CODES.has(error.code)) void reports.error(label, error);
    }
    // A client with a token assumed that the session was active, so the session has ended elsewhere.
    if (error.code === 'unauthorized' && csrf.token && !label.startsWith('auth.')) watch.onSignedOut?.();
  };
  const product = createCaller({
    baseUrl: origin,
    transport: options.productTransport,
    headersFor: (call): Record<string, string> => {
      return csrf.token && call.method !== 'GET' ? { 'x-csrf-token': csrf.token } : {};
    },
    // Calls of the session itself must not trigger its verification.
    beforeCall: (call) => (call.id.startsWith('auth.') ? Promise.resolve() : session.beforeRequest()),
    onFailure,
  });
  const sessions = createSessionsClient(product);
  const session = createSessionMonitor({
    isStillSignedIn: sessions.getLoginStatus,
    reload: options.reload,
    now: options.now,
  });
  const scoresBase = config.scoresApiUrl.startsWith('/')
    ? `${origin}${config.scoresApiUrl}`
    : config.scoresApiUrl;
  const scoresWithoutToken = createCaller({
    baseUrl: scoresBase,
    transport: options.scoresTransport,
    headersFor: () => ({ [TIMEZONE_HEADER]: options.zone() }),
    onFailure,
  });
  const guests = createLazyClient('guests', async () =>
    (await import('./scores/guests')).createGuestsClient(scoresWithoutToken),
  );
  const player = createPlayerTokenHolder(guests.create, options.guestFlag, options.now);
  const scores = createCaller({
    baseUrl: scoresBase,
    transport: options.scoresTransport,
    headersFor: async (call) => {
      // A guest is created when the visitor presses Play for the first run, not on a visit (docs/scores.md).
      const token = call.isGuestCreating ? await player.require() : await player.peek();
      return {
        [TIMEZONE_HEADER]: options.zone(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
    },
    onFailure,
  });
  return {
    /** For clients that only some pages need. Those pages create them, so that no other page loads them. */
    callProduct: product,
    callScores: scores,
    /** The session's token, which is sent with every change. */
    csrf,
    /** Called when a member's call finds that the session has ended. */
    watch,
    games: createLazyClient('games', async () =>
      (await import('./product/games')).createGamesClient(product),
    ),
    sessions,
    session,
    catalog: createLazyClient('catalog', async () =>
      (await import('./product/catalog')).createCatalogClient(product),
    ),
    boards: createLazyClient('boards', async () =>
      (await import('./scores/boards')).createBoardsClient(scores),
    ),
    runs: createLazyClient('runs', async () => (await import('./scores/runs')).createRunsClient(scores)),
    player,
    reports,
  };
};

export type Clients = ReturnType<typeof createClients>;
