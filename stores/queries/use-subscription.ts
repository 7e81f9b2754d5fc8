/** The member's subscription, and the actions on it. */
import { useMemo } from 'react';
import useSWR from 'swr';
import { createBillingClient } from '@/api-clients/product/billing';
import type { Invoice, SubscriptionData, SubscriptionStatus } from '@/lib/domain/billing/subscription';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useFreshSession } from './use-fresh-session';
import { reportingCheckout } from './reporting-checkout';

const SUBSCRIPTION_KEY = 'subscription';

export interface SubscriptionInfo {
  status: SubscriptionStatus;
  data: SubscriptionData | null;
}

export interface LoadedValue<T> {
  /** The data; null while unknown. */
  found: T | null;
  hasFailed: boolean;
  /** The error if it could not be loaded. */
  error: unknown;
  retry: () => Promise<unknown>;
}

const useLoadedValue = <T>(key: readonly string[], request: () => Promise<T>): LoadedValue<T> => {
  const { data, error, mutate } = useSWR([SUBSCRIPTION_KEY, ...key], request);
  return { found: data ?? null, hasFailed: error !== undefined && !data, error, retry: () => mutate() };
};

export const useSubscription = (uid: string): LoadedValue<SubscriptionInfo> => {
  const { callProduct } = useClients();
  return useLoadedValue(['state', uid], async () => {
    const billing = createBillingClient(callProduct);
    const status = await billing.getStatus();
    // Requests data only if the member has or had a subscription.
    const hasHistory = status.isActive || status.hasFailedPayment || status.subscriptionEndTime !== null;
    return { status, data: hasHistory ? await billing.getData() : null };
  });
};

export const useInvoices = (uid: string): LoadedValue<Invoice[]> => {
  const { callProduct } = useClients();
  return useLoadedValue(['invoices', uid], () => createBillingClient(callProduct).listInvoices());
};

export const useBilling = () => {
  const { callProduct, reports } = useClients();
  const loadActions = useAuth((state) => state.loadActions);
  const guard = useFreshSession();
  return useMemo(() => {
    const billing = createBillingClient(callProduct);
    const runAndReportCheckout = <T>(step: string, work: () => Promise<T>): Promise<T> =>
      reportingCheckout(reports, step, () => guard(work));
    return {
      openCheckout: (plan: Parameters<typeof billing.openCheckout>[0]) =>
        runAndReportCheckout('open', () => billing.openCheckout(plan)),
      openPortal: () => guard(() => billing.openPortal()),
      cancel: (uid: string) => guard(() => billing.cancel(uid)),
      resume: (uid: string) => guard(() => billing.resume(uid)),
      getStatus: () => billing.getStatus(),
      /** Returns the outcome of a payment page. After a payment, the whole site treats the member as premium. */
      confirm: async (session: string) => {
        const confirmed = await runAndReportCheckout('confirm', () => billing.confirmCheckout(session));
        // Spec §4: premium can be forced on refresh.
        if (confirmed.subscription.isActive) await (await loadActions()).refresh({ isPremium: true });
        return confirmed;
      },
    };
  }, [loadActions, callProduct, guard, reports]);
};
