/** Limits the replay time for each run, player and network. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { chargeBudget, type Limit, requireBudget } from '../../platform/rate-limit';

// The longest honest game takes five seconds on a desktop, and a class of forty may share one IP address.
const BUDGETS_MS = {
  run: { limit: 60_000, windowSeconds: 86_400 },
  player: { limit: 120_000, windowSeconds: 3_600 },
  network: { limit: 900_000, windowSeconds: 3_600 },
} as const satisfies Record<string, Limit>;

export interface ReplayOwner {
  runId: string;
  playerId: number;
  /** The result of `networkForRateLimit` for the IP address. */
  network: string | null;
}

const budgetKeysOf = ({ runId, playerId, network }: ReplayOwner): [key: string, budget: Limit][] => [
  [`replay:run:${runId}`, BUDGETS_MS.run],
  [`replay:player:${playerId}`, BUDGETS_MS.player],
  ...(network ? [[`replay:network:${network}`, BUDGETS_MS.network] as [string, Limit]] : []),
];

/**
 * Checks all three budgets.
 * @throws ServiceError tooManyRequests if one of them is spent
 */
export const requireReplayBudget = async (
  db: NodePgDatabase,
  owner: ReplayOwner,
  now: Date,
): Promise<void> => {
  for (const [key, budget] of budgetKeysOf(owner)) await requireBudget(db, key, budget, now);
};

/** Charges replay time in milliseconds to all three budgets. */
export const chargeReplay = async (
  db: NodePgDatabase,
  owner: ReplayOwner,
  ms: number,
  now: Date,
): Promise<void> => {
  const amount = Math.ceil(ms);
  if (amount > 0)
    for (const [key, budget] of budgetKeysOf(owner)) await chargeBudget(db, key, budget, amount, now);
};
