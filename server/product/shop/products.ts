/** The products on sale: a game of the catalog with a price, a file of ours, and a signer of its keys. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { game } from '../../db/schema/product';
import { hrefOf } from '../games/present-game';
import { isShown } from '../games/shown';
import type { ProductService } from '../service';

export interface Product {
  sku: string;
  title: string;
  slug: string;
  href: string;
  thumbnailImg: string | null;
  /** Null when it is not on sale. */
  cents: number | null;
}

type Service = Pick<ProductService, 'db' | 'clock' | 'billing' | 'shop'>;

/** The sizes of numbers that a payment may have: half a dollar is the least that cards are charged. */
const MIN_CENTS = 50;
const MAX_CENTS = 100_000;

const centsOf = (price: unknown): number | null => {
  const cents = typeof price === 'number' ? Math.round(price * 100) : 0;
  return cents >= MIN_CENTS && cents <= MAX_CENTS ? cents : null;
};

/** Returns the product of a stock number, by the current catalog; null when the game or its file does not exist. */
export const findProduct = async (service: Service, sku: string): Promise<Product | null> => {
  if (!service.shop.downloads.fileOf(sku)) return null;
  const [row] = await service.db
    .select()
    .from(game)
    .where(
      and(
        isShown(service.clock.now()),
        eq(game.isDownloadGame, true),
        // Feeds may name any stock number: only our games have files here.
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
    cents: isSold ? centsOf(row.extra.paidgamePrice) : null,
  };
};
