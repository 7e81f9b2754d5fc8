/** @vitest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RatePanel } from '@/components/views/landing/ratings/rate-panel';
import { game as gameSchema } from '@/lib/contract/game';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { getGuestRating, storeGuestRating } from '@/stores/guest-ratings';
import { browserStorage } from '@/stores/key-value-storage';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';
import { signInStores } from '../../../support/signed-in';

const GAME = parse(gameSchema, {
  uid: '42',
  href: '/gamelanding/a',
  title: 'Kite Racers',
  keyword: 'a',
  rating: 4,
  numRatings: 3,
});

let stores: Stores;
let sentRatings: unknown[];
let responseStatus: number;
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  stores = createPageStores();
  sentRatings = [];
  responseStatus = 200;
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const show = (own: number | null) => {
  network.use(
    http.post(`${ORIGIN}/sw/api/game/rate/status`, () => HttpResponse.json({ vote_status: own })),
    http.post(`${ORIGIN}/sw/api/post/rate/game`, async ({ request }) => {
      sentRatings.push(await request.json());
      return HttpResponse.json(
        responseStatus === 200 ? { ok: true } : { code: 'internal', message: '', requestId: '' },
        { status: responseStatus },
      );
    }),
  );
  render(
    <StoresWrapper stores={stores}>
      <RatePanel game={GAME} />
    </StoresWrapper>,
  );
};
const starRadio = (name: string) => screen.getByRole('radio', { name });
const statusLine = () => screen.getByRole('status');

describe('rating a game', () => {
  it("shows the average and the member's rating", async () => {
    signInStores(stores);
    show(5);
    expect(screen.getByText('4.0')).toBeInTheDocument();
    await waitFor(() => expect(statusLine()).toHaveTextContent('You gave it 5'));
    expect(starRadio('5 stars')).toBeChecked();
  });

  it('updates the average immediately after a new rating', async () => {
    signInStores(stores);
    show(null);
    await userEvent.click(starRadio('2 stars'));
    expect(statusLine()).toHaveTextContent('You gave it 2');
    expect(screen.getByText('3.5')).toBeInTheDocument();
    await waitFor(() => expect(sentRatings).toEqual([{ nid: '42', rating_value: 2 }]));
  });

  it("replaces the member's earlier rating in the average", async () => {
    signInStores(stores);
    show(5);
    await waitFor(() => expect(starRadio('5 stars')).toBeChecked());
    await userEvent.click(starRadio('2 stars'));
    expect(screen.getByText('3.0')).toBeInTheDocument();
  });

  it('works with the arrow keys as one group', async () => {
    signInStores(stores);
    show(3);
    await waitFor(() => expect(starRadio('3 stars')).toBeChecked());
    await userEvent.tab();
    expect(starRadio('3 stars')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(starRadio('4 stars')).toBeChecked();
    await waitFor(() => expect(sentRatings).toEqual([{ nid: '42', rating_value: 4 }]));
  });

  it('restores the old rating and shows a message when the server rejects the new one', async () => {
    responseStatus = 500;
    signInStores(stores);
    show(3);
    await waitFor(() => expect(starRadio('3 stars')).toBeChecked());
    await userEvent.click(starRadio('5 stars'));
    await waitFor(() => expect(starRadio('3 stars')).toBeChecked());
    expect(screen.getByText('4.0')).toBeInTheDocument();
    expect(stores.notification.getState().queue.map(({ message }) => message)).toEqual([
      SOCIAL_MESSAGES.ratingFailed,
    ]);
  });

  it('announces a failure once, next to the stars, until the next rating', async () => {
    responseStatus = 500;
    signInStores(stores);
    show(3);
    await waitFor(() => expect(starRadio('3 stars')).toBeChecked());
    await userEvent.click(starRadio('5 stars'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SOCIAL_MESSAGES.ratingFailed));
    expect(stores.notification.getState().queue.map(({ isInPlace }) => isInPlace)).toEqual([true]);
    responseStatus = 200;
    await userEvent.click(starRadio('4 stars'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it("stores a guest's rating on the device only, and shows it without counting it", async () => {
    show(null);
    await userEvent.click(starRadio('4 stars'));
    expect(starRadio('4 stars')).toBeChecked();
    expect(statusLine()).toHaveTextContent('You gave it 4. It counts once you join.');
    expect(screen.getByRole('button', { name: 'Join free' })).toBeVisible();
    expect(screen.getByText('4.0')).toBeInTheDocument();
    expect(stores.modal.getState().current).toBeNull();
    expect(sentRatings).toEqual([]);
    expect(getGuestRating(browserStorage, '42')).toBe(4);
  });

  it("shows a guest's stored rating again", async () => {
    storeGuestRating(browserStorage, GAME, 2);
    show(null);
    expect(starRadio('2 stars')).toBeChecked();
  });

  it("sends the member's rating even if it was pressed before startup has finished", async () => {
    stores.auth.setState({ isReady: false });
    show(null);
    await userEvent.click(starRadio('3 stars'));
    expect(sentRatings).toEqual([]);
    act(() => signInStores(stores));
    await waitFor(() => expect(sentRatings).toEqual([{ nid: '42', rating_value: 3 }]));
    expect(getGuestRating(browserStorage, '42')).toBeNull();
  });
});
