/** Payment pages: opened for a plan, and read again when their member comes back from one. */
import { and, eq, isNull } from 'drizzle-orm';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { confirmCheckout as confirmCall, createCheckout } from '@/lib/contract/billing';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { RENEWAL_WORDS } from '@/lib/domain/plans';
import { ServiceError } from '@/lib/errors';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { customer, productOrder, purchase } from '../../db/schema/billing';
import type { RequestContext } from '../../http/context';
import { throttle } from '../../platform/throttle';
import { originOf } from '../auth/origin-of';
import type { MemberRow } from '../auth/sessions';
import { applySubject } from './apply-event';
import type { BillingService } from './billing';
import { openProductPage } from './checkout-product';
import { closeOpenPage } from './close-page';
import { ensureCustomer, findCustomer } from './customers';
import { isLive, statusOf } from './entitlement';
import type { CheckoutItem, PaymentProvider } from './provider';
import { subscriptionsOf } from './subscriptions-of';

const CHECKOUTS = { limit: 20, windowSeconds: 3600 };
const CONFIRMATIONS = { limit: 60, windowSeconds: 3600 };

/** @throws ServiceError unavailable where nothing is on sale */
export const requireProvider = ({ billing }: Pick<BillingService, 'billing'>): PaymentProvider => {
  if (!billing.provider) throw new ServiceError('unavailable', BILLING_MESSAGES.notOnSale);
  return billing.provider;
};

const itemOf = (service: BillingService, wanted: number): CheckoutItem => {
  const plan = service.billing.plans.find(({ months }) => months === wanted);
  if (!plan) throw new ServiceError('notFound', BILLING_MESSAGES.noSuchPlan);
  const title = `${service.config.productName} Unlimited, ${RENEWAL_WORDS[plan.months]}`;
  return { kind: 'plan', ...plan, title };
};

const requireNoneYet = async (service: BillingService, uid: number): Promise<void> => {
  const rows = await subscriptionsOf(service, uid);
  if (rows.some((row) => isLive(row))) throw new ServiceError('conflict', BILLING_MESSAGES.subscribedAlready);
};

const openPlanPage = async (
  service: BillingService,
  provider: PaymentProvider,
  row: MemberRow,
  item: CheckoutItem,
  origin: string,
): Promise<{ url: string }> => {
  const customerId = await ensureCustomer(service, provider, row);
  const theirs = and(eq(customer.provider, provider.id), eq(customer.memberUid, row.uid));
  const [known] = await service.db.select({ openId: customer.openCheckoutId }).from(customer).where(theirs);
  if (known?.openId) {
    await closeOpenPage(service, provider, known.openId);
    await requireNoneYet(service, row.uid);
  }
  const { id, url } = await provider.createCheckout({
    customerId,
    item,
    successHref: `${origin}${accountPaths.purchaseComplete()}?session={session}`,
    backHref: `${origin}${paths.subscribe()}`,
  });
  await service.db.update(customer).set({ openCheckoutId: id }).where(theirs);
  return { url };
};

/** @throws ServiceError conflict (has it already), notFound (no such plan or game), unavailable, tooManyRequests */
export const openCheckout = async (
  service: BillingService,
  row: MemberRow,
  body: ParsedInput<typeof createCheckout>['body'],
  context: RequestContext,
): Promise<{ url: string }> => {
  const provider = requireProvider(service);
  const item = 'plan' in body ? itemOf(service, body.plan) : null;
  if (item) await requireNoneYet(service, row.uid);
  await throttle(service.db, `checkout:${row.uid}`, CHECKOUTS, context.clock.now());
  const origin = originOf(service, context);
  if (item) return openPlanPage(service, provider, row, item, origin);
  const sku = 'productSku' in body ? body.productSku : '';
  return openProductPage(service, provider, row, sku, origin);
};

const boughtOn = async (
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
 * Reads a page's outcome for its own member, by the same path as its events: whichever comes first, the other finds it done.
 * @throws ServiceError notFound for a page of nobody or of somebody else
 */
export const confirmCheckout = async (
  service: BillingService,
  row: MemberRow,
  session: string,
  context: RequestContext,
): Promise<CallReply<typeof confirmCall>> => {
  const provider = requireProvider(service);
  await throttle(service.db, `confirm:${row.uid}`, CONFIRMATIONS, context.clock.now());
  const customerId = await findCustomer(service, provider, row.uid);
  const page = customerId ? await provider.getCheckout(session) : null;
  if (!page || page.customerId !== customerId)
    throw new ServiceError('notFound', BILLING_MESSAGES.noSuchCheckout);
  if (page.status === 'complete') await applySubject(service, provider, { kind: 'checkout', id: session });
  const rows = await subscriptionsOf(service, row.uid);
  return {
    outcome: page.status,
    subscription: statusOf(rows, context.clock.now()),
    purchase: await boughtOn(service, provider, session),
  };
};
