/** Deletes an account with all that is its own; what it said stays as a former player's. */
import { eq, sql } from 'drizzle-orm';
import type { ParsedInput } from '@/lib/contract/call';
import type { removeUser as removeCall } from '@/lib/contract/users';
import { retryConflicts } from '../../db/retry-conflicts';
import { avatar, mail, member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { writeSecret } from '../../http/cookies';
import { composeMail } from '../../platform/mail/message';
import { queueMail } from '../../platform/mail/queue';
import { lockMembers, type Transaction } from '../auth/with-members';
import { endPaymentsOf, holdPaymentsOf } from '../billing';
import { removeWaitingReminders } from '../reminders';
import { SESSION_COOKIE } from '../auth/sessions';
import type { ProductService } from '../service';
import { requireByUid } from './find-member';
import { requireOwner } from './update-user';

// The sums that the votes are part of, before the rows go.
const takeVotesBack = async (tx: Transaction, uid: number): Promise<void> => {
  await tx.execute(sql`update product.game set rating_sum = rating_sum - mine.value, rating_count = rating_count - 1
    from product.rating mine where mine.member_uid = ${uid} and mine.game_uid = game.uid`);
  await tx.execute(sql`update product.game_tag set tally = tally - 1
    from product.member_tag mine where mine.member_uid = ${uid} and mine.game_uid = game_tag.game_uid and mine.flag_id = game_tag.flag_id`);
  await tx.execute(sql`update product.comment set
      helpful = helpful - (case when mine.is_helpful then 1 else 0 end),
      unhelpful = unhelpful - (case when mine.is_helpful then 0 else 1 end)
    from product.comment_vote mine where mine.member_uid = ${uid} and mine.cid = comment.cid`);
};

/** @throws ServiceError unprocessable without the right password */
export const removeUser = async (
  service: ProductService,
  { body, params }: ParsedInput<typeof removeCall>,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  const row = await requireByUid(service.db, params.id);
  await requireOwner(service, row, body.existing, now);
  // Nothing is charged for an account that is gone.
  await endPaymentsOf(service, row.uid);
  // First the other service: where it cannot be reached nothing is deleted, and the member may try again.
  await service.scoresOf.remove(row, now);
  await retryConflicts(() =>
    service.db.transaction(async (tx) => {
      // Payments before the member, in the order in which billing locks them.
      await holdPaymentsOf(tx, row.uid);
      await lockMembers(tx, [row.uid]);
      await takeVotesBack(tx, row.uid);
      await tx.delete(avatar).where(eq(avatar.ownerUid, row.uid));
      await tx.delete(member).where(eq(member.uid, row.uid));
      // After the member: a reminder that was being written meanwhile is in line by now.
      await removeWaitingReminders(tx, row.uid);
      if (row.emailVerifiedAt) await tx.delete(mail).where(eq(mail.toAddress, row.email));
      const { productName } = service.config;
      const words = {
        kind: 'account-deleted',
        subject: `Your ${productName} account has been deleted`,
        paragraphs: [`Goodbye ${row.name},`, 'your account and what we kept with it have been deleted.'],
      };
      // Who never proved the address may have given another's.
      if (row.emailVerifiedAt) await queueMail(tx, row.email, composeMail(words, productName), now);
    }),
  );
  writeSecret(context, SESSION_COOKIE, '', 0);
  service.mail.wake();
};
