/** The objects of the simulated Stripe account, in memory. */
import type { StripeObject } from './shapes';

/** A request that reached the simulated API. */
export interface ReceivedRequest {
  method: string;
  path: string;
  version: string | null;
  form: Record<string, string>;
}

/** @param seconds the current time, in Unix seconds */
export const createStripeState = (seconds: () => number) => {
  let number = 0;
  return {
    seconds,
    newId: (prefix: string): string => `${prefix}_test_${(number += 1)}`,
    received: [] as ReceivedRequest[],
    subscriptions: new Map<string, StripeObject<'subscription'>>(),
    sessions: new Map<string, StripeObject<'session'>>(),
    invoices: new Map<string, StripeObject<'invoice'>>(),
    refunds: new Map<string, StripeObject<'refund'>>(),
    intents: new Map<string, StripeObject<'intent'>>(),
    disputes: new Map<string, StripeObject<'dispute'>>(),
    events: [] as StripeObject<'events'>['data'],
    isAway: false,
    /** Customers deleted in the dashboard. */
    customers: new Map<string, StripeObject<'customer'>>(),
    goneCustomers: new Set<string>(),
  };
};

export type StripeState = ReturnType<typeof createStripeState>;
