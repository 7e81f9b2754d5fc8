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
import { createPageStores, InStores, ORIGIN } from '../../../support/page-stores';
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
let sent: unknown[];
let status: number;
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  stores = createPageStores();
  sent = [];
  status = 200;
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const show = (own: number | null) => {
  network.use(
    http.post(`${ORIGIN}/sw/api/game/rate/status`, () => HttpResponse.json({ vote_status: own })),
    http.post(`${ORIGIN}/sw/api/post/rate/game`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        status === 200 ? { ok: true } : { code: 'internal', message: '', requestId: '' },
        { status },
      );
    }),
  );
  render(
    <InStores stores={stores}>
      <RatePanel game={GAME} />
    </InStores>,
  );
};
const star = (name: string) => screen.getByRole('radio', { name });
const line = () => screen.getByRole('status');

describe('rating a game', () => {
  it("shows the average and the member's rating", async () => {
    signInStores(stores);
    show(5);
    expect(screen.getByText('4.0')).toBeInTheDocument();
    await waitFor(() => expect(line()).toHaveTextContent('You gave it 5'));
    expect(star('5 stars')).toBeChecked();
  });

  it('updates the average immediately after a new rating', async () => {
    signInStores(stores);
    show(null);
    await userEvent.click(star('2 stars'));
    expect(line()).toHaveTextContent('You gave it 2');
    expect(screen.getByText('3.5')).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([{ nid: '42', rating_value: 2 }]));
  });

  it("replaces the member's earlier rating in the average", async () => {
    signInStores(stores);
    show(5);
    await waitFor(() => expect(star('5 stars')).toBeChecked());
    await userEvent.click(star('2 stars'));
    expect(screen.getByText('3.0')).toBeInTheDocument();
  });

  it('works with the arrow keys as one group', async () => {
    signInStores(stores);
    show(3);
    await waitFor(() => expect(star('3 stars')).toBeChecked());
    await userEvent.tab();
    expect(star('3 stars')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(star('4 stars')).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ nid: '42', rating_value: 4 }]));
  });

  it('restores the old rating and shows a message when the server rejects the new one', async () => {
    status = 500;
    signInStores(stores);
    show(3);
    await waitFor(() => expect(star('3 stars')).toBeChecked());
    await userEvent.click(star('5 stars'));
    await waitFor(() => expect(star('3 stars')).toBeChecked());
    expect(screen.getByText('4.0')).toBeInTheDocument();
    expect(stores.notification.getState().queue.map(({ message }) => message)).toEqual([
      SOCIAL_MESSAGES.ratingFailed,
    ]);
  });

  it('announces a failure once, next to the stars, until the next rating', async () => {
    status = 500;
    signInStores(stores);
    show(3);
    await waitFor(() => expect(star('3 stars')).toBeChecked());
    await userEvent.click(star('5 stars'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SOCIAL_MESSAGES.ratingFailed));
    expect(stores.notification.getState().queue.map(({ isInPlace }) => isInPlace)).toEqual([true]);
    status = 200;
    await userEvent.click(star('4 stars'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it("stores a guest's rating on the device only, and shows it without counting it", async () => {
    show(null);
    await userEvent.click(star('4 stars'));
    expect(star('4 stars')).toBeChecked();
    expect(line()).toHaveTextContent('You gave it 4. It counts once you join.');
    expect(screen.getByRole('button', { name: 'Join free' })).toBeVisible();
    expect(screen.getByText('4.0')).toBeInTheDocument();
    expect(stores.modal.getState().current).toBeNull();
    expect(sent).toEqual([]);
    expect(getGuestRating(browserStorage, '42')).toBe(4);
  });

  it("shows a guest's stored rating again", async () => {
    storeGuestRating(browserStorage, GAME, 2);
    show(null);
    expect(star('2 stars')).toBeChecked();
  });

  it("sends the member's rating even if it was pressed before startup has finished", async () => {
    stores.auth.setState({ isReady: false });
    show(null);
    await userEvent.click(star('3 stars'));
    expect(sent).toEqual([]);
    act(() => signInStores(stores));
    await waitFor(() => expect(sent).toEqual([{ nid: '42', rating_value: 3 }]));
    expect(getGuestRating(browserStorage, '42')).toBeNull();
  });
});
