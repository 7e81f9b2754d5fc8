/** Avatars: the module's entry point. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as contract from '@/lib/contract/avatars';
import { ServiceError } from '@/lib/errors';
import { avatar, member } from '../../db/schema/members';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { parseRowId } from '../../platform/row-id';
import { requireMember } from '../auth/current-member';
import type { ProductService } from '../service';
import { buyAvatar, listBought } from './buy-avatar';
import { UPLOADS_PATH, urlOfAvatar } from './avatar-url';
import { CATEGORIES } from './drawings';
import { uploadAvatar } from './upload-avatar';

export { avatarUrlOf, urlOfAvatar } from './avatar-url';
export { seedAvatars } from './drawings';
export { lockAvatar, requireOwnAvatar } from './upload-avatar';

const UPLOAD_BYTES = contract.uploadAvatar.maxBodyBytes ?? 0;
const presentAvatar = (
  row: Pick<typeof avatar.$inferSelect, 'fid' | 'drawing' | 'categories' | 'price'>,
) => ({
  fid: String(row.fid),
  url: urlOfAvatar(row),
  categories: row.categories.map((id) => ({ id, name: CATEGORIES[id] ?? id })),
  price: row.price,
});

export const avatarsCalls = (service: ProductService): ServedCall[] => {
  const { db } = service;
  return [
    bindCall(contract.listAvatarCategories, () =>
      Object.entries(CATEGORIES).map(([id, name]) => ({ id, name })),
    ),
    bindCall(contract.getAvatarUsage, async ({ params }) => {
      const fid = parseRowId(params.id);
      if (fid === null) throw new ServiceError('notFound', 'There is no such picture.');
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(member)
        .where(eq(member.avatarFid, fid));
      return { count: row?.count ?? 0 };
    }),
    bindCall(contract.listAvatars, async ({ query }) => {
      const { avatar_category: category, items_per_page: limit } = query;
      const rows = db
        .select()
        .from(avatar)
        .where(
          and(
            sql`${avatar.drawing} is not null`,
            category ? sql`${avatar.categories} @> ${sql.param([category])}::text[]` : undefined,
          ),
        )
        .orderBy(asc(avatar.fid));
      return (await (typeof limit === 'number' ? rows.limit(limit) : rows)).map(presentAvatar);
    }),
    bindCall(contract.listOwnAvatars, async (_input, context) => {
      const own = await requireMember(service, context);
      const rows = await db
        .select()
        .from(avatar)
        .where(eq(avatar.ownerUid, own.uid))
        .orderBy(asc(avatar.fid));
      return rows.map(presentAvatar);
    }),
    bindCall(contract.listBoughtAvatars, async (_input, context) => {
      const own = await requireMember(service, context);
      return (await listBought(service, own, context.clock.now())).map(String);
    }),
    bindCall(contract.buyAvatar, async ({ params }, context) =>
      buyAvatar(service, await requireMember(service, context), params.fid, context.clock.now()),
    ),
    bindCall(contract.uploadAvatar, async (_input, context) => {
      const own = await requireMember(service, context);
      const fid = await uploadAvatar(service, own, context, UPLOAD_BYTES);
      return presentAvatar({ fid, drawing: null, categories: [], price: 0 });
    }),
  ];
};

/** Serves uploaded images as files. Only the re-encoded image is ever served. */
export const mountUploadedImages = (app: Hono, { db }: ProductService): void => {
  app.get(`${UPLOADS_PATH}/:fid{[0-9]{1,9}}`, async (c) => {
    const [row] = await db
      .select({ image: avatar.image, type: avatar.imageType })
      .from(avatar)
      .where(eq(avatar.fid, Number(c.req.param('fid'))));
    if (!row?.image || !row.type) return c.notFound();
    return c.body(new Uint8Array(row.image), 200, {
      'content-type': row.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="avatar.webp"',
    });
  });
};
