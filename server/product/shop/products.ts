/** Products for sale: games of the catalog with a price and a file on this site, while a signer for license keys is available. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';
import { hrefOf } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';

export interface ShopProduct {
  sku: string;
  title: string;
  slug: string;
  href: string;
  thumbnailImg: string | null;
  /** The price; null when the product is not for sale. */
  cents: number | null;
}

type ShopService = Pick<ProductService, 'db' | 'clock' | 'billing' | 'shop'>;

/** The minimum price in cents, because card payments must be at least half a dollar. */
const MIN_CENTS = 50;
const MAX_CENTS = 100_000;

const parsePriceCents = (price: unknown): number | null => {
  const cents = typeof price === 'number' ? Math.round(price * 100) : 0;
  return cents >= MIN_CENTS && cents <= MAX_CENTS ? cents : null;
};

/** Returns the product with a stock number, from the current catalog; null when the game or its file does not exist. */
export const findProduct = async (service: ShopService, sku: string): Promise<ShopProduct | null> => {
  if (!service.shop.downloads.fileOf(sku)) return null;
  const [row] = await service.db
    .select()
    .from(game)
    .where(
      and(
        isShownCondition(service.clock.now()),
        eq(game.isDownloadGame, true),
        // Feeds may contain any stock number, but only our own games have files on this site.
        eq(game.source, 'built-in'),
        sql`${game.extra} ->> 'productSku' = ${sku}`,
      ),
    )
    .orderBy(desc(game.uid))
    .limit(1);
  if (!row) return null;
  const isSold =
    service.billing.provider !== null &&
    service.shop.signer !== null &&
    row.extra.hasPurchase === true &&
    !row.isBroken;
  return {
    sku,
    title: row.title,
    slug: row.slug,
    href: hrefOf(row),
    thumbnailImg: row.media.thumbnailImg ?? null,
    cents: isSold ? parsePriceCents(row.extra.paidgamePrice) : null,
  };
};
