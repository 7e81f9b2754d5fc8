/** Reads a payment page's state when the member returns from it. */
import { and, eq, isNull } from 'drizzle-orm';
import type { CallReply } from '@/lib/contract/call';
import type { confirmCheckout as confirmCall } from '@/lib/contract/billing';
import { accountPaths } from '@/lib/account-paths';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import { productOrder, purchase } from '../../db/schema/billing';
import type { RequestContext } from '../../http/context';
import { throttle } from '../../platform/rate-limit';
import type { MemberRow } from '../auth/sessions';
import { findProduct } from '../shop/products';
import { refreshSubject } from './apply-event';
import type { BillingService } from './billing';
import { requireProvider } from './checkout';
import { isPaymentPending } from './close-checkout';
import { findCustomer } from './customers';
import { subscriptionStatusFor } from './entitlement';
import type { PaymentProvider } from './provider';
import { listSubscriptionsOf } from './subscriptions-of';

const CONFIRMATION_LIMIT = { limit: 60, windowSeconds: 3600 };

const findCheckoutItem = async (
  service: BillingService,
  provider: PaymentProvider,
  checkoutId: string,
): Promise<{ title: string; href: string | null } | null> => {
  const [order] = await service.db
    .select({ title: productOrder.title, sku: productOrder.productSku })
    .from(productOrder)
    .where(and(eq(productOrder.provider, provider.id), eq(productOrder.checkoutId, checkoutId)));
  if (!order) return null;
  const found = await findProduct(service, order.sku);
  return { title: order.title, href: found && accountPaths.buyGame(found.slug) };
};

const findBoughtItem = async (
  { db }: BillingService,
  provider: PaymentProvider,
  checkoutId: string,
): Promise<{ title: string; productSku: string } | null> => {
  const [found] = await db
    .select({ title: productOrder.title, productSku: productOrder.productSku })
    .from(productOrder)
    .innerJoin(purchase, and(eq(purchase.orderId, productOrder.id), isNull(purchase.revokedAt)))
    .where(and(eq(productOrder.provider, provider.id), eq(productOrder.checkoutId, checkoutId)));
  return found ?? null;
};

/**
 * Reads the outcome of a member's own payment page. Applies the payment in the same way as the webhook does, so it
 * does not matter which comes first.
 * @throws ServiceError notFound for an unknown page or another member's page
 */
export const confirmCheckout = async (
  service: BillingService,
  row: MemberRow,
  session: string,
  context: RequestContext,
): Promise<CallReply<typeof confirmCall>> => {
  const provider = requireProvider(service);
  await throttle(service.db, `confirm:${row.uid}`, CONFIRMATION_LIMIT, context.clock.now());
  const customerId = await findCustomer(service, provider, row.uid);
  const page = customerId ? await provider.getCheckout(session) : null;
  if (!page || page.customerId !== customerId)
    throw new ServiceError('notFound', BILLING_MESSAGES.noSuchCheckout);
  if (page.status === 'complete') await refreshSubject(service, provider, { kind: 'checkout', id: session });
  const rows = await listSubscriptionsOf(service, row.uid);
  const isWaiting = rows.some(
    (each) => each.state === 'incomplete' && each.providerSubscriptionId === page.subscriptionId,
  );
  return {
    outcome: page.status,
    isUnderWay: isWaiting || (await isPaymentPending(provider, page)),
    subscription: subscriptionStatusFor(rows, context.clock.now()),
    item: await findCheckoutItem(service, provider, session),
    purchase: await findBoughtItem(service, provider, session),
  };
};
