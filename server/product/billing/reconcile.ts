/**
 * Every night, reads everything again that may have changed without an event: events in the provider's own list,
 * subscriptions that have not ended, and recent unpaid orders.
 */
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { productOrder, purchase, subscription } from '../../db/schema/billing';
import { claim } from '../../db/schema/accounts';
import { claimOnce } from '../../platform/claim-once';
import { applyEvent, refreshSubject } from './apply-event';
import type { BillingService } from './billing';

const DAY_MS = 86_400_000;
/** Stripe retries webhooks for three days; this is one day longer. */
const LOOKBACK_MS = 4 * DAY_MS;

export interface ReconciliationResult {
  events: number;
  subscriptions: number;
  /** The number of game orders without a purchase that were checked. */
  orders: number;
  /** The number of subscriptions and purchases whose stored state was outdated. */
  repaired: number;
}

/**
 * Reads everything again that may have changed without an event. Continues after a failure, and throws at the end; the
 * next run repeats the failed reads.
 */
export const reconcileWithProvider = async (
  service: BillingService,
  now: Date,
): Promise<ReconciliationResult | null> => {
  const { provider } = service.billing;
  if (!provider) return null;
  const failures: unknown[] = [];
  let repaired = 0;
  const countRepair = async (work: () => Promise<boolean>): Promise<void> => {
    try {
      if (await work()) repaired += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  const events = await provider.listEvents(new Date(now.getTime() - LOOKBACK_MS));
  for (const event of events) await countRepair(() => applyEvent(service, provider, event));
  const live = await service.db
    .select({ id: subscription.providerSubscriptionId })
    .from(subscription)
    .where(and(eq(subscription.provider, provider.id), ne(subscription.state, 'ended')));
  for (const { id } of live)
    await countRepair(() => refreshSubject(service, provider, { kind: 'subscription', id }));
  const unpaid = await service.db
    .select({ id: productOrder.checkoutId })
    .from(productOrder)
    .leftJoin(purchase, eq(purchase.orderId, productOrder.id))
    .where(
      and(
        eq(productOrder.provider, provider.id),
        isNull(purchase.id),
        gt(productOrder.createdAt, new Date(now.getTime() - LOOKBACK_MS)),
      ),
    );
  for (const { id } of unpaid)
    await countRepair(() => refreshSubject(service, provider, { kind: 'checkout', id }));
  if (failures.length > 0)
    throw new Error(`${failures.length} payments could not be reconciled`, { cause: failures[0] });
  return { events: events.length, subscriptions: live.length, orders: unpaid.length, repaired };
};

/** Runs the nightly reconciliation in the first process that starts it; a failed run is retried within the hour. */
export const reconcileNightly = async (service: BillingService, now: Date): Promise<void> => {
  if (!service.billing.provider) return;
  const key = `reconcile:${now.toISOString().slice(0, 10)}`;
  if (!(await claimOnce(service.db, key, new Date(now.getTime() + 2 * DAY_MS)))) return;
  try {
    const done = await reconcileWithProvider(service, now);
    service.log.info('payments reconciled', { ...done });
  } catch (error) {
    await service.db.delete(claim).where(eq(claim.key, key));
    throw error;
  }
};
