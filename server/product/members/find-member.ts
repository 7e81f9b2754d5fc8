/** Finds the member whom a call names by uid or name. */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';
import { member } from '../../db/schema/members';
import { rowIdOf } from '../../platform/row-id';
import { nameKeyOf } from '../auth/names';
import type { MemberRow } from '../auth/sessions';

type Reader = Pick<NodePgDatabase, 'select'>;

const notFound = (): ServiceError => new ServiceError('notFound', 'There is no such member.');

/**
 * Parses a uid.
 * @throws ServiceError notFound for an impossible uid
 */
export const uidOf = (id: string): number => {
  const uid = rowIdOf(id);
  if (uid === null) throw notFound();
  return uid;
};

/**
 * Finds a member by uid.
 * @throws ServiceError notFound
 */
export const requireByUid = async (db: Reader, id: string): Promise<MemberRow> => {
  const [row] = await db
    .select()
    .from(member)
    .where(eq(member.uid, uidOf(id)))
    .limit(1);
  if (!row) throw notFound();
  return row;
};

/**
 * Finds a member by name.
 * @throws ServiceError notFound
 */
export const requireByName = async (db: Reader, name: string): Promise<MemberRow> => {
  const key = nameKeyOf(name);
  const [row] = key ? await db.select().from(member).where(eq(member.nameKey, key)).limit(1) : [];
  if (!row) throw notFound();
  return row;
};
