/** Subscriptions and payments: the module's entry point. */
import * as contract from '@/lib/contract/billing';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import { accountPaths } from '@/lib/account-paths';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { findAllowedOrigin } from '../auth/origin-of';
import type { BillingService } from './billing';
import { cancelSubscription, resumeSubscription } from './change-renewal';
import { openCheckout, requireProvider } from './checkout';
import { confirmCheckout } from './confirm-checkout';
import { findCustomer } from './customers';
import { subscriptionStatusFor, describeSubscription } from './entitlement';
import { CustomerGoneError, type PaymentProvider } from './provider';
import { listInvoices } from './list-invoices';
import { receiveWebhook } from './receive-webhook';
import { sandboxCalls } from './sandbox/calls';
import { listSubscriptionsOf } from './subscriptions-of';

export type { Billing } from './billing';
export { exportPayments } from './export-payments';
export { endPaymentsOfMember, lockPaymentsOfMember } from './end-payments';
export { openBilling } from './open-billing';
export { reconcileNightly } from './reconcile';

const OK = { ok: true };

const openPortal = async (
  provider: PaymentProvider,
  customerId: string,
  backHref: string,
): Promise<string> => {
  try {
    return await provider.createPortal(customerId, backHref);
  } catch (error) {
    // The provider has no data about a member whose customer was deleted there.
    if (error instanceof CustomerGoneError)
      throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
    throw error;
  }
};

export const billingCalls = (service: BillingService): ServedCall[] => [
  bindCall(contract.listPlans, () => {
    const { provider, plans } = service.billing;
    return { provider: provider?.id ?? null, plans: provider ? [...plans] : [] };
  }),
  bindCall(contract.getSubscriptionStatus, async (_input, context) => {
    const row = await requireMember(service, context);
    return subscriptionStatusFor(await listSubscriptionsOf(service, row.uid), context.clock.now());
  }),
  bindCall(contract.getSubscriptionData, async (_input, context) => {
    const row = await requireMember(service, context);
    const current = describeSubscription(await listSubscriptionsOf(service, row.uid), context.clock.now());
    if (!current) throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
    return {
      rebill_frequency: current.planMonths,
      rebill_amount: current.cents / 100,
      subscription_id: current.id,
      payment_uuid: current.paymentUuid,
      payment_provider_id: current.provider,
    };
  }),
  bindCall(contract.cancelSubscription, async ({ body }, context) => {
    await cancelSubscription(service, await requireMember(service, context), body.uid);
    return OK;
  }),
  bindCall(contract.resumeSubscription, async ({ body }, context) => {
    const row = await requireMember(service, context);
    await resumeSubscription(service, row, body.uid, context.clock.now());
    return OK;
  }),
  bindCall(contract.createCheckout, async ({ body }, context) =>
    openCheckout(service, await requireMember(service, context), body, context),
  ),
  bindCall(contract.confirmCheckout, async ({ body }, context) =>
    confirmCheckout(service, await requireMember(service, context), body.session, context),
  ),
  bindCall(contract.listInvoices, async ({ query }, context) =>
    listInvoices(service, await requireMember(service, context), query),
  ),
  bindCall(contract.createBillingPortal, async (_input, context) => {
    const row = await requireMember(service, context);
    const provider = requireProvider(service);
    const customerId = await findCustomer(service, provider, row.uid);
    if (!customerId) throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
    const backHref = `${findAllowedOrigin(service, context)}${accountPaths.manageSubscription()}`;
    return { url: await openPortal(provider, customerId, backHref) };
  }),
  bindCall(contract.receiveWebhook, async ({ params }, context) => {
    await receiveWebhook(service, params.provider, context);
    return OK;
  }),
  ...sandboxCalls(service),
];
