/** Compares subscriptions with a model after random events, which are repeated, late, out of order, or fail at first. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { customer, payment, subscription } from '@/server/db/schema/billing';
import { member } from '@/server/db/schema/members';
import { createMemberId } from '@/server/product/auth/names';
import { applyEvent } from '@/server/product/billing/apply-event';
import type {
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderSubscription,
} from '@/server/product/billing/provider';
import type { TestServices } from '../../../support/services';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T12:00:00Z');
const PERIOD_MS = 30 * DAY_MS;

const OPS = ['cancel', 'resume', 'renew', 'fail', 'end', 'refund', 'wait'] as const;
type Op = (typeof OPS)[number];

/** Performs an action at the provider, and then delivers some of the pending events. */
interface Step {
  op: Op;
  /** The indexes of the pending events to deliver now, concurrently. */
  picks: number[];
  /** Delivers these events again later. */
  isTwice: boolean;
  /** Makes the provider unavailable, so that the events are not acknowledged and are delivered again. */
  isAway: boolean;
}

export const storm = fc.array(
  fc.record({
    op: fc.constantFrom(...OPS),
    picks: fc.array(fc.nat(20), { maxLength: 3 }),
    isTwice: fc.boolean(),
    isAway: fc.boolean(),
  }),
  { maxLength: 8 },
);

/** The provider's side: the actual state of the subscription, and until when it is paid. */
class SubscriptionModel {
  readonly waiting: ProviderEvent[] = [];
  readonly payments = new Map<string, ProviderPayment>();
  isAway = false;
  at = START;
  paidUntil = START + PERIOD_MS;
  hasFailed = false;
  isCancelling = false;
  endedAt: number | null = null;
  private periodStart = START;
  private periodEnd = START + PERIOD_MS;
  private number = 0;
  private readonly id: string;

  constructor(readonly customerId: string) {
    this.id = `sub_${customerId}`;
    this.charge();
    this.report('subscription', this.id);
  }

  private report(kind: 'subscription' | 'payment' | 'refund', id: string): void {
    this.number += 1;
    this.waiting.push({ id: `evt_${this.customerId}_${this.number}`, type: kind, subject: { kind, id } });
  }

  private charge(kind: 'payment' | 'refund' = 'payment'): void {
    const id = `${kind}_${this.customerId}_${this.payments.size}`;
    this.payments.set(id, {
      id,
      kind,
      customerId: this.customerId,
      subscriptionId: kind === 'payment' ? this.id : null,
      productSku: null,
      cents: 499,
      currency: 'usd',
      paidAt: new Date(this.at),
      isPaid: true,
      isPending: false,
      paymentId: null,
      refundedCents: 0,
      isDisputed: false,
      invoiceHref: null,
    });
    this.report(kind, id);
  }

  private nextPeriod(): void {
    this.at = Math.max(this.at, this.periodEnd);
    this.periodStart = this.periodEnd;
    this.periodEnd += PERIOD_MS;
  }

  apply(op: Op): void {
    if (op === 'refund') return this.charge('refund');
    this.at += DAY_MS / 4;
    if (op === 'wait' || this.endedAt !== null) return;
    if (op === 'cancel' || op === 'resume') this.isCancelling = op === 'cancel';
    if (op === 'end') this.endedAt = this.at;
    if (op === 'renew' || op === 'fail') {
      // A canceled subscription is not charged again; it ends at the end of its period.
      if (this.isCancelling) this.endedAt = this.periodEnd;
      else if (!this.hasFailed) {
        this.nextPeriod();
        this.hasFailed = op === 'fail';
        if (!this.hasFailed) {
          this.paidUntil = this.periodEnd;
          this.charge();
        }
      } else if (op === 'renew') {
        this.hasFailed = false;
        this.paidUntil = this.periodEnd;
        this.charge();
      }
    }
    this.report('subscription', this.id);
  }

  get subscription(): ProviderSubscription {
    const isEnded = this.endedAt !== null;
    return {
      id: this.id,
      customerId: this.customerId,
      state: isEnded ? 'ended' : this.hasFailed ? 'pastDue' : 'active',
      planMonths: 1,
      cents: 499,
      currency: 'usd',
      startedAt: new Date(START),
      periodStart: new Date(this.periodStart),
      periodEnd: new Date(this.periodEnd),
      cancelRequestedAt: null,
      endsAt: this.isCancelling && !isEnded ? new Date(this.periodEnd) : null,
      endedAt: this.endedAt === null ? null : new Date(this.endedAt),
    };
  }

  /**
   * The model: access lasts until the end of the paid period, plus three days of grace if it renews; an ended
   * subscription grants nothing.
   */
  get accessUntil(): number {
    if (this.endedAt !== null) return this.endedAt;
    return this.isCancelling && !this.hasFailed ? this.paidUntil : this.paidUntil + 3 * DAY_MS;
  }
}

const providerOf = (model: SubscriptionModel): PaymentProvider => {
  // A provider's response takes time, so other work runs in between.
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
    getCheckout: unused,
    expireCheckout: unused,
    createPortal: unused,
    setCancelAtPeriodEnd: unused,
    endSubscriptionNow: unused,
    listEvents: unused,
    getDisputedPayment: unused,
    readEvent: () => {
      throw new Error('not part of this');
    },
    getSubscription: () => read(() => model.subscription),
    getPayment: (id) => read(() => model.payments.get(id) ?? null),
    getRefund: (id) => read(() => model.payments.get(id) ?? null),
  };
};

let people = 0;

export const createCustomer = async ({ database: { db } }: TestServices) => {
  people += 1;
  const number = people;
  const name = `storm ${number}`;
  const [row] = await db
    .insert(member)
    .values({
      memberId: createMemberId(),
      name,
      nameKey: name,
      email: name,
      emailKey: name,
      passwordHash: '',
    })
    .returning({ uid: member.uid });
  if (!row) throw new Error('no member');
  const customerId = `cus_${number}`;
  await db
    .insert(customer)
    .values({ provider: 'sandbox', memberUid: row.uid, providerCustomerId: customerId });
  return { uid: row.uid, customerId, email: name };
};

export const linesOf = (payments: readonly { id: string; kind: string; cents: number }[]): string[] =>
  payments.map(({ id, kind, cents }) => `${id} ${kind} ${cents}`).sort();

/**
 * Runs one random sequence.
 * @returns the stored state, and the state that the model expects
 */
export const runStorm = async (services: TestServices, steps: readonly Step[]) => {
  const { db } = services.database;
  const { uid, customerId } = await createCustomer(services);
  const model = new SubscriptionModel(customerId);
  const provider = providerOf(model);
  const deliver = async (events: readonly ProviderEvent[]): Promise<boolean> => {
    const done = await Promise.allSettled(
      events.map((event) => applyEvent(services.service, provider, event)),
    );
    return done.every(({ status }) => status === 'fulfilled');
  };
  const log: ProviderEvent[] = [];
  for (const { op, picks, isTwice, isAway } of steps) {
    model.apply(op);
    const concurrentEvents = [...new Set(picks)].flatMap(
      (pick) => model.waiting[pick % model.waiting.length] ?? [],
    );
    model.isAway = isAway;
    const isDone = await deliver(concurrentEvents);
    model.isAway = false;
    log.push(...concurrentEvents);
    // Removes acknowledged events from the queue, unless this step delivers them twice. Events that were not
    // acknowledged stay and are sent again.
    if (isDone && !isTwice)
      concurrentEvents.forEach((event) => {
        const index = model.waiting.indexOf(event);
        if (index >= 0 && model.waiting.length > 1) model.waiting.splice(index, 1);
      });
  }
  // Finally, delivers all pending events in reverse order, and an old event again.
  for (const event of [...model.waiting].reverse()) await deliver([event]);
  await deliver(log.slice(0, 1));

  const [row] = await db.select({ until: member.unlimitedUntil }).from(member).where(eq(member.uid, uid));
  const rows = await db.select().from(subscription).where(eq(subscription.memberUid, uid));
  const payments = await db.select().from(payment).where(eq(payment.memberUid, uid));
  await db.delete(payment).where(eq(payment.memberUid, uid));
  await db.delete(member).where(eq(member.uid, uid));
  return {
    found: {
      until: row?.until?.getTime() ?? null,
      states: rows.map(({ state }) => state),
      ledger: linesOf(payments.map((each) => ({ ...each, id: each.providerPaymentId }))),
    },
    expected: {
      until: model.accessUntil,
      states: [model.subscription.state],
      ledger: linesOf([...model.payments.values()]),
    },
  };
};
