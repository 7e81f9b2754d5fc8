/** Opens payment pages for plans, one at a time for each member. */
import { and, eq } from 'drizzle-orm';
import type { ParsedInput } from '@/lib/contract/call';
import type { createCheckout } from '@/lib/contract/billing';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { RENEWAL_TEXTS } from '@/lib/domain/billing/plans';
import { ServiceError } from '@/lib/errors';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { customer } from '../../db/schema/billing';
import type { RequestContext } from '../../http/context';
import { throttle } from '../../platform/rate-limit';
import { findAllowedOrigin } from '../auth/origin-of';
import { requireNotBeingDeleted } from '../auth/require-not-deleted';
import type { MemberRow } from '../auth/sessions';
import { refreshSubject } from './apply-event';
import type { BillingService } from './billing';
import { openProductCheckout } from './checkout-product';
import { closeOpenCheckout } from './close-checkout';
import { withCustomer } from './customers';
import { isLive, isUnpaid } from './entitlement';
import { withSingleOpening } from './single-opening';
import type { CheckoutItem, PaymentProvider } from './provider';
import { listSubscriptionsOf } from './subscriptions-of';

const CHECKOUT_LIMIT = { limit: 20, windowSeconds: 3600 };

/**
 * Returns the payment provider.
 * @throws ServiceError unavailable when nothing is for sale
 */
export const requireProvider = ({ billing }: Pick<BillingService, 'billing'>): PaymentProvider => {
  if (!billing.provider) throw new ServiceError('unavailable', BILLING_MESSAGES.notOnSale);
  return billing.provider;
};

const findPlanItem = (service: BillingService, wantedMonths: number): CheckoutItem => {
  const plan = service.billing.plans.find(({ months }) => months === wantedMonths);
  if (!plan) throw new ServiceError('notFound', BILLING_MESSAGES.noSuchPlan);
  const title = `${service.config.productName} Unlimited, ${RENEWAL_TEXTS[plan.months]}`;
  return { kind: 'plan', ...plan, title };
};

/**
 * Returns the member's subscriptions. Reads a subscription again if it should be active but has expired, because its
 * last event may have been lost.
 */
const refreshOverdueSubscriptions = async (
  service: BillingService,
  provider: PaymentProvider,
  uid: number,
  now: Date,
) => {
  const rows = await listSubscriptionsOf(service, uid);
  const overdue = rows.filter(
    (row) =>
      row.provider === provider.id && isLive(row) && row.accessUntil !== null && row.accessUntil <= now,
  );
  for (const { providerSubscriptionId: id } of overdue)
    await refreshSubject(service, provider, { kind: 'subscription', id });
  return overdue.length > 0 ? listSubscriptionsOf(service, uid) : rows;
};

const requireNoSubscription = async (
  service: BillingService,
  provider: PaymentProvider,
  uid: number,
  now: Date,
): Promise<void> => {
  const rows = await refreshOverdueSubscriptions(service, provider, uid, now);
  if (rows.some((row) => isUnpaid(row))) throw new ServiceError('conflict', BILLING_MESSAGES.unpaidAlready);
  if (rows.some((row) => isLive(row))) throw new ServiceError('conflict', BILLING_MESSAGES.subscribedAlready);
};

const openPlanCheckout = async (
  service: BillingService,
  provider: PaymentProvider,
  row: MemberRow,
  item: CheckoutItem,
  origin: string,
  now: Date,
): Promise<{ url: string }> => {
  const ofMember = and(eq(customer.provider, provider.id), eq(customer.memberUid, row.uid));
  const [known] = await service.db.select({ openId: customer.openCheckoutId }).from(customer).where(ofMember);
  if (known?.openId) {
    await closeOpenCheckout(service, provider, known.openId);
    await requireNoSubscription(service, provider, row.uid, now);
  }
  const { id, url } = await withCustomer(service, provider, row, (customerId) =>
    provider.createCheckout({
      customerId,
      item,
      successHref: `${origin}${accountPaths.purchaseComplete()}?session={session}`,
      backHref: `${origin}${paths.subscribe()}`,
    }),
  );
  await service.db.update(customer).set({ openCheckoutId: id }).where(ofMember);
  return { url };
};

/**
 * Opens a payment page.
 * @throws ServiceError conflict (already owned), notFound (no such plan or game), unavailable, tooManyRequests
 */
export const openCheckout = async (
  service: BillingService,
  row: MemberRow,
  body: ParsedInput<typeof createCheckout>['body'],
  context: RequestContext,
): Promise<{ url: string }> => {
  const provider = requireProvider(service);
  const item = 'plan' in body ? findPlanItem(service, body.plan) : null;
  await throttle(service.db, `checkout:${row.uid}`, CHECKOUT_LIMIT, context.clock.now());
  const origin = findAllowedOrigin(service, context);
  return withSingleOpening(service, provider, row.uid, async () => {
    await requireNotBeingDeleted(service, row.uid);
    if (!item)
      return openProductCheckout(service, provider, row, 'productSku' in body ? body.productSku : '', origin);
    const now = context.clock.now();
    await requireNoSubscription(service, provider, row.uid, now);
    return openPlanCheckout(service, provider, row, item, origin, now);
  });
};
