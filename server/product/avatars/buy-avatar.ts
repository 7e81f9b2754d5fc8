/** Sells drawings for tokens. A purchase is stored only as a row of the scores service's ledger. */
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ServiceError } from '@/lib/errors';
import { avatar } from '../../db/schema/members';
import { parseRowId } from '../../platform/row-id';
import { requireNotBeingDeleted } from '../auth/require-not-deleted';
import type { MemberRow } from '../auth/sessions';
import type { ProductService } from '../service';

/** Returns the item name under which the ledger records the purchase of a drawing. */
const toLedgerItem = (drawing: string): string => `avatar:${drawing.replace(/\.svg$/, '')}`;
const parseLedgerItem = (item: string): string => `${item.replace(/^avatar:/, '')}.svg`;

const createUnavailableError = (): ServiceError =>
  new ServiceError(
    'unavailable',
    'The token balance is unavailable. Please try again later; you are never charged twice.',
  );

const parseFid = (id: string): number => {
  const fid = parseRowId(id);
  if (fid === null) throw new ServiceError('notFound', 'There is no such picture.');
  return fid;
};

const findPricedAvatar = async (db: NodePgDatabase, fid: number) => {
  const [row] = await db
    .select({ drawing: avatar.drawing, price: avatar.price })
    .from(avatar)
    .where(and(eq(avatar.fid, fid), isNotNull(avatar.drawing), gt(avatar.price, 0)));
  return row?.drawing ? { item: toLedgerItem(row.drawing), amount: row.price } : null;
};

const readPurchasedItems = async (service: ProductService, own: MemberRow, now: Date): Promise<string[]> => {
  try {
    return await service.scoresLink.listPurchases(own, now);
  } catch (error) {
    await requireNotBeingDeleted(service, own.uid);
    service.log.warn('reading spent tokens failed', { error });
    throw createUnavailableError();
  }
};

/**
 * Returns the fids of the drawings that a member has bought.
 * @throws ServiceError unavailable
 */
export const listBought = async (service: ProductService, own: MemberRow, now: Date): Promise<number[]> => {
  const items = await readPurchasedItems(service, own, now);
  if (items.length === 0) return [];
  const rows = await service.db
    .select({ fid: avatar.fid })
    .from(avatar)
    .where(inArray(avatar.drawing, items.map(parseLedgerItem)))
    .orderBy(avatar.fid);
  return rows.map(({ fid }) => fid);
};

/**
 * Returns whether a drawing costs tokens and the member has bought it.
 * @throws ServiceError unavailable
 */
export const hasBought = async (
  service: ProductService,
  own: MemberRow,
  fid: number,
  now: Date,
): Promise<boolean> => {
  const priced = await findPricedAvatar(service.db, fid);
  return priced !== null && (await readPurchasedItems(service, own, now)).includes(priced.item);
};

/**
 * Buys a drawing. The ledger's row is the purchase, so a client that did not get the response can repeat the request
 * without being charged again.
 * @throws ServiceError notFound for a drawing that is not for sale, unprocessable for too few tokens, unauthorized
 * while the account is being deleted, unavailable
 */
export const buyAvatar = async (
  service: ProductService,
  own: MemberRow,
  id: string,
  now: Date,
): Promise<{ fid: string; total_tokens: number }> => {
  const priced = await findPricedAvatar(service.db, parseFid(id));
  if (!priced) throw new ServiceError('notFound', 'There is no such picture.');
  const left = await service.scoresLink.spendTokens(own, priced, now).catch(async (error: unknown) => {
    // The scores service no longer accepts a member whose account is being deleted.
    await requireNotBeingDeleted(service, own.uid);
    service.log.warn('spending tokens failed', { error });
    throw createUnavailableError();
  });
  if (left === null) throw new ServiceError('unprocessable', 'You do not have enough tokens.');
  return { fid: id, total_tokens: left };
};
