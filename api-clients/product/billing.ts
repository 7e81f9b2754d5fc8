/** Calls for subscriptions and payments (spec §7): the member's data, the payment pages, and changes. */
import * as contract from '@/lib/contract/billing';
import type { PlanMonths } from '@/lib/domain/billing/plans';
import {
  type Invoice,
  type PlansOffer,
  type SubscriptionData,
  toSubscriptionData,
  type SubscriptionStatus,
  toSubscriptionStatus,
} from '@/lib/domain/billing/subscription';
import { ApiError } from '@/lib/errors';
import type { ApiCaller } from '../http';

const INVOICES_PER_PAGE = 100;

export const createBillingClient = (call: ApiCaller) => ({
  listPlans: (): Promise<PlansOffer> => call(contract.listPlans, {}),
  getStatus: async (): Promise<SubscriptionStatus> =>
    toSubscriptionStatus(await call(contract.getSubscriptionStatus, {})),
  /** Returns null if the member has never had a subscription. */
  getData: async (): Promise<SubscriptionData | null> => {
    try {
      return toSubscriptionData(await call(contract.getSubscriptionData, {}));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'notFound') return null;
      throw error;
    }
  },
  listInvoices: async (): Promise<Invoice[]> =>
    (await call(contract.listInvoices, { query: { items_per_page: INVOICES_PER_PAGE } })).rows,
  /** @throws ApiError conflict if the member has a subscription; unavailable if nothing is on sale */
  openCheckout: async (plan: PlanMonths): Promise<string> =>
    (await call(contract.createCheckout, { body: { plan } })).url,
  confirmCheckout: async (session: string) => {
    const { subscription, ...page } = await call(contract.confirmCheckout, { body: { session } });
    return { ...page, subscription: toSubscriptionStatus(subscription) };
  },
  cancel: (uid: string) => call(contract.cancelSubscription, { body: { uid } }),
  resume: (uid: string) => call(contract.resumeSubscription, { body: { uid } }),
  openPortal: async (): Promise<string> => (await call(contract.createBillingPortal, {})).url,
});
