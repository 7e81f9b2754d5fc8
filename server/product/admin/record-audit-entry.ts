/** The audit log: every action of an administrator, written in the transaction of the action. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEntry } from '../../db/schema/community';
import type { MemberRow } from '../auth/sessions';

/**
 * Adds an entry to the audit log.
 * @param actor null for the command line
 * @param target `kind:id`
 */
export const recordAuditEntry = async (
  db: Pick<NodePgDatabase, 'insert'>,
  actor: Pick<MemberRow, 'uid' | 'name'> | null,
  action: string,
  target: string,
  detail: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  await db.insert(auditEntry).values({
    actorUid: actor?.uid ?? null,
    actorName: actor?.name ?? 'command line',
    action,
    target,
    detail,
    createdAt: now,
  });
};
