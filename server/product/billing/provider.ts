/** What a payment provider is to us: pages to send people to, state to read, and events that say when to read it. */
import type { PlanMonths } from '@/lib/domain/plans';
import type { ProviderId, SubscriptionState } from '../../db/schema/billing';

/** A subscription as the provider has it now. */
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
  /** When a cancellation that stands ends it. */
  endsAt: Date | null;
  endedAt: Date | null;
}

/** A payment or a refund as the provider has it now. */
export interface ProviderPayment {
  id: string;
  kind: 'payment' | 'refund';
  customerId: string | null;
  subscriptionId: string | null;
  productSku: string | null;
  cents: number;
  currency: string;
  paidAt: Date;
  /** The money has moved; what is under way or has failed is in no ledger. */
  isSettled: boolean;
  /** It may yet settle: a bank takes days over some. */
  isPending: boolean;
  /** Of a refund: the payment that it gives back, where that is of a game. */
  paymentId: string | null;
  /** Of a payment: how much of it was given back. */
  refundedCents: number;
  /** Of a payment: whether its payer's bank takes it back, or has. */
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
  /** What to read again; null for what is none of our business. */
  subject: Subject | null;
}

export type CheckoutItem =
  | { kind: 'plan'; months: PlanMonths; cents: number; title: string }
  | { kind: 'product'; sku: string; cents: number; title: string };

export interface CheckoutRequest {
  customerId: string;
  item: CheckoutItem;
  /** Where to come back to; `{session}` stands for the page's id. */
  successHref: string;
  backHref: string;
}

/** A customer was deleted at the provider: nothing can be paid as them any more. */
export class CustomerGoneError extends Error {}

export interface PaymentProvider {
  id: ProviderId;
  /** @param memberId the member's public number: all that the provider learns besides the address */
  createCustomer(member: { memberId: string; email: string | null }): Promise<string>;
  /** Whether they are, or were, a customer of the account whose keys are in use. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Ends what the customer pays for and forgets them; does nothing where they are gone already. */
  removeCustomer(customerId: string): Promise<void>;
  /** @throws CustomerGoneError */
  createCheckout(asked: CheckoutRequest): Promise<{ id: string; url: string }>;
  getCheckout(id: string): Promise<ProviderCheckout | null>;
  /** Closes an open page; one that is not open stays as it is. */
  expireCheckout(id: string): Promise<void>;
  /** @throws CustomerGoneError */
  createPortal(customerId: string, backHref: string): Promise<string>;
  /**
   * @param isOurs asked before anything else is read of it: an account may serve other sites, whose subscriptions
   *   are of no shape that is known here
   * @returns null where there is none; 'foreign' where its customer is none of ours
   */
  getSubscription(
    id: string,
    isOurs: (customerId: string) => Promise<boolean>,
  ): Promise<ProviderSubscription | 'foreign' | null>;
  /** Ends a subscription with its period, or lets it go on after all; does nothing where it is gone. */
  setCancelling(id: string, isCancelling: boolean): Promise<void>;
  /** Ends a subscription at once, and with it every attempt to charge what is due; does nothing where it is gone already. */
  endNow(id: string): Promise<void>;
  getPayment(id: string): Promise<ProviderPayment | null>;
  getRefund(id: string): Promise<ProviderPayment | null>;
  /** The payment that a dispute is about; null for none. */
  getDisputed(id: string): Promise<string | null>;
  /**
   * A webhook's body, believed.
   * @throws ServiceError badRequest where it is not signed by the provider, now
   */
  readEvent(body: Buffer, headers: Headers, now: Date): ProviderEvent;
  /** What the provider reports since then, oldest first. */
  listEvents(since: Date): Promise<readonly ProviderEvent[]>;
}
