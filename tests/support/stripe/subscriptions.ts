/** Creates the simulated subscriptions and their invoices. */
import type { StripeObject } from './shapes';
import type { StripeState } from './state';

export const createSubscriptions = ({ newId, seconds, subscriptions, invoices, sessions }: StripeState) => {
  const makeSubscription = (
    customer: string,
    months: number,
    cents: number,
  ): StripeObject<'subscription'> => {
    const subscription = newId('sub');
    const made: StripeObject<'subscription'> = {
      id: subscription,
      object: 'subscription',
      customer,
      status: 'active',
      created: seconds(),
      start_date: seconds(),
      currency: 'usd',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      metadata: {},
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${subscription}`,
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            created: seconds(),
            current_period_start: seconds(),
            current_period_end: seconds() + months * 30 * 86_400,
            subscription,
            price: {
              id: newId('price'),
              object: 'price',
              active: true,
              currency: 'usd',
              unit_amount: cents,
              recurring: { interval: 'month', interval_count: months, meter: null, usage_type: 'licensed' },
            },
          },
        ],
      },
    };
    subscriptions.set(subscription, made);
    return made;
  };

  const makeInvoice = (customer: string, subscription: string, cents: number): StripeObject<'invoice'> => {
    const made: StripeObject<'invoice'> = {
      id: newId('in'),
      object: 'invoice',
      customer,
      status: 'paid',
      amount_due: cents,
      amount_paid: cents,
      currency: 'usd',
      created: seconds(),
      status_transitions: {
        finalized_at: seconds(),
        marked_uncollectible_at: null,
        paid_at: seconds(),
        voided_at: null,
      },
      hosted_invoice_url: 'https://invoice.stripe.com/i/test',
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription, metadata: {} },
      },
    };
    invoices.set(made.id, made);
    return made;
  };

  return {
    subscription: makeSubscription,
    /** Simulates a payment on Stripe's page. */
    pay: (sessionId: string, months: number, cents: number) => {
      const session = sessions.get(sessionId);
      if (!session?.customer) throw new Error(`no open page ${sessionId}`);
      const subscription = makeSubscription(session.customer, months, cents);
      const invoice = makeInvoice(session.customer, subscription.id, cents);
      subscription.latest_invoice = invoice.id;
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        invoice: invoice.id,
      });
      return { session, subscription, invoice };
    },
  };
};
