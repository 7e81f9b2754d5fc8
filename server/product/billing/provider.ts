/** The interface of a payment provider: pages to send people to, state to read, and events that say when to read it. */
import type { PlanMonths } from '@/lib/domain/billing/plans';
import type { ProviderId, SubscriptionState } from '../../db/schema/billing';

/** A subscription in its current state at the provider. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  state: SubscriptionState;
  planMonths: PlanMonths;
  cents: number;
  currency: string;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelRequestedAt: Date | null;
  /** When a scheduled cancellation ends it. */
  endsAt: Date | null;
  endedAt: Date | null;
}

/** A payment or a refund in its current state at the provider. */
export interface ProviderPayment {
  id: string;
  kind: 'payment' | 'refund';
  customerId: string | null;
  subscriptionId: string | null;
  productSku: string | null;
  cents: number;
  currency: string;
  paidAt: Date;
  /** The money has moved; pending and failed payments are in no ledger. */
  isPaid: boolean;
  /** It may still succeed: some bank payments take days. */
  isPending: boolean;
  /** For a refund: the payment that it gives back, if that is for a game. */
  paymentId: string | null;
  /** For a payment: how much of it was refunded. */
  refundedCents: number;
  /** For a payment: whether its payer disputes it, or has disputed it and won. */
  isDisputed: boolean;
  invoiceHref: string | null;
}

export interface ProviderCheckout {
  id: string;
  customerId: string | null;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
  paymentId: string | null;
}

export type Subject = { kind: 'subscription' | 'payment' | 'refund' | 'dispute' | 'checkout'; id: string };

export interface ProviderEvent {
  id: string;
  type: string;
  /** The object to read again; null for an event that does not concern us. */
  subject: Subject | null;
}

export type CheckoutItem =
  | { kind: 'plan'; months: PlanMonths; cents: number; title: string }
  | { kind: 'product'; sku: string; cents: number; title: string };

export interface CheckoutRequest {
  customerId: string;
  item: CheckoutItem;
  /** The URL to return to; `{session}` is replaced by the page's id. */
  successHref: string;
  backHref: string;
}

/** A customer was deleted at the provider: it can no longer pay. */
export class CustomerGoneError extends Error {}

export interface PaymentProvider {
  id: ProviderId;
  /** @param memberId the member's public number: all that the provider learns besides the email address */
  createCustomer(member: { memberId: string; email: string | null }): Promise<string>;
  /** Whether they are, or were, a customer of the account whose keys are in use. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Ends what the customer pays for and deletes the customer; does nothing when it is already deleted. */
  removeCustomer(customerId: string): Promise<void>;
  /** @throws CustomerGoneError */
  createCheckout(requested: CheckoutRequest): Promise<{ id: string; url: string }>;
  getCheckout(id: string): Promise<ProviderCheckout | null>;
  /** Closes an open page; leaves any other unchanged. */
  expireCheckout(id: string): Promise<void>;
  /** @throws CustomerGoneError */
  createPortal(customerId: string, backHref: string): Promise<string>;
  /**
   * @param isOurs called before anything else is read: an account may serve other sites, whose subscriptions have shapes
   *   unknown here
   * @returns null when there is none; 'foreign' when its customer is not ours
   */
  getSubscription(
    id: string,
    isOurs: (customerId: string) => Promise<boolean>,
  ): Promise<ProviderSubscription | 'foreign' | null>;
  /** Ends a subscription with its period, or resumes it; does nothing when it no longer exists. */
  setCancelling(id: string, isCancelling: boolean): Promise<void>;
  /** Ends a subscription at once, and with it every attempt to charge what is due; does nothing when it no longer exists. */
  endNow(id: string): Promise<void>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  getRefund(id: string): Promise<ProviderPayment | null>;
  /** Returns the payment that a dispute is about; null for none. */
  getDisputed(id: string): Promise<string | null>;
  /**
   * Verifies and parses a webhook's body.
   * @throws ServiceError badRequest when the provider has not signed it recently
   */
  readEvent(body: Buffer, headers: Headers, now: Date): ProviderEvent;
  /** Returns the provider's events since then, oldest first. */
  listEvents(since: Date): Promise<readonly ProviderEvent[]>;
}
