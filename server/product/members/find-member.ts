/** Finds the member whom a call names by uid or name. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';
import { member } from '../../db/schema/members';
import { parseRowId } from '../../platform/row-id';
import { nameKeyOf } from '../auth/names';
import type { MemberRow } from '../auth/sessions';

type MemberReader = Pick<NodePgDatabase, 'select'>;

const createNotFoundError = (): ServiceError => new ServiceError('notFound', 'There is no such member.');

/**
 * Parses a uid.
 * @throws ServiceError notFound for an impossible uid
 */
export const parseMemberUid = (id: string): number => {
  const uid = parseRowId(id);
  if (uid === null) throw createNotFoundError();
  return uid;
};

/**
 * Finds a member by uid.
 * @throws ServiceError notFound
 */
export const requireMemberByUid = async (db: MemberReader, id: string): Promise<MemberRow> => {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.uid, parseMemberUid(id)))
    .limit(1);
  if (!row) throw createNotFoundError();
  return row;
};

/**
 * Finds a member by name.
 * @throws ServiceError notFound
 */
export const requireMemberByName = async (db: MemberReader, name: string): Promise<MemberRow> => {
  const key = nameKeyOf(name);
  const [row] = key ? await db.select().from(member).where(eq(member.nameKey, key)).limit(1) : [];
  if (!row) throw createNotFoundError();
  return row;
};
