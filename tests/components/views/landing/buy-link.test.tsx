/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuyLink, DownloadLabel } from '@/components/views/landing/buy/buy-link';
import { game as gameSchema } from '@/lib/contract/game';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';
import { signInStores } from '../../../support/signed-in';

const GAME = parse(gameSchema, {
  uid: '7',
  href: '/gamelanding/kite',
  title: 'Kite Racers',
  keyword: 'kite',
  hasTrial: true,
  productSku: 'kite-sku',
});

let stores: Stores;
const requestedCalls: string[] = [];
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requestedCalls.length = 0;
  stores = createPageStores();
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const offerWith = (isOwned: boolean): void =>
  network.use(
    http.get(`${ORIGIN}/sw/api/offer/kite-sku`, ({ request }) => {
      requestedCalls.push(new URL(request.url).pathname);
      return HttpResponse.json({ title: 'Kite Racers', cents: 999, provider: 'sandbox', isOwned });
    }),
  );
const show = (): void =>
  void render(
    <StoresWrapper stores={stores}>
      <BuyLink game={GAME} href="/purchase/game/kite">
        Buy $9.99
      </BuyLink>
      <DownloadLabel game={GAME} />
    </StoresWrapper>,
  );
const waitForResponse = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('the purchase link of a download game', () => {
  it('leads to the payment page for a visitor, and sends no request', async () => {
    offerWith(true);
    show();
    await waitForResponse();
    expect(requestedCalls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Buy $9.99' })).toHaveAttribute('href', '/purchase/game/kite');
    expect(screen.getByText('Free trial')).toBeInTheDocument();
  });

  it('leads to the key for an owner of the game', async () => {
    offerWith(true);
    signInStores(stores);
    show();
    expect(await screen.findByRole('link', { name: 'Yours: see the key' })).toHaveAttribute(
      'href',
      '/account/user/purchases',
    );
    expect(screen.getByText('Download')).toBeInTheDocument();
    expect(screen.queryByText('Free trial')).toBeNull();
  });

  it('offers the game to a member who does not own it', async () => {
    offerWith(false);
    signInStores(stores);
    show();
    await waitForResponse();
    expect(requestedCalls).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Buy $9.99' })).toBeInTheDocument();
  });
});
