/** Compares purchases with a model after random events, which are repeated, late, out of order, or fail at first. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { customer, payment, productOrder, purchase } from '@/server/db/schema/billing';
import { mail } from '@/server/db/schema/mail';
import { member } from '@/server/db/schema/members';
import { applyEvent } from '@/server/product/billing/apply-event';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderSubject,
} from '@/server/product/billing/provider';
import type { TestServices } from '../../../support/services';
import { createCustomer, linesOf } from './storms';

const START = Date.parse('2026-11-23T12:00:00Z');
const PRICE = 699;

const OPS = ['pay', 'payLess', 'payYen', 'refund', 'refundPart', 'dispute', 'win', 'expire', 'wait'] as const;
type Op = (typeof OPS)[number];

interface Step {
  op: Op;
  /** The indexes of the pending events to deliver now, concurrently. */
  picks: number[];
  /** Delivers these events again later. */
  isTwice: boolean;
  /** Makes the provider unavailable, so that the events are not acknowledged and are delivered again. */
  isAway: boolean;
}

export const purchaseStorm = fc.array(
  fc.record({
    op: fc.constantFrom(...OPS),
    picks: fc.array(fc.nat(20), { maxLength: 3 }),
    isTwice: fc.boolean(),
    isAway: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** The provider's side: one payment page, and the actual state of its payment. */
class PurchaseModel {
  readonly waiting: ProviderEvent[] = [];
  readonly refunds: ProviderPayment[] = [];
  readonly pageId: string;
  isAway = false;
  paid: ProviderPayment | null = null;
  private isExpired = false;
  private number = 0;

  constructor(readonly customerId: string) {
    this.pageId = `page_${customerId}`;
  }

  private report(kind: ProviderSubject['kind'], id: string): void {
    this.number += 1;
    this.waiting.push({ id: `evt_${this.customerId}_${this.number}`, type: kind, subject: { kind, id } });
  }

  private pay(cents: number, currency: string): void {
    if (this.paid || this.isExpired) return;
    const id = `pay_${this.customerId}`;
    this.paid = {
      id,
      kind: 'payment',
      customerId: this.customerId,
      subscriptionId: null,
      // The payment's own fields may differ from the order.
      productSku: 'SW-FORGED',
      cents,
      currency,
      paidAt: new Date(START),
      isPaid: true,
      isPending: false,
      paymentId: null,
      refundedCents: 0,
      isDisputed: false,
      invoiceHref: null,
    };
    this.report('checkout', this.pageId);
    this.report('payment', id);
  }

  private refund(cents: number): void {
    const { paid } = this;
    if (!paid || cents <= 0 || paid.refundedCents + cents > paid.cents) return;
    paid.refundedCents += cents;
    const id = `refund_${this.customerId}_${this.refunds.length}`;
    this.refunds.push({
      ...paid,
      id,
      kind: 'refund',
      cents,
      paymentId: paid.id,
      refundedCents: 0,
      isDisputed: false,
    });
    this.report('refund', id);
  }

  apply(op: Op): void {
    if (op === 'pay') return this.pay(PRICE, 'usd');
    if (op === 'payLess') return this.pay(PRICE - 1, 'usd');
    if (op === 'payYen') return this.pay(PRICE, 'jpy');
    if (op === 'expire' && !this.paid) this.isExpired = true;
    if (op === 'refundPart') return this.refund(100);
    if (op === 'refund') return this.refund((this.paid?.cents ?? 0) - (this.paid?.refundedCents ?? 0));
    if ((op === 'dispute' || op === 'win') && this.paid) {
      this.paid.isDisputed = op === 'dispute';
      this.report('dispute', `dispute_${this.paid.id}`);
    }
  }

  get page() {
    return {
      id: this.pageId,
      customerId: this.customerId,
      status: this.paid ? ('complete' as const) : this.isExpired ? ('expired' as const) : ('open' as const),
      subscriptionId: null,
      paymentId: this.paid?.id ?? null,
    };
  }

  /**
   * The model: a payment of the ordered price in the ordered currency grants the game; a full refund or an open
   * dispute revokes it.
   */
  get expected(): string[] {
    const { paid } = this;
    if (!paid || paid.cents !== PRICE || paid.currency !== 'usd') return [];
    return [paid.isDisputed ? 'dispute' : paid.refundedCents >= PRICE ? 'refund' : 'good'];
  }
}

const providerOf = (model: PurchaseModel): PaymentProvider => {
  const read = async <T>(value: () => T): Promise<T> => {
    if (model.isAway) throw new Error('the provider is away');
    const found = value();
    await Promise.resolve();
    return found;
  };
  const unused = () => Promise.reject(new Error('not part of this'));
  return {
    id: 'sandbox',
    createCustomer: unused,
    hasCustomer: () => Promise.resolve(true),
    removeCustomer: unused,
    createCheckout: unused,
    expireCheckout: unused,
    createPortal: unused,
    setCancelAtPeriodEnd: unused,
    endSubscriptionNow: unused,
    listEvents: unused,
    getSubscription: unused,
    readEvent: () => {
      throw new Error('not part of this');
    },
    getCheckout: (id) => read(() => (id === model.pageId ? model.page : null)),
    getPayment: (id) => read(() => (model.paid?.id === id ? { ...model.paid } : null)),
    getRefund: (id) => read(() => model.refunds.find((each) => each.id === id) ?? null),
    getDisputedPayment: (id) =>
      read(() => (model.paid && id === `dispute_${model.paid.id}` ? model.paid.id : null)),
  };
};

/**
 * Runs one random sequence.
 * @returns the stored state, and the state that the model expects
 */
export const runPurchaseStorm = async (services: TestServices, steps: readonly Step[]) => {
  const { db } = services.database;
  const { uid, customerId, email } = await createCustomer(services);
  const model = new PurchaseModel(customerId);
  const provider = providerOf(model);
  await db.insert(productOrder).values({
    provider: 'sandbox',
    checkoutId: model.pageId,
    memberUid: uid,
    productSku: 'SW-SUDOKU',
    title: 'Quiet Sudoku at Home',
    cents: PRICE,
    currency: 'usd',
    origin: 'http://localhost',
    createdAt: new Date(START),
  });
  const deliver = async (events: readonly ProviderEvent[]): Promise<boolean> => {
    const done = await Promise.allSettled(
      events.map((event) => applyEvent(services.service, provider, event)),
    );
    return done.every(({ status }) => status === 'fulfilled');
  };
  const log: ProviderEvent[] = [];
  for (const { op, picks, isTwice, isAway } of steps) {
    model.apply(op);
    const { waiting } = model;
    const concurrentEvents = [...new Set(picks)].flatMap(
      (pick) => waiting[pick % Math.max(1, waiting.length)] ?? [],
    );
    model.isAway = isAway;
    const isDone = await deliver(concurrentEvents);
    model.isAway = false;
    log.push(...concurrentEvents);
    if (isDone && !isTwice)
      concurrentEvents.forEach((event) => {
        const index = waiting.indexOf(event);
        if (index >= 0) waiting.splice(index, 1);
      });
  }
  // Finally, delivers all pending events in reverse order, and an old event again.
  for (const event of [...model.waiting].reverse()) await deliver([event]);
  await deliver(log.slice(0, 1));

  const wins = steps.filter(({ op }) => op === 'win').length;
  const bought = await db.select().from(purchase).where(eq(purchase.memberUid, uid));
  const payments = await db.select().from(payment).where(eq(payment.memberUid, uid));
  const mails = await db.select().from(mail).where(eq(mail.recipient, email));
  await db.delete(purchase).where(eq(purchase.memberUid, uid));
  await db.delete(productOrder).where(eq(productOrder.memberUid, uid));
  await db.delete(payment).where(eq(payment.memberUid, uid));
  await db.delete(customer).where(eq(customer.memberUid, uid));
  await db.delete(mail).where(eq(mail.recipient, email));
  await db.delete(member).where(eq(member.uid, uid));
  return {
    found: {
      purchases: bought.map(({ revokedFor }) => revokedFor ?? 'good'),
      products: [...new Set(bought.map(({ productSku }) => productSku))],
      ledger: linesOf(payments.map((each) => ({ ...each, id: each.providerPaymentId }))),
      // One mail with the key, and one for each time that it becomes valid again.
      hasTooManyMails: mails.length > (bought.length > 0 ? 1 + wins : 0),
      hasMailOfGoodKey: bought.some(({ revokedAt }) => !revokedAt) ? mails.length > 0 : null,
    },
    expected: {
      purchases: model.expected,
      products: model.expected.length > 0 ? ['SW-SUDOKU'] : [],
      ledger: linesOf([...(model.paid ? [model.paid] : []), ...model.refunds]),
      hasTooManyMails: false,
      hasMailOfGoodKey: model.expected[0] === 'good' ? true : null,
    },
  };
};
