/** Lists a member's purchases as rows with license keys or as games of the catalog, and checks whether the member owns a game. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { listPurchases as listCall } from '@/lib/contract/billing';
import { productOrder, purchase } from '../../db/schema/billing';
import { game } from '../../db/schema/product';
import type { MemberRow } from '../auth/sessions';
import { providersGrantingAccess } from '../billing/reconcile-member';
import { type GameRow, hrefOf } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';

type PurchasesService = Pick<ProductService, 'db' | 'clock' | 'billing' | 'shop'>;
const PURCHASES_PER_PAGE = 20;

/** Returns the condition for a member's purchases. Simulated sandbox purchases do not count where real money is used. */
export const memberPurchasesCondition = ({ billing }: Pick<PurchasesService, 'billing'>, uid: number) =>
  and(
    eq(purchase.memberUid, uid),
    inArray(productOrder.provider, providersGrantingAccess(billing.provider?.id ?? null)),
  );

const skuColumn = sql`${game.extra} ->> 'productSku'`;
const isOwnDownloadCondition = and(eq(game.source, 'built-in'), eq(game.isDownloadGame, true));

export const listPurchases = async (
  service: PurchasesService,
  row: MemberRow,
  { items_per_page: size = PURCHASES_PER_PAGE, page = 0 }: ParsedInput<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> => {
  const { db, shop } = service;
  const [total] = await db
    .select({ n: count() })
    .from(purchase)
    .innerJoin(productOrder, eq(productOrder.id, purchase.orderId))
    .where(memberPurchasesCondition(service, row.uid));
  const rows = await db
    .select({ bought: purchase, order: productOrder })
    .from(purchase)
    .innerJoin(productOrder, eq(productOrder.id, purchase.orderId))
    .where(memberPurchasesCondition(service, row.uid))
    .orderBy(desc(purchase.purchasedAt), desc(purchase.id))
    .limit(size)
    .offset(page * size);
  const skus = [...new Set(rows.map(({ bought }) => bought.productSku))];
  const games = skus.length
    ? await db
        .select()
        .from(game)
        .where(and(isOwnDownloadCondition, isShownCondition(service.clock.now()), inArray(skuColumn, skus)))
    : [];
  const gameOf = (sku: string): GameRow | undefined => games.find(({ extra }) => extra.productSku === sku);
  return {
    rows: rows.map(({ bought, order }) => {
      const found = gameOf(bought.productSku);
      return {
        id: bought.id,
        title: order.title,
        productSku: bought.productSku,
        price: order.cents / 100,
        purchasedAt: bought.purchasedAt.toISOString(),
        licenseKey: bought.revokedAt ? null : bought.licenseKey,
        downloadUrl: shop.downloads.fileOf(bought.productSku)?.url ?? null,
        href: found ? hrefOf(found) : null,
        thumbnailImg: found?.media.thumbnailImg ?? null,
        revokedFor: bought.revokedAt ? bought.revokedFor : null,
      };
    }),
    pager: { total_items: total?.n ?? 0, items_per_page: size, page },
  };
};

const ownPurchaseCondition = (service: PurchasesService, uid: number) =>
  service.db
    .selectDistinct({ sku: purchase.productSku })
    .from(purchase)
    .innerJoin(productOrder, eq(productOrder.id, purchase.orderId))
    .where(and(memberPurchasesCondition(service, uid), isNull(purchase.revokedAt)));

/** Returns whether a member owns a game with a valid license. */
export const ownsProduct = async (service: PurchasesService, uid: number, sku: string): Promise<boolean> =>
  (await ownPurchaseCondition(service, uid)).some((each) => each.sku === sku);

/** Lists the purchased games, newest in the catalog first (spec §7, block/downloads). */
export const listBoughtGames = async (
  service: PurchasesService,
  uid: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GameRow[]; total: number }> => {
  const skus = (await ownPurchaseCondition(service, uid)).map(({ sku }) => sku);
  if (skus.length === 0) return { rows: [], total: 0 };
  const where = and(isOwnDownloadCondition, isShownCondition(service.clock.now()), inArray(skuColumn, skus));
  const [total] = await service.db.select({ n: count() }).from(game).where(where);
  const rows = await service.db
    .select()
    .from(game)
    .where(where)
    .orderBy(desc(game.publishedAt), game.uid)
    .limit(limit)
    .offset(offset);
  return { rows, total: total?.n ?? 0 };
};
