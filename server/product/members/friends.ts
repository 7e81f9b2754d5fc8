/** Friends: the members that a member follows. Members cannot add themselves, or a member who has blocked them. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { block, friendship } from '../../db/schema/community';
import { avatar, member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import type { MemberRow } from '../auth/sessions';
import { type Transaction, withLockedMember, withLockedPair } from '../auth/with-members';
import { urlOfAvatar } from '../avatars';
import type { ProductService } from '../service';
import { parseMemberUid } from './find-member';
import { canSeePart, readPageQuery, type PageQuery, readTotal } from './list-games-of';

const MAX_FRIENDS = 1000;

export const listFriends = async (
  service: ProductService,
  owner: MemberRow,
  query: PageQuery,
  context: RequestContext,
) => {
  const { limit, offset, pagerFor } = readPageQuery(query);
  if (!(await canSeePart(service, owner, 'friends', context))) return { rows: [], pager: pagerFor(0) };
  const readPage = (rowLimit: number, rowOffset: number) =>
    service.db
      .select({ member, avatar, since: friendship.createdAt, total: sql<number>`(count(*) over ())::int` })
      .from(friendship)
      .innerJoin(member, eq(member.uid, friendship.friendUid))
      .leftJoin(avatar, eq(avatar.fid, member.avatarFid))
      .where(eq(friendship.memberUid, owner.uid))
      .orderBy(desc(friendship.createdAt), member.uid)
      .limit(rowLimit)
      .offset(rowOffset);
  const rows = await readPage(limit, offset);
  return {
    rows: rows.map((row) => ({
      uid: String(row.member.uid),
      displayName: row.member.name,
      avatarUrl: row.avatar ? urlOfAvatar(row.avatar) : null,
      profileHref: paths.profile(String(row.member.uid)),
      friendSince: row.since.toISOString(),
    })),
    pager: pagerFor(await readTotal(rows, offset, readPage)),
  };
};

export const isFriend = async (
  { db }: ProductService,
  own: MemberRow,
  friendUid: string,
): Promise<boolean> => {
  const found = await db
    .select({ uid: friendship.friendUid })
    .from(friendship)
    .where(and(eq(friendship.memberUid, own.uid), eq(friendship.friendUid, parseMemberUid(friendUid))));
  return found.length > 0;
};

/**
 * Adds a friend.
 * @throws ServiceError notFound, unprocessable for oneself, forbidden when one has blocked the other
 */
export const addFriend = async (
  { db }: ProductService,
  { uid }: MemberRow,
  friendUid: string,
  now: Date,
): Promise<void> => {
  if (parseMemberUid(friendUid) === uid) throw new ServiceError('unprocessable', 'That is you.');
  await withLockedPair(db, uid, parseMemberUid(friendUid), (tx, own, other) =>
    insertFriend(tx, own, other, now),
  );
};

const insertFriend = async (tx: Transaction, own: MemberRow, other: MemberRow, now: Date): Promise<void> => {
  const blocks = await tx
    .select({ uid: block.memberUid })
    .from(block)
    .where(
      or(
        and(eq(block.memberUid, own.uid), eq(block.blockedUid, other.uid)),
        and(eq(block.memberUid, other.uid), eq(block.blockedUid, own.uid)),
      ),
    );
  if (blocks.length > 0) throw new ServiceError('forbidden', 'This member cannot be added.');
  const [known] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(friendship)
    .where(eq(friendship.memberUid, own.uid));
  if ((known?.count ?? 0) >= MAX_FRIENDS)
    throw new ServiceError('unprocessable', 'Your list of friends is full.');
  await tx
    .insert(friendship)
    .values({ memberUid: own.uid, friendUid: other.uid, createdAt: now })
    .onConflictDoNothing();
};

export const removeFriend = async (
  { db }: ProductService,
  own: MemberRow,
  friendUid: string,
): Promise<void> => {
  const theirs = and(eq(friendship.memberUid, own.uid), eq(friendship.friendUid, parseMemberUid(friendUid)));
  await withLockedMember(db, own.uid, async (tx) => {
    await tx.delete(friendship).where(theirs);
  });
};
