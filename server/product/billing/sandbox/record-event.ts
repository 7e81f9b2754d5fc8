/** Queues a webhook event with the id of the checkout, subscription or payment that it is about. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sandboxEvent } from '@/server/db/schema/sandbox';
import type { ProviderSubject } from '../provider';
import { sandboxId } from './ids';

/** The sandbox's event types, each with the kind of its subject. */
export const SANDBOX_EVENTS = {
  'checkout.completed': 'checkout',
  'subscription.changed': 'subscription',
  'payment.paid': 'payment',
  'refund.made': 'refund',
  // In the sandbox, a dispute has the same id as its payment.
  'dispute.changed': 'dispute',
} as const satisfies Record<string, ProviderSubject['kind']>;
export type SandboxEventType = keyof typeof SANDBOX_EVENTS;

export const recordSandboxEvent = async (
  tx: Pick<NodePgDatabase, 'insert'>,
  type: SandboxEventType,
  subjectId: string,
  now: Date,
): Promise<void> => {
  await tx
    .insert(sandboxEvent)
    .values({ id: sandboxId('event'), type, subjectId, createdAt: now, nextAttemptAt: now });
};
