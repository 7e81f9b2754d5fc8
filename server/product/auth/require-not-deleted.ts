/** Refuses requests from accounts that are being deleted. */
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ServiceError } from '@/lib/errors';
import { member, memberRemoval } from '../../db/schema/members';

/**
 * Requires that an account is not being deleted.
 * @throws ServiceError unauthorized for an account that is deleted or whose deletion was requested
 */
export const requireNotBeingDeleted = async (
  { db }: { db: Pick<NodePgDatabase, 'select'> },
  uid: number,
): Promise<void> => {
  const existing = await db
    .select({ uid: member.uid })
    .from(member)
    .leftJoin(memberRemoval, eq(memberRemoval.memberUid, member.uid))
    .where(and(eq(member.uid, uid), isNull(memberRemoval.memberUid)));
  if (existing.length === 0) throw new ServiceError('unauthorized', ACCOUNT_MESSAGES.signInFirst);
};
