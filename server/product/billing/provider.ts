/** The interface of a payment provider: pages for payments, the state to read, and events that tell when to read it. */
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
  /** When a scheduled cancellation takes effect. */
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
  /** Whether the payment or refund is complete; pending and failed ones are not in the ledger. */
  isPaid: boolean;
  /** Whether the payment may still succeed; some bank payments take days. */
  isPending: boolean;
  /** For a refund: the id of the refunded payment if it was for a game. */
  paymentId: string | null;
  /** For a payment: how much of it was refunded, in cents. */
  refundedCents: number;
  /** For a payment: whether the buyer disputes it, or has won a dispute. */
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

export type ProviderSubject = {
  kind: 'subscription' | 'payment' | 'refund' | 'dispute' | 'checkout';
  id: string;
};

export interface ProviderEvent {
  id: string;
  type: string;
  /** The object to read again; null for an event that is irrelevant to this site. */
  subject: ProviderSubject | null;
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

/** Thrown when a customer was deleted at the provider and can no longer pay. */
export class CustomerGoneError extends Error {}

export interface PaymentProvider {
  id: ProviderId;
  /**
   * Creates a customer.
   * @param memberId the member's public number; the provider learns only this number and the email address
   */
  createCustomer(member: { memberId: string; email: string | null }): Promise<string>;
  /** Returns whether the customer exists, or existed, in the account of the configured keys. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Ends everything that the customer pays for and deletes the customer; does nothing when the customer is already deleted. */
  removeCustomer(customerId: string): Promise<void>;
  /** @throws CustomerGoneError */
  createCheckout(requested: CheckoutRequest): Promise<{ id: string; url: string }>;
  getCheckout(id: string): Promise<ProviderCheckout | null>;
  /** Closes an open page; leaves other pages unchanged. */
  expireCheckout(id: string): Promise<void>;
  /** @throws CustomerGoneError */
  createPortal(customerId: string, backHref: string): Promise<string>;
  /**
   * Reads a subscription.
   * @param isOurs called with the customer before anything else is read, because an account may serve other sites,
   * whose subscriptions may have an unknown format
   * @returns null when there is none; 'foreign' when its customer belongs to another site
   */
  getSubscription(
    id: string,
    isOurs: (customerId: string) => Promise<boolean>,
  ): Promise<ProviderSubscription | 'foreign' | null>;
  /**
   * Schedules the end of a subscription at the end of its period, or resumes it; does nothing when the subscription no
   * longer exists.
   */
  setCancelAtPeriodEnd(id: string, isCancelling: boolean): Promise<void>;
  /**
   * Ends a subscription immediately, and with it every attempt to charge unpaid amounts; does nothing when the
   * subscription no longer exists.
   */
  endSubscriptionNow(id: string): Promise<void>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  getRefund(id: string): Promise<ProviderPayment | null>;
  /** Returns the id of the payment that a dispute is about; null if there is none. */
  getDisputedPayment(id: string): Promise<string | null>;
  /**
   * Verifies and parses the body of a webhook request.
   * @throws ServiceError badRequest when the provider has not signed it recently
   */
  readEvent(body: Buffer, headers: Headers, now: Date): ProviderEvent;
  /** Returns the provider's events since that time, oldest first. */
  listEvents(since: Date): Promise<readonly ProviderEvent[]>;
}
