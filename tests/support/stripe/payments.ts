/** Creates the simulated single payments, refunds and disputes. */
import type { StripeObject } from './shapes';
import type { StripeState } from './state';

export const createPayments = ({ newId, seconds, refunds, sessions, intents, disputes }: StripeState) => ({
  refund: (customer: string, cents: number, status: string): StripeObject<'refund'> => {
    const made: StripeObject<'refund'> = {
      id: newId('re'),
      object: 'refund',
      amount: cents,
      charge: newId('ch'),
      created: seconds(),
      currency: 'usd',
      customer: null,
      payment_intent: { id: newId('pi'), object: 'payment_intent', customer, metadata: {} },
      status,
    };
    refunds.set(made.id, made);
    return made;
  },
  /** Simulates the payment for a game on Stripe's page. */
  payOnce: (sessionId: string, cents: number, metadata: Record<string, string> = {}) => {
    const session = sessions.get(sessionId);
    if (!session?.customer) throw new Error(`no open page ${sessionId}`);
    const intent: StripeObject<'intent'> = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: cents,
      amount_received: cents,
      currency: 'usd',
      created: seconds(),
      customer: session.customer,
      metadata,
      latest_charge: {
        id: newId('ch'),
        object: 'charge',
        amount_refunded: 0,
        disputed: false,
        refunded: false,
        receipt_url: 'https://pay.stripe.com/receipts/test',
      },
      status: 'succeeded',
    };
    intents.set(intent.id, intent);
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
    return { session, intent };
  },
  /** Refunds a single payment, in full or in part. */
  refundIntent: (intent: StripeObject<'intent'>, cents: number): StripeObject<'refund'> => {
    const charge = intent.latest_charge;
    if (!charge) throw new Error('nothing was charged');
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === intent.amount_received;
    const { id: of, customer, metadata } = intent;
    const made: StripeObject<'refund'> = {
      id: newId('re'),
      object: 'refund',
      amount: cents,
      charge: charge.id,
      created: seconds(),
      currency: 'usd',
      customer: null,
      payment_intent: { id: of, object: 'payment_intent', customer, metadata },
      status: 'succeeded',
    };
    refunds.set(made.id, made);
    return made;
  },
  /** Simulates a payer's bank that opens or decides a dispute. The charge stays marked as disputed in either case. */
  dispute: (
    intent: StripeObject<'intent'>,
    status: StripeObject<'dispute'>['status'],
  ): StripeObject<'dispute'> => {
    const charge = intent.latest_charge;
    if (!charge) throw new Error('nothing was charged');
    charge.disputed = true;
    const made: StripeObject<'dispute'> = {
      id: newId('du'),
      object: 'dispute',
      amount: intent.amount_received,
      charge: charge.id,
      created: seconds(),
      currency: 'usd',
      payment_intent: intent.id,
      reason: 'fraudulent',
      status,
    };
    disputes.set(made.id, made);
    return made;
  },
});
