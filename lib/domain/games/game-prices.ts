/** Prices of download games, in cents, by product. */

const PRICE_PATTERN = /^([A-Z0-9][A-Z0-9-]{0,63}):(\d{1,5})\.(\d{2})$/;

/**
 * Parses the prices from the configuration, such as `SW-SUDOKU:6.99,SW-WORDS:5.99`. An empty text has no prices.
 * @returns null when a part is not a product and a price with two decimals, a price is zero, or a product occurs twice
 */
export const parseGamePrices = (text: string): ReadonlyMap<string, number> | null => {
  const prices = new Map<string, number>();
  if (text === '') return prices;
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, sku = '', dollars = '', cents = ''] = PRICE_PATTERN.exec(part) ?? [];
    const price = Number(dollars) * 100 + Number(cents);
    if (!sku || price === 0 || prices.has(sku)) return null;
    prices.set(sku, price);
  }
  return prices;
};
