/** Stores until when a member has the paid tier, computed from all of the member's subscriptions. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type ProviderId, subscription } from '../../db/schema/billing';
import { member } from '../../db/schema/members';
import type { Transaction } from '../auth/with-members';

/** Returns the providers whose subscriptions count. Simulated sandbox subscriptions count only while the sandbox is in use. */
export const providersGrantingAccess = (current: ProviderId | null): ProviderId[] =>
  current === 'sandbox' ? ['stripe', 'sandbox'] : ['stripe'];

/**
 * Updates a member's paid tier. Locks the member's row first: when two subscriptions change at the same time, the
 * second update sees the first change.
 */
export const reconcileMember = async (
  tx: Transaction,
  uid: number,
  current: ProviderId | null,
): Promise<void> => {
  await tx.select({ uid: member.uid }).from(member).where(eq(member.uid, uid)).for('update');
  const [found] = await tx
    .select({ until: sql<string | null>`max(${subscription.accessUntil})` })
    .from(subscription)
    .where(
      and(eq(subscription.memberUid, uid), inArray(subscription.provider, providersGrantingAccess(current))),
    );
  await tx
    .update(member)
    .set({ unlimitedUntil: found?.until ? new Date(found.until) : null })
    .where(eq(member.uid, uid));
};

/** Grants or revokes the tier for sandbox subscriptions, depending on the configuration at startup. */
export const reconcileSandboxMembers = async (
  db: Pick<NodePgDatabase, 'execute'>,
  current: ProviderId | null,
): Promise<void> => {
  const counted = sql.join(
    providersGrantingAccess(current).map((each) => sql`${each}`),
    sql`, `,
  );
  await db.execute(sql`
    with settled as (
      select member_uid as uid, max(access_until) filter (where provider in (${counted})) as until
      from product.subscription group by member_uid having bool_or(provider = 'sandbox')
    )
    update product.member set unlimited_until = settled.until
    from settled where settled.uid = member.uid and member.unlimited_until is distinct from settled.until`);
};
