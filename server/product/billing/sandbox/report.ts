/** Puts an event in line for the webhook, with what it is about. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sandboxEvent } from '@/server/db/schema/sandbox';
import type { Subject } from '../provider';
import { sandboxId } from './ids';

/** What the sandbox reports, and what each is about. */
export const SANDBOX_EVENTS = {
  'checkout.completed': 'checkout',
  'subscription.changed': 'subscription',
  'payment.paid': 'payment',
  'refund.made': 'refund',
  // A dispute of the sandbox goes by the payment that it is about.
  'dispute.changed': 'dispute',
} as const satisfies Record<string, Subject['kind']>;
export type SandboxEventType = keyof typeof SANDBOX_EVENTS;

export const report = async (
  tx: Pick<NodePgDatabase, 'insert'>,
  type: SandboxEventType,
  subjectId: string,
  now: Date,
): Promise<void> => {
  await tx
    .insert(sandboxEvent)
    .values({ id: sandboxId('event'), type, subjectId, createdAt: now, nextAttemptAt: now });
};
