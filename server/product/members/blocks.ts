/** Blocks and reports other members. */
import { and, desc, eq } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { block, friendship, memberReport } from '../../db/schema/community';
import { avatar, member } from '../../db/schema/members';
import { throttle } from '../../platform/rate-limit';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember, withLockedPair } from '../auth/with-members';
import { urlOfAvatar } from '../avatars';
import type { ProductService } from '../service';
import { requireMemberByUid, parseMemberUid } from './find-member';

const REPORT_LIMIT = { limit: 20, windowSeconds: 86_400 };

/**
 * Parses the uid of another member.
 * @throws ServiceError notFound for an impossible uid, unprocessable for the member's own uid
 */
const parseOtherUid = (own: MemberRow, uid: string): number => {
  const otherUid = parseMemberUid(uid);
  if (otherUid === own.uid) throw new ServiceError('unprocessable', 'That is you.');
  return otherUid;
};

/** Blocks a member: hides that member's comments from this one, and ends their friendship in both directions. */
export const blockMember = async (
  service: ProductService,
  own: MemberRow,
  uid: string,
  now: Date,
): Promise<void> => {
  await withLockedPair(service.db, own.uid, parseOtherUid(own, uid), async (tx, _own, other) => {
    await tx
      .insert(block)
      .values({ memberUid: own.uid, blockedUid: other.uid, createdAt: now })
      .onConflictDoNothing();
    for (const [from, to] of [
      [own.uid, other.uid],
      [other.uid, own.uid],
    ] as const)
      await tx.delete(friendship).where(and(eq(friendship.memberUid, from), eq(friendship.friendUid, to)));
  });
};

export const unblockMember = async ({ db }: ProductService, own: MemberRow, uid: string): Promise<void> => {
  const theirs = and(eq(block.memberUid, own.uid), eq(block.blockedUid, parseMemberUid(uid)));
  await withLockedMember(db, own.uid, async (tx) => {
    await tx.delete(block).where(theirs);
  });
};

/** Lists the members whom a member has blocked, newest first. */
export const listBlocked = async ({ db }: ProductService, own: MemberRow) => {
  const rows = await db
    .select({ uid: member.uid, name: member.name, avatar, since: block.createdAt })
    .from(block)
    .innerJoin(member, eq(member.uid, block.blockedUid))
    .leftJoin(avatar, eq(avatar.fid, member.avatarFid))
    .where(eq(block.memberUid, own.uid))
    .orderBy(desc(block.createdAt), member.uid);
  return rows.map((row) => ({
    uid: String(row.uid),
    displayName: row.name,
    avatarUrl: row.avatar ? urlOfAvatar(row.avatar) : null,
    profileHref: paths.profile(String(row.uid)),
    blockedSince: row.since.toISOString(),
  }));
};

export const hasBlocked = async ({ db }: ProductService, own: MemberRow, uid: string): Promise<boolean> => {
  const found = await db
    .select({ uid: block.blockedUid })
    .from(block)
    .where(and(eq(block.memberUid, own.uid), eq(block.blockedUid, parseMemberUid(uid))));
  return found.length > 0;
};

/** Adds a report about a member to the administrators' queue. */
export const reportMember = async (
  service: ProductService,
  own: MemberRow,
  { uid, message }: { uid: string; message: string },
  now: Date,
): Promise<void> => {
  const otherUid = parseOtherUid(own, uid);
  await requireMemberByUid(service.db, uid);
  if (message === '')
    throw new ServiceError('unprocessable', 'Tell us what is wrong.', { message: 'Required.' });
  await throttle(service.db, `report-member:${own.uid}`, REPORT_LIMIT, now);
  await withLockedPair(service.db, own.uid, otherUid, async (tx) => {
    await tx
      .insert(memberReport)
      .values({ targetUid: otherUid, reporterUid: own.uid, message, createdAt: now });
  });
};
