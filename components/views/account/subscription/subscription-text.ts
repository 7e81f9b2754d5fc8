/** The texts about a subscription on the account's pages. */
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { dayOfYear } from '@/lib/domain/days/calendar-days';
import type { SubscriptionData, SubscriptionStatus } from '@/lib/domain/billing/subscription';

/** Formats a date in the order of the reader's locale. */
export const formatDate = (instant: string): string => dayOfYear(new Date(instant));

export const describeCost = ({ cost }: Pick<SubscriptionData, 'cost'>): string => `$${cost.toFixed(2)}`;

export const describeFrequency = ({ renewalFrequency }: Pick<SubscriptionData, 'renewalFrequency'>): string =>
  renewalFrequency.charAt(0).toUpperCase() + renewalFrequency.slice(1);

const STATE_LABELS = { unlimited_active: 'Active', unlimited_expiring: 'Canceled' } as const;

/** Returns the state of the subscription as a word, or null if there is none. */
export const describeState = ({ status, hasFailedPayment }: SubscriptionStatus): string | null =>
  hasFailedPayment ? 'Not paid' : status && STATE_LABELS[status];

/** Returns the state of the subscription as a sentence. */
export const describeStatus = (
  { status, validUntil, nextBillingDate, subscriptionEndTime, hasFailedPayment }: SubscriptionStatus,
  data: SubscriptionData | null,
): string => {
  if (hasFailedPayment) return BILLING_MESSAGES.paymentFailed;
  if (status === 'unlimited_expiring')
    return `It is canceled, and stays with you until ${formatDate(validUntil ?? '')}.`;
  if (status === 'unlimited_active' && nextBillingDate && data)
    return `The next ${describeCost(data)} is due on ${formatDate(nextBillingDate)}.`;
  if (status === 'unlimited_active') return 'Its renewal is being charged.';
  if (subscriptionEndTime) return `Your subscription ended on ${formatDate(subscriptionEndTime)}.`;
  return 'You have no subscription.';
};

/** Returns the end of the paid period as a sentence, shown right after a payment. */
export const describeRenewal = ({ validUntil, nextBillingDate }: SubscriptionStatus): string => {
  if (nextBillingDate) return `It renews on ${formatDate(nextBillingDate)}.`;
  return validUntil ? `It is yours until ${formatDate(validUntil)}.` : '';
};
