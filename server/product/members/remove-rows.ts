/** Deletes the member's rows in the product database. Comments remain, attributed to a former player. */
import { eq, sql } from 'drizzle-orm';
import { retryConflicts } from '../../db/retry-conflicts';
import { mail } from '../../db/schema/mail';
import { avatar, member } from '../../db/schema/members';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import type { MemberRow } from '../auth/sessions';
import { lockMembers, type Transaction } from '../auth/with-members';
import { lockPaymentsOfMember } from '../billing';
import { removeWaitingReminders } from '../reminders';
import type { ProductService } from '../service';

// Subtracts the member's votes from the sums that include them, before the rows are deleted.
const withdrawVotes = async (tx: Transaction, uid: number): Promise<void> => {
  await tx.execute(sql`update product.game set rating_sum = rating_sum - mine.value, rating_count = rating_count - 1
    from product.rating mine where mine.member_uid = ${uid} and mine.game_uid = game.uid`);
  await tx.execute(sql`update product.game_tag set tally = tally - 1
    from product.member_tag mine where mine.member_uid = ${uid} and mine.game_uid = game_tag.game_uid and mine.flag_id = game_tag.flag_id`);
  await tx.execute(sql`update product.comment set
      helpful = helpful - (case when mine.is_helpful then 1 else 0 end),
      unhelpful = unhelpful - (case when mine.is_helpful then 0 else 1 end)
    from product.comment_vote mine where mine.member_uid = ${uid} and mine.cid = comment.cid`);
};

const queueDeletionMail = async (
  { config }: Pick<ProductService, 'config'>,
  tx: Transaction,
  row: MemberRow,
  now: Date,
): Promise<void> => {
  const { productName } = config;
  const words = {
    kind: 'account-deleted',
    subject: `Your ${productName} account has been deleted`,
    paragraphs: [`Goodbye ${row.name},`, 'your account and what we kept with it have been deleted.'],
  };
  await queueMail(tx, row.email, composeMail(words, productName), now);
};

/** Deletes all rows in one transaction; does nothing when the member is already deleted. */
export const removeRows = (
  service: Pick<ProductService, 'db' | 'config'>,
  uid: number,
  now: Date,
): Promise<void> =>
  retryConflicts(() =>
    service.db.transaction(async (tx) => {
      // Locks payments before the member, in the same order as the billing module.
      await lockPaymentsOfMember(tx, uid);
      const row = (await lockMembers(tx, [uid])).get(uid);
      if (!row) return;
      await withdrawVotes(tx, uid);
      await tx.delete(avatar).where(eq(avatar.ownerUid, uid));
      await tx.delete(member).where(eq(member.uid, uid));
      // Runs after the member is deleted. A reminder from the same moment is then already queued, and gets deleted too.
      await removeWaitingReminders(tx, uid);
      // An unverified email address may belong to someone else.
      if (!row.emailVerifiedAt) return;
      await tx.delete(mail).where(eq(mail.recipient, row.email));
      await queueDeletionMail(service, tx, row, now);
    }),
  );
