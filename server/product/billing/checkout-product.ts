/**
 * Opens the payment page of a game, at the catalog's price, for members who do not own the game. Only one page is open
 * at a time.
 */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { accountPaths } from '@/lib/account-paths';
import { ServiceError } from '@/lib/errors';
import { productOrder, purchase } from '../../db/schema/billing';
import type { MemberRow } from '../auth/sessions';
import { ownsProduct } from '../shop/list-purchases';
import { findProduct } from '../shop/products';
import { closeOpenCheckout, isPaymentPending } from './close-checkout';
import type { BillingService } from './billing';
import { withCustomer } from './customers';
import type { PaymentProvider } from './provider';

const CURRENCY = 'usd';
/** Checks only the most recent pages, because opening a page closes the ones before it. */
const MAX_CHECKOUTS = 3;

const requireNotOwned = async (service: BillingService, uid: number, sku: string): Promise<void> => {
  if (await ownsProduct(service, uid, sku))
    throw new ServiceError('conflict', BILLING_MESSAGES.boughtAlready);
};

const closeOtherCheckouts = async (
  service: BillingService,
  provider: PaymentProvider,
  uid: number,
  sku: string,
): Promise<void> => {
  const open = await service.db
    .select({ id: productOrder.checkoutId })
    .from(productOrder)
    .leftJoin(purchase, eq(purchase.orderId, productOrder.id))
    .where(
      and(
        eq(productOrder.provider, provider.id),
        eq(productOrder.memberUid, uid),
        eq(productOrder.productSku, sku),
        isNull(purchase.id),
      ),
    )
    .orderBy(desc(productOrder.id))
    .limit(MAX_CHECKOUTS);
  for (const { id } of open) {
    const page = await closeOpenCheckout(service, provider, id);
    if (await isPaymentPending(provider, page)) throw new ServiceError('conflict', BILLING_MESSAGES.underWay);
  }
};

/**
 * Opens the payment page of a game.
 * @throws ServiceError notFound (no such product for sale), conflict (the member already owns it)
 */
export const openProductCheckout = async (
  service: BillingService,
  provider: PaymentProvider,
  row: MemberRow,
  sku: string,
  origin: string,
): Promise<{ url: string }> => {
  const found = await findProduct(service, sku);
  if (!found?.cents) throw new ServiceError('notFound', BILLING_MESSAGES.noSuchProduct);
  await requireNotOwned(service, row.uid, sku);
  await closeOtherCheckouts(service, provider, row.uid, sku);
  await requireNotOwned(service, row.uid, sku);
  const { title, cents } = found;
  const { id, url } = await withCustomer(service, provider, row, (customerId) =>
    provider.createCheckout({
      customerId,
      item: { kind: 'product', sku, cents, title },
      successHref: `${origin}${accountPaths.purchaseComplete()}?session={session}`,
      backHref: `${origin}${accountPaths.buyGame(found.slug)}`,
    }),
  );
  // Stored before the page's URL is sent, so that every payment on the page has an order.
  await service.db.insert(productOrder).values({
    provider: provider.id,
    checkoutId: id,
    memberUid: row.uid,
    productSku: sku,
    title,
    cents,
    currency: CURRENCY,
    origin,
    createdAt: service.clock.now(),
  });
  return { url };
};
