/** Delivers the sandbox's signed events to the webhook's normal path until each is acknowledged. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { receiveWebhook } from '@/lib/contract/billing';
import { sandboxEvent } from '@/server/db/schema/sandbox';
import type { Clock } from '@/server/platform/clock';
import type { Log } from '@/server/platform/log';
import { SANDBOX_SIGNATURE, createSignatureHeader } from './signature';

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 60 * 60_000;
/** Enough attempts for more than three days, as with real providers; after that, the reconciliation finds the change. */
const MAX_ATTEMPTS = 80;
const WEBHOOK_PATH = receiveWebhook.path.replace('{provider}', 'sandbox');

interface DeliverOptions {
  db: NodePgDatabase;
  clock: Clock;
  log: Log;
  key: Buffer;
  post: (request: Request) => Promise<Response>;
}

/** Delivers one due event; returns false when none is due. */
export const deliverNextEvent = async ({ db, clock, log, key, post }: DeliverOptions): Promise<boolean> => {
  const now = clock.now();
  const due = db
    .select({ id: sandboxEvent.id })
    .from(sandboxEvent)
    .where(and(isNull(sandboxEvent.deliveredAt), lte(sandboxEvent.nextAttemptAt, now)))
    .orderBy(asc(sandboxEvent.nextAttemptAt), asc(sandboxEvent.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  // Postpones the event before delivering it, so that it is retried later even if this process dies.
  const [event] = await db
    .update(sandboxEvent)
    .set({ nextAttemptAt: new Date(now.getTime() + MAX_WAIT_MS) })
    .where(eq(sandboxEvent.id, due))
    .returning();
  if (!event) return false;
  const body = Buffer.from(JSON.stringify({ id: event.id, type: event.type, subject: event.subjectId }));
  const headers = {
    'content-type': 'application/json',
    [SANDBOX_SIGNATURE]: createSignatureHeader(key, body, now),
  };
  const request = new Request(`http://sandbox.internal${WEBHOOK_PATH}`, { method: 'POST', headers, body });
  const status = await post(request).then(
    (response) => response.status,
    () => 0,
  );
  const attempts = event.attempts + 1;
  const isDone = status === 200 || attempts >= MAX_ATTEMPTS;
  if (status !== 200) log.warn('sandbox event not acknowledged', { type: event.type, status, attempts });
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
  await db
    .update(sandboxEvent)
    .set({
      attempts,
      deliveredAt: isDone ? now : null,
      nextAttemptAt: new Date(now.getTime() + waitMs),
    })
    .where(eq(sandboxEvent.id, event.id));
  return true;
};
