/** A member's subscription in the form that the screens use (spec §3 "Subscription status", "Subscription data"). */
import type { CallAnswer } from '../../contract/call';
import type {
  getSubscriptionData,
  getSubscriptionStatus,
  listInvoices,
  listPlans,
} from '../../contract/billing';
import { RENEWAL_TEXTS } from './plans';

/** The available plans, and the payment provider. */
export type PlansOffer = CallAnswer<typeof listPlans>;
export type Invoice = CallAnswer<typeof listInvoices>['rows'][number];

export interface SubscriptionStatus {
  /** Spec §4: null for regular and no_subscription. */
  status: 'unlimited_active' | 'unlimited_expiring' | null;
  isActive: boolean;
  validUntil: string | null;
  cancelTime: string | null;
  subscriptionEndTime: string | null;
  nextBillingDate: string | null;
  /** The last payment has failed and the provider may retry it, whether or not the subscription is active. */
  hasFailedPayment: boolean;
}

export interface SubscriptionData {
  subscriptionId: string;
  paymentUuid: string;
  /** In dollars. */
  cost: number;
  renewalFrequency: string;
  providerId: string;
}

export const toSubscriptionStatus = ({
  status,
  ...times
}: CallAnswer<typeof getSubscriptionStatus>): SubscriptionStatus => {
  const isActive = status === 'unlimited_active' || status === 'unlimited_expiring';
  return { ...times, status: isActive ? status : null, isActive };
};

export const toSubscriptionData = (answer: CallAnswer<typeof getSubscriptionData>): SubscriptionData => ({
  subscriptionId: answer.subscription_id,
  paymentUuid: answer.payment_uuid,
  cost: answer.rebill_amount,
  renewalFrequency: RENEWAL_TEXTS[answer.rebill_frequency],
  providerId: answer.payment_provider_id,
});
