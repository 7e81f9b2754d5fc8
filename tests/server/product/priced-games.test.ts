/** Tests the prices of download games: configured, from the catalog in the sandbox, and none if nothing can be sold. */
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { EnvironmentError, parseEnvironment } from '@/server/platform/env';
import { listPricedGames } from '@/server/product/games/priced-games';

const SEED = 'ab'.repeat(32);
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  UNLIMITED_PRICES: '1:4.99',
};
const production = {
  ENVIRONMENT: 'production',
  BASE_URL: 'https://games.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@games.example',
};
const pricesIn = (source: Record<string, string>) =>
  listPricedGames(BUILT_IN_GAMES, parseEnvironment(source).payments).flatMap(({ download }) =>
    download ? [[download.productSku, download.paidgamePrice, download.paidgameBuyUrl !== null]] : [],
  );
const none = ['SW-SUDOKU', 'SW-WORDS', 'SW-GARDEN', 'SW-SOLITAIRE'].map((sku) => [sku, null, false]);

describe('the price of a download game', () => {
  it('comes from the catalog in the sandbox', () => {
    expect(pricesIn({})).toEqual([
      ['SW-SUDOKU', 6.99, true],
      ['SW-WORDS', 5.99, true],
      ['SW-GARDEN', 5.99, true],
      ['SW-SOLITAIRE', 5.99, true],
    ]);
  });

  it('comes from the configuration if the provider is real, and a game without a configured price is not sold', () => {
    expect(pricesIn(stripe)).toEqual(none);
    const chosen = pricesIn({ ...stripe, GAME_PRICES: 'SW-WORDS:3.50' });
    expect(chosen).toContainEqual(['SW-WORDS', 3.5, true]);
    expect(chosen).toContainEqual(['SW-SUDOKU', null, false]);
  });

  it('stays unset in production without a signer for license keys', () => {
    const prices = { ...production, ...stripe, GAME_PRICES: 'SW-WORDS:3.50' };
    expect(pricesIn(prices)).toEqual(none);
    expect(pricesIn({ ...prices, LICENCE_KEYS: `1:${SEED}` })).toContainEqual(['SW-WORDS', 3.5, true]);
    expect(pricesIn(production)).toEqual(none);
  });
});

describe('configuring prices and license keys', () => {
  it.each([
    { GAME_PRICES: 'SW-WORDS:3' },
    { GAME_PRICES: 'SW-WORDS:0.00' },
    { GAME_PRICES: 'SW-WORDS:1.00,SW-WORDS:2.00' },
    { GAME_PRICES: 'sw words:1.00' },
    { LICENCE_KEYS: '0:' + SEED },
    { LICENCE_KEYS: '256:' + SEED },
    { LICENCE_KEYS: '1:' + SEED.slice(1) },
    { LICENCE_KEYS: `1:${SEED},1:${SEED}` },
    { LICENCE_KEYS: [1, 2, 3, 4, 5].map((number) => `${number}:${SEED}`).join(',') },
  ])('rejects %j', (source) => {
    expect(() => parseEnvironment(source)).toThrow(EnvironmentError);
  });

  it('never shows an invalid secret in the error', () => {
    const secret = 'cd'.repeat(31);
    expect(() => parseEnvironment({ LICENCE_KEYS: `1:${secret}` })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) as string }) as Error,
    );
  });
});
