/**
 * Assembles the billing functions from the configuration: the provider and, for the sandbox, the worker for its
 * renewals and events.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { permitSecondConnection } from '../../db/second-connection';
import type { Clock } from '../../platform/clock';
import type { PaymentsConfig } from '../../platform/env';
import type { Log } from '../../platform/log';
import { ensureSecretKey } from '../../platform/secrets';
import { createWorker } from '../../platform/worker';
import type { Billing } from './billing';
import { deliverNextEvent } from './sandbox/deliver';
import { renewNextSubscription } from './sandbox/pay';
import { createSandboxProvider } from './sandbox/sandbox-provider';
import { reconcileSandboxMembers } from './reconcile-member';
import { createStripeProvider } from './stripe/stripe-provider';
import { createSemaphore, type Semaphore } from './semaphore';

const SANDBOX_INTERVAL_MS = 15_000;
/** The two limits together are below the size of the connection pool. */
const MAX_CONCURRENT_WEBHOOKS = 4;
const MAX_CONCURRENT_OPENINGS = 2;

// These transactions hold a lock while the provider responds, and the sandbox provider needs a connection of its own for
// that.
const createProviderSemaphore = (limit: number): Semaphore => {
  const semaphore = createSemaphore(limit);
  return (doNextSandboxTask) => semaphore(() => permitSecondConnection(doNextSandboxTask));
};

interface BillingDependencies {
  db: NodePgDatabase;
  clock: Clock;
  log: Log;
  /** Sends a request to the product API. */
  post: (request: Request) => Promise<Response>;
}

export const openBilling = async (config: PaymentsConfig, parts: BillingDependencies): Promise<Billing> => {
  const { db, clock, log } = parts;
  const refreshSemaphore = createProviderSemaphore(MAX_CONCURRENT_WEBHOOKS);
  const openingSemaphore = createProviderSemaphore(MAX_CONCURRENT_OPENINGS);
  await reconcileSandboxMembers(db, config.provider);
  if (config.stripe && config.isTestMoney)
    log.warn(
      'Stripe test keys are in use: no money moves, but purchases are granted. Delete them before using live keys.',
    );
  if (config.provider !== 'sandbox') {
    const provider = config.stripe ? createStripeProvider(config.stripe) : null;
    return {
      provider,
      plans: config.plans,
      refreshSemaphore,
      openingSemaphore,
      sandbox: null,
    };
  }
  const key = await ensureSecretKey(db, 'sandbox-webhook');
  const doNextSandboxTask = async (): Promise<boolean> =>
    (await renewNextSubscription(db, clock.now())) || (await deliverNextEvent({ ...parts, key }));
  const worker = createWorker('payment sandbox', doNextSandboxTask, { everyMs: SANDBOX_INTERVAL_MS, log });
  const provider = createSandboxProvider({ db, clock, key, wake: worker.wake });
  return {
    provider,
    plans: config.plans,
    refreshSemaphore,
    openingSemaphore,
    sandbox: { worker, key },
  };
};
