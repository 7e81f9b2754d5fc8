/** Applies this site's prices to download games: the configured prices, or the catalog's own when no real money is charged. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import type { PaymentsConfig } from '../../platform/env';

type PricingConfig = Pick<PaymentsConfig, 'provider' | 'gamePrices' | 'licenseSeeds' | 'mayMakeLicenseKey'>;

/** Returns the games with their prices. A game without a price keeps its trial version but is not for sale. */
export const listPricedGames = (
  games: readonly BuiltInGame[],
  { provider, gamePrices, licenseSeeds, mayMakeLicenseKey }: PricingConfig,
): BuiltInGame[] => {
  const isSelling = provider !== null && (licenseSeeds.length > 0 || mayMakeLicenseKey);
  return games.map((game) => {
    if (!game.download) return game;
    const { productSku, paidgamePrice } = game.download;
    const cents = gamePrices?.get(productSku);
    const requested = gamePrices ? (cents === undefined ? null : cents / 100) : paidgamePrice;
    const price = isSelling ? requested : null;
    return {
      ...game,
      download: {
        ...game.download,
        paidgamePrice: price,
        paidgameBuyUrl: price === null ? null : game.download.paidgameBuyUrl,
      },
    };
  });
};
