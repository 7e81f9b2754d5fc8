/** The built-in provider for demonstrations, with the same interface as the real one. No real money is charged. */
import { and, asc, eq, gte, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as v from 'valibot';
import { addMonths } from '@/lib/domain/billing/plans';
import { ServiceError } from '@/lib/errors';
import { accountPaths } from '@/lib/account-paths';
import {
  sandboxCheckout,
  sandboxEvent,
  sandboxPayment,
  sandboxSubscription,
} from '@/server/db/schema/sandbox';
import type { Clock } from '@/server/platform/clock';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from '../provider';
import { sandboxId } from './ids';
import { recordSandboxEvent, SANDBOX_EVENTS, type SandboxEventType } from './record-event';
import { isValidSignature, SANDBOX_SIGNATURE } from './signature';

const CURRENCY = 'usd';

const eventBody = v.object({
  id: v.string(),
  type: v.picklist(Object.keys(SANDBOX_EVENTS) as [SandboxEventType]),
  subject: v.string(),
});

const toProviderEvent = ({ id, type, subject }: v.InferOutput<typeof eventBody>): ProviderEvent => ({
  id,
  type,
  subject: { kind: SANDBOX_EVENTS[type], id: subject },
});

const parseEventBody = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

const sumRefunds = async (db: NodePgDatabase, paymentId: string): Promise<number> => {
  const [found] = await db
    .select({ cents: sum(sandboxPayment.cents) })
    .from(sandboxPayment)
    .where(and(eq(sandboxPayment.paymentId, paymentId), eq(sandboxPayment.kind, 'refund')));
  return Number(found?.cents ?? 0);
};

interface SandboxOptions {
  db: NodePgDatabase;
  clock: Clock;
  key: Buffer;
  /** Called when an event is ready for delivery. */
  wake: () => void;
}

export const createSandboxProvider = ({ db, clock, key, wake }: SandboxOptions): PaymentProvider => {
  const readPayment = async (id: string, kind: 'payment' | 'refund'): Promise<ProviderPayment | null> => {
    const [row] = await db
      .select()
      .from(sandboxPayment)
      .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.kind, kind)));
    if (!row) return null;
    const refundedCents = kind === 'payment' ? await sumRefunds(db, id) : 0;
    return {
      ...row,
      currency: CURRENCY,
      isPaid: true,
      isPending: false,
      refundedCents,
      invoiceHref: null,
    };
  };

  return {
    id: 'sandbox',
    createCustomer: () => Promise.resolve(sandboxId('customer')),
    hasCustomer: () => Promise.resolve(true),
    removeCustomer: async (customerId) => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .update(sandboxCheckout)
          .set({ status: 'expired' })
          .where(and(eq(sandboxCheckout.customerId, customerId), eq(sandboxCheckout.status, 'open')));
        const ended = await tx
          .update(sandboxSubscription)
          .set({ status: 'ended', endedAt: now, isCancelling: false })
          .where(
            and(eq(sandboxSubscription.customerId, customerId), eq(sandboxSubscription.status, 'active')),
          )
          .returning({ id: sandboxSubscription.id });
        for (const { id } of ended) await recordSandboxEvent(tx, 'subscription.changed', id, now);
      });
      wake();
    },
    createCheckout: async ({ customerId, item, successHref, backHref }) => {
      const id = sandboxId('page');
      await db.insert(sandboxCheckout).values({
        id,
        customerId,
        title: item.title,
        cents: item.cents,
        months: item.kind === 'plan' ? item.months : null,
        productSku: item.kind === 'product' ? item.sku : null,
        successHref: successHref.replace('{session}', id),
        backHref,
        createdAt: clock.now(),
      });
      return { id, url: accountPaths.sandboxCheckout(id) };
    },
    getCheckout: async (id) => {
      const [row] = await db.select().from(sandboxCheckout).where(eq(sandboxCheckout.id, id));
      return row ?? null;
    },
    expireCheckout: async (id) => {
      await db
        .update(sandboxCheckout)
        .set({ status: 'expired' })
        .where(and(eq(sandboxCheckout.id, id), eq(sandboxCheckout.status, 'open')));
    },
    createPortal: () => Promise.resolve(accountPaths.sandboxPortal()),
    getSubscription: async (id) => {
      const [row] = await db.select().from(sandboxSubscription).where(eq(sandboxSubscription.id, id));
      if (!row) return null;
      const { customerId, months, cents, startedAt, periodEnd, endedAt, cancelRequestedAt } = row;
      return {
        id,
        customerId,
        state: row.status,
        planMonths: months,
        cents,
        currency: CURRENCY,
        startedAt,
        periodStart: addMonths(startedAt, months * (row.periods - 1)),
        periodEnd,
        cancelRequestedAt,
        endsAt: row.isCancelling ? periodEnd : null,
        endedAt,
      };
    },
    setCancelAtPeriodEnd: async (id, isCancelling) => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .update(sandboxSubscription)
          .set({ isCancelling, cancelRequestedAt: isCancelling ? now : null })
          .where(and(eq(sandboxSubscription.id, id), eq(sandboxSubscription.status, 'active')));
        await recordSandboxEvent(tx, 'subscription.changed', id, now);
      });
      wake();
    },
    endSubscriptionNow: async (id) => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await tx
          .update(sandboxSubscription)
          .set({ status: 'ended', endedAt: now, isCancelling: false })
          .where(and(eq(sandboxSubscription.id, id), eq(sandboxSubscription.status, 'active')));
        await recordSandboxEvent(tx, 'subscription.changed', id, now);
      });
      wake();
    },
    getPayment: (id) => readPayment(id, 'payment'),
    getRefund: (id) => readPayment(id, 'refund'),
    getDisputedPayment: async (id) => ((await readPayment(id, 'payment')) ? id : null),
    readEvent: (body, headers, now) => {
      if (!isValidSignature(key, body, headers.get(SANDBOX_SIGNATURE), now))
        throw new ServiceError('badRequest', 'The sandbox signature is invalid or too old.');
      const result = v.safeParse(eventBody, parseEventBody(body));
      if (!result.success) throw new ServiceError('badRequest', 'This is not a sandbox event.');
      return toProviderEvent(result.output);
    },
    listEvents: async (since) => {
      const rows = await db
        .select()
        .from(sandboxEvent)
        .where(gte(sandboxEvent.createdAt, since))
        .orderBy(asc(sandboxEvent.createdAt));
      return rows.map(({ id, type, subjectId }) =>
        toProviderEvent({ id, type: type as SandboxEventType, subject: subjectId }),
      );
    },
  };
};
