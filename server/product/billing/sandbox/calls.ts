/** The calls of the sandbox's own pages; each page is available only to its member. */
import { desc, eq, or } from 'drizzle-orm';
import * as contract from '@/lib/contract/sandbox';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import { sandboxCheckout, sandboxPayment, sandboxSubscription } from '@/server/db/schema/sandbox';
import type { RequestContext } from '@/server/http/context';
import { bindCall, type ServedCall } from '@/server/http/contract-app';
import { requireMember } from '../../auth/current-member';
import type { BillingService } from '../billing';
import { requireProvider } from '../checkout';
import { findCustomer } from '../customers';
import { payCheckout, refundPayment } from './pay';

const requireCustomer = async (service: BillingService, context: RequestContext): Promise<string | null> => {
  const row = await requireMember(service, context);
  const provider = requireProvider(service);
  if (provider.id !== 'sandbox') throw new ServiceError('notFound', 'There is no sandbox here.');
  return findCustomer(service, provider, row.uid);
};

const requireOwnCheckout = async (service: BillingService, id: string, context: RequestContext) => {
  const customerId = await requireCustomer(service, context);
  const [page] = await service.db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
  if (!page || page.customerId !== customerId)
    throw new ServiceError('notFound', BILLING_MESSAGES.noSuchCheckout);
  return page;
};

const pathAndQueryOf = (href: string): string => {
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
};

export const sandboxCalls = (service: BillingService): ServedCall[] => [
  bindCall(contract.getSandboxCheckout, async ({ params }, context) => {
    const { title, cents, months, status, backHref } = await requireOwnCheckout(service, params.id, context);
    return { title, cents, months, status, backHref: pathAndQueryOf(backHref) };
  }),
  bindCall(contract.decideSandboxCheckout, async ({ params, body }, context) => {
    const page = await requireOwnCheckout(service, params.id, context);
    if (page.status === 'expired') throw new ServiceError('gone', 'This payment page has been closed.');
    // The payment was already completed, in another tab or before the member went back, so it counts.
    if (page.status === 'complete') return { href: pathAndQueryOf(page.successHref) };
    if (body.decision === 'decline') throw new ServiceError('unprocessable', BILLING_MESSAGES.declined);
    await payCheckout(service.db, page.id, context.clock.now());
    service.billing.sandbox?.worker.wake();
    return { href: pathAndQueryOf(page.successHref) };
  }),
  bindCall(contract.getSandboxPortal, async (_input, context) => {
    const customerId = (await requireCustomer(service, context)) ?? '';
    const subscriptions = await service.db
      .select()
      .from(sandboxSubscription)
      .where(eq(sandboxSubscription.customerId, customerId))
      .orderBy(desc(sandboxSubscription.startedAt));
    const payments = await service.db
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.customerId, customerId))
      .orderBy(desc(sandboxPayment.paidAt))
      .limit(100);
    return {
      subscriptions: subscriptions.map(({ id, months, cents, status, periodEnd, isCancelling }) => ({
        id,
        months,
        cents,
        status,
        periodEnd: periodEnd.toISOString(),
        isCancelling,
      })),
      payments: payments.map(({ id, kind, cents, paidAt }) => ({
        id,
        kind,
        cents,
        at: paidAt.toISOString(),
        isRefundable: kind === 'payment' && !payments.some(({ paymentId }) => paymentId === id),
      })),
    };
  }),
  bindCall(contract.refundSandboxPayment, async ({ params }, context) => {
    const customerId = await requireCustomer(service, context);
    const theirs = await service.db
      .select()
      .from(sandboxPayment)
      .where(or(eq(sandboxPayment.id, params.id), eq(sandboxPayment.paymentId, params.id)));
    const [found] = theirs.filter(({ kind }) => kind === 'payment');
    if (!found || found.customerId !== customerId)
      throw new ServiceError('notFound', BILLING_MESSAGES.noSuchCheckout);
    if (!(await refundPayment(service.db, found.id, context.clock.now())))
      throw new ServiceError('conflict', BILLING_MESSAGES.refundedAlready);
    service.billing.sandbox?.worker.wake();
    return { ok: true };
  }),
];
