/** A member's own avatar images; the most recent ones are stored to choose from. */
import { and, desc, eq, inArray, isNotNull, notInArray, or, isNull } from 'drizzle-orm';
import { ServiceError } from '@/lib/errors';
import { avatar } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { readFormBody } from '../../http/parse';
import { throttle } from '../../platform/rate-limit';
import { parseRowId } from '../../platform/row-id';
import type { MemberRow } from '../auth/sessions';
import { type Transaction, withLockedMember } from '../auth/with-members';
import type { ProductService } from '../service';
import { hasBought } from './buy-avatar';
import { encodeImage, IMAGE_TYPE } from './encode-image';

const PER_HOUR = { limit: 10, windowSeconds: 3600 };
const MAX_UPLOADS = 5;

const createNoSuchImageError = (): ServiceError =>
  new ServiceError('unprocessable', 'There is no such picture.', {
    user_picture: 'There is no such picture.',
  });

/**
 * Stores an uploaded image.
 * @throws ServiceError unprocessable for the field `file`, payloadTooLarge, tooManyRequests
 */
export const uploadAvatar = async (
  service: ProductService,
  own: MemberRow,
  context: RequestContext,
  maxBytes: number,
): Promise<number> => {
  const now = context.clock.now();
  await throttle(service.db, `avatar:${own.uid}`, PER_HOUR, now);
  const form = await readFormBody(context.request, maxBytes);
  const file = form.get('file');
  if (!(file instanceof Blob)) throw new ServiceError('unprocessable', 'Required.', { file: 'Required.' });
  const image = await encodeImage(new Uint8Array(await file.arrayBuffer()));
  return withLockedMember(service.db, own.uid, async (tx, row) => {
    const [made] = await tx
      .insert(avatar)
      .values({ ownerUid: own.uid, image, imageType: IMAGE_TYPE, createdAt: now })
      .returning({ fid: avatar.fid });
    if (!made) throw new Error('The image was not stored.');
    const newest = tx
      .select({ fid: avatar.fid })
      .from(avatar)
      .where(eq(avatar.ownerUid, own.uid))
      .orderBy(desc(avatar.fid))
      .limit(MAX_UPLOADS);
    const selectedFid = row.avatarFid ?? 0;
    await tx
      .delete(avatar)
      .where(
        and(
          eq(avatar.ownerUid, own.uid),
          notInArray(avatar.fid, newest),
          notInArray(avatar.fid, [selectedFid]),
        ),
      );
    return made.fid;
  });
};

/**
 * Locks an avatar against deletion until the transaction ends; returns its fid.
 * @throws ServiceError unprocessable when it was deleted in the meantime
 */
export const lockAvatar = async (tx: Transaction, fid: number): Promise<number> => {
  const [row] = await tx.select({ fid: avatar.fid }).from(avatar).where(eq(avatar.fid, fid)).for('key share');
  if (!row) throw createNoSuchImageError();
  return row.fid;
};

/**
 * Returns the fid of an avatar that a member may select: a free drawing, one that the member has already selected or
 * bought, or the member's own upload.
 */
export const requireOwnAvatar = async (
  service: ProductService,
  targetId: string,
  own: MemberRow,
  now: Date,
): Promise<number> => {
  const fid = parseRowId(targetId);
  const [row] =
    fid !== null
      ? await service.db
          .select({ fid: avatar.fid })
          .from(avatar)
          .where(
            and(
              inArray(avatar.fid, [fid]),
              or(
                and(isNotNull(avatar.drawing), isNull(avatar.ownerUid), eq(avatar.price, 0)),
                eq(avatar.ownerUid, own.uid),
              ),
            ),
          )
      : [];
  // Members who selected a drawing before it got a price may continue to use it.
  if (fid !== null && !row && (fid === own.avatarFid || (await hasBought(service, own, fid, now))))
    return fid;
  if (!row) throw createNoSuchImageError();
  return row.fid;
};
