/** Reads a member's subscriptions with the providers that count. */
import { and, eq, inArray } from 'drizzle-orm';
import { subscription } from '../../db/schema/billing';
import type { BillingService } from './billing';
import type { SubscriptionRow } from './entitlement';
import { providersGrantingAccess } from './reconcile-member';

export const listSubscriptionsOf = (
  { db, billing }: Pick<BillingService, 'db' | 'billing'>,
  uid: number,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.memberUid, uid),
        inArray(subscription.provider, providersGrantingAccess(billing.provider?.id ?? null)),
      ),
    );
