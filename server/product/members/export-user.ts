/** Exports everything stored about a member as one document. */
import { eq, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { session, knownDevice } from '../../db/schema/accounts';
import {
  friendship,
  block,
  comment,
  commentVote,
  commentReport,
  memberReport,
  contactMessage,
  auditEntry,
} from '../../db/schema/community';
import { mail } from '../../db/schema/mail';
import {
  favorite,
  rating,
  memberTag,
  recentGame,
  hiddenGame,
  hiddenGroup,
  gameList,
  gameListItem,
  gameListReport,
} from '../../db/schema/member-games';
import { avatar } from '../../db/schema/members';
import { streakReminder } from '../../db/schema/reminders';
import { exportPayments } from '../billing';
import type { MemberRow } from '../auth/sessions';
import type { ProductService } from '../service';

/** Returns the stored data about the account. Of the password and the sessions, it contains only that they exist. */
const exportAccount = (row: MemberRow) => ({
  ...row,
  passwordHash: undefined,
  nameKey: undefined,
  emailKey: undefined,
});

export const exportUser = async (
  service: ProductService,
  row: MemberRow,
  now: Date,
): Promise<Record<string, unknown>> => {
  const rowsOf = <T extends PgTable>(table: T, ...owners: PgColumn[]) =>
    service.db
      .select()
      .from(table as PgTable)
      .where(or(...owners.map((column) => eq(column, row.uid))));
  const sessions = await service.db
    .select({ createdAt: session.createdAt, seenAt: session.seenAt, expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.memberUid, row.uid));
  const devices = await service.db
    .select({ seenAt: knownDevice.seenAt })
    .from(knownDevice)
    .where(eq(knownDevice.memberUid, row.uid));
  // Mail belongs to the owner of the email address. An unverified address may belong to someone else.
  const mails = row.emailVerifiedAt
    ? await service.db
        .select({ kind: mail.kind, subject: mail.subject, createdAt: mail.createdAt, sentAt: mail.sentAt })
        .from(mail)
        .where(eq(mail.recipient, row.email))
    : [];
  const listItems = await service.db
    .select({ listId: gameListItem.listId, gameUid: gameListItem.gameUid, position: gameListItem.position })
    .from(gameListItem)
    .innerJoin(gameList, eq(gameList.id, gameListItem.listId))
    .where(eq(gameList.memberUid, row.uid))
    .orderBy(gameListItem.listId, gameListItem.position);
  const images = await service.db
    .select({
      fid: avatar.fid,
      createdAt: avatar.createdAt,
      image: avatar.image,
      type: avatar.imageType,
    })
    .from(avatar)
    .where(eq(avatar.ownerUid, row.uid));
  return {
    exportedAt: now.toISOString(),
    account: exportAccount(row),
    sessions,
    knownDevices: devices,
    mails,
    pictures: images.map(({ image, ...rest }) => ({
      ...rest,
      picture: image?.toString('base64') ?? null,
    })),
    favorites: await rowsOf(favorite, favorite.memberUid),
    ratings: await rowsOf(rating, rating.memberUid),
    tags: await rowsOf(memberTag, memberTag.memberUid),
    hiddenGames: await rowsOf(hiddenGame, hiddenGame.memberUid),
    hiddenGroups: await rowsOf(hiddenGroup, hiddenGroup.memberUid),
    gameLists: await rowsOf(gameList, gameList.memberUid),
    gameListItems: listItems,
    gameListReports: await rowsOf(gameListReport, gameListReport.memberUid),
    streakReminders: await rowsOf(streakReminder, streakReminder.memberUid),
    recentGames: await rowsOf(recentGame, recentGame.memberUid),
    friends: await rowsOf(friendship, friendship.memberUid),
    blocked: await rowsOf(block, block.memberUid),
    comments: await rowsOf(comment, comment.memberUid),
    commentVotes: await rowsOf(commentVote, commentVote.memberUid),
    commentReports: await rowsOf(commentReport, commentReport.memberUid),
    memberReports: await rowsOf(memberReport, memberReport.reporterUid),
    contactMessages: await rowsOf(contactMessage, contactMessage.memberUid),
    administration: await rowsOf(auditEntry, auditEntry.actorUid),
    ...(await exportPayments(service, row.uid)),
    scores: await service.scoresLink.exportPlayer(row, now),
  };
};
