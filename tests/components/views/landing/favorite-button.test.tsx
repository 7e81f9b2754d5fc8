/** @vitest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FavoriteButton } from '@/components/views/landing/hero/favorite-button';
import { game as gameSchema } from '@/lib/contract/game';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { GUEST_FAVORITES_KEY, guestFavoriteUids } from '@/lib/domain/members/guest-favorites';
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import { browserStorage } from '@/stores/key-value-storage';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';
import { signInStores } from '../../../support/signed-in';

const GAME = parse(gameSchema, { uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'a' });
const SIXTEEN_UIDS = Array.from({ length: 16 }, (_, index) => String(100 + index));

let stores: Stores;
/** The requests in order, each with a function that responds to it. */
let pendingRequests: { call: string; answer(status?: number): void }[];
const network = setupServer();

const holdResponse = (call: string) =>
  http.post(
    `${ORIGIN}/sw/api/${call}`,
    () =>
      new Promise<Response>((resolve) => {
        pendingRequests.push({
          call,
          answer: (status = 200) =>
            resolve(
              status === 200
                ? HttpResponse.json({ ok: true })
                : HttpResponse.json({ code: 'internal', message: '', requestId: '' }, { status }),
            ),
        });
      }),
  );

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stores = createPageStores();
  pendingRequests = [];
  network.use(holdResponse('flag/node'), holdResponse('unflag/node'));
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const show = () =>
  render(
    <StoresWrapper stores={stores}>
      <FavoriteButton game={GAME} />
    </StoresWrapper>,
  );
const favoriteButton = () => screen.getByRole('button', { name: 'Favorite' });
const listCalls = () => pendingRequests.map(({ call }) => call);
const storedFavorites = () => guestFavoriteUids(browserStorage.read(GUEST_FAVORITES_KEY));
const messages = () => stores.notification.getState().queue.map(({ message }) => message);

describe('the favorite button of a game', () => {
  // The first test, because the code is loaded only once.
  it('handles a press when another button replaces it before its code has loaded', async () => {
    localStorage.clear();
    const first = show();
    fireEvent.click(favoriteButton());
    first.unmount();
    show();
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    expect(storedFavorites()).toEqual(['42']);
  });

  it('shows a favorite that is listed in the session, without a request', async () => {
    signInStores(stores, {}, ['42']);
    show();
    expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true');
    expect(listCalls()).toEqual([]);
  });

  it('changes before the server has responded, and stays changed', async () => {
    signInStores(stores);
    show();
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(listCalls()).toEqual(['flag/node']));
    pendingRequests[0]!.answer();
    await waitFor(() => expect(stores.auth.getState().favorites).toEqual(['42']));
    expect(messages()).toEqual([]);
  });

  it('changes back when the server rejects the change, and shows a message', async () => {
    signInStores(stores, {}, ['1']);
    show();
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(listCalls()).toHaveLength(1));
    pendingRequests[0]!.answer(500);
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'false'));
    expect(messages()).toEqual([SOCIAL_MESSAGES.favoriteFailed]);
    expect(screen.getByRole('alert')).toHaveTextContent(SOCIAL_MESSAGES.favoriteFailed);
    expect(stores.notification.getState().queue.map(({ isInPlace }) => isInPlace)).toEqual([true]);
    expect(stores.auth.getState().favorites).toEqual(['1']);
  });

  it('shows the result of the last of two quick clicks, with one request at a time', async () => {
    signInStores(stores);
    show();
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'false'));
    expect(listCalls()).toEqual(['flag/node']);
    pendingRequests[0]!.answer();
    await waitFor(() => expect(listCalls()).toEqual(['flag/node', 'unflag/node']));
    pendingRequests[1]!.answer();
    await waitFor(() => expect(stores.auth.getState().favorites).toEqual([]));
  });

  it('works with the keyboard', async () => {
    signInStores(stores);
    show();
    await userEvent.tab();
    expect(favoriteButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    expect(favoriteButton()).toHaveFocus();
  });

  it('requests the state when the session’s list of favorites is full', async () => {
    network.use(
      http.post(`${ORIGIN}/sw/api/flag/status/node`, () => HttpResponse.json({ flagged_status: true })),
    );
    signInStores(stores, {}, SIXTEEN_UIDS);
    show();
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('saves a guest’s favorite on the device, and removes it again', async () => {
    localStorage.clear();
    stores.auth.setState({ isReady: true });
    show();
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true'));
    expect(storedFavorites()).toEqual(['42']);
    expect(screen.getByText(SOCIAL_MESSAGES.favoriteStored)).toHaveAttribute('role', 'status');
    expect(messages()).toEqual([]);
    expect(stores.modal.getState().current).toBeNull();
    await userEvent.click(favoriteButton());
    await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'false'));
    expect(storedFavorites()).toEqual([]);
    expect(screen.queryByText(SOCIAL_MESSAGES.favoriteStored)).toBeNull();
    expect(listCalls()).toEqual([]);
  });

  it('opens the registration for a guest from the button next to the heart, and returns the focus to that button', async () => {
    localStorage.clear();
    show();
    await userEvent.click(favoriteButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Join free' }));
    expect(stores.modal.getState().current?.name).toBe(REGISTER_DIALOG);
    expect(favoriteButton()).toHaveFocus();
  });

  it('adds, when the guest registers, a favorite that the device could not store', async () => {
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    show();
    await userEvent.click(favoriteButton());
    expect(await screen.findByText(SOCIAL_MESSAGES.favoriteNotStored)).toHaveAttribute('role', 'alert');
    await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
    const act = stores.modal.getState().current?.data as () => void;
    signInStores(stores);
    act();
    await waitFor(() => expect(listCalls()).toEqual(['flag/node']));
    expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true');
  });

  it('waits until the sign-in state is known', async () => {
    localStorage.clear();
    stores.auth.setState({ isReady: false });
    show();
    await userEvent.click(favoriteButton());
    expect(listCalls()).toEqual([]);
    expect(browserStorage.read(GUEST_FAVORITES_KEY)).toBeUndefined();
    signInStores(stores, {}, ['1']);
    await waitFor(() => expect(listCalls()).toEqual(['flag/node']));
  });
});
