/** Limits how many guests a network may create, and how many runs a network and a player may start. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RequestContext } from '../../http/context';
import { networkForRateLimit } from '../../platform/network';
import { type Limit, throttle } from '../../platform/rate-limit';

// A class of forty students behind one IP address starts within minutes, and a school has several classes.
const GUESTS_PER_NETWORK: Limit = { limit: 300, windowSeconds: 3_600 };
// A short arcade round takes about ten seconds.
const RUNS_PER_PLAYER: Limit = { limit: 600, windowSeconds: 3_600 };
const RUNS_PER_NETWORK: Limit = { limit: 6_000, windowSeconds: 3_600 };

/**
 * Counts a new guest in the request's network. Requests from this computer are not limited.
 * @throws ServiceError tooManyRequests
 */
export const limitGuestCreation = async (
  db: NodePgDatabase,
  { ipAddress, clock }: RequestContext,
): Promise<void> => {
  const network = networkForRateLimit(ipAddress);
  if (network) await throttle(db, `guests:${network}`, GUESTS_PER_NETWORK, clock.now());
};

/**
 * Counts the start of a run.
 * @throws ServiceError tooManyRequests
 */
export const limitRunStarts = async (
  db: NodePgDatabase,
  playerId: number,
  { ipAddress, clock }: RequestContext,
): Promise<void> => {
  await throttle(db, `runs:player:${playerId}`, RUNS_PER_PLAYER, clock.now());
  const network = networkForRateLimit(ipAddress);
  if (network) await throttle(db, `runs:network:${network}`, RUNS_PER_NETWORK, clock.now());
};
