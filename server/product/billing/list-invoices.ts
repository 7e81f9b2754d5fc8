/** Lists a member's payments and refunds, newest first. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { listInvoices as listCall } from '@/lib/contract/billing';
import { payment, productOrder } from '../../db/schema/billing';
import type { MemberRow } from '../auth/sessions';
import type { BillingService } from './billing';
import { providersGrantingAccess } from './reconcile-member';

const INVOICES_PER_PAGE = 20;

export const listInvoices = async (
  { db, billing, config }: Pick<BillingService, 'db' | 'billing' | 'config'>,
  row: MemberRow,
  { items_per_page: size = INVOICES_PER_PAGE, page = 0 }: ParsedInput<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> => {
  const theirs = and(
    eq(payment.memberUid, row.uid),
    inArray(payment.provider, providersGrantingAccess(billing.provider?.id ?? null)),
  );
  const [total] = await db.select({ n: count() }).from(payment).where(theirs);
  const rows = await db
    .select()
    .from(payment)
    .where(theirs)
    .orderBy(desc(payment.paidAt), desc(payment.id))
    .limit(size)
    .offset(page * size);
  // Shows a game's title at the time of purchase.
  const titles = new Map(
    (
      await db
        .select({ sku: productOrder.productSku, title: productOrder.title })
        .from(productOrder)
        .where(eq(productOrder.memberUid, row.uid))
        .orderBy(productOrder.id)
    ).map(({ sku, title }) => [sku, title]),
  );
  return {
    rows: rows.map((each) => ({
      id: each.id,
      kind: each.kind,
      cents: each.cents,
      currency: each.currency,
      at: each.paidAt.toISOString(),
      title: each.productSku
        ? (titles.get(each.productSku) ?? each.productSku)
        : `${config.productName} Unlimited`,
      href: each.invoiceHref,
    })),
    pager: { total_items: total?.n ?? 0, items_per_page: size, page },
  };
};
