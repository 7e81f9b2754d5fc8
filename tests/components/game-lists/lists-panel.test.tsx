/** @vitest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ListsPanel } from '@/components/game-lists/lists-panel';
import type { GameListEntry } from '@/lib/contract/game-lists';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { LIST_MESSAGES } from '@/lib/list-messages';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

const createList = (id: string, title: string): GameListEntry => ({
  id,
  title,
  shareId: null,
  isWithdrawn: false,
  nids: [],
});
const LISTS_URL = `${ORIGIN}/sw/api/lists`;

const network = setupServer();
let stores: Stores;
let storedLists: GameListEntry[];
let responseGate: Promise<void>;
let release: () => void;
let renameCount: number;

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stores = createPageStores();
  signInStores(stores);
  storedLists = [createList('1', 'Rainy days'), createList('2', 'With tea')];
  responseGate = new Promise((resolve) => (release = resolve));
  renameCount = 0;
  network.use(
    http.get(LISTS_URL, () => HttpResponse.json({ rows: storedLists })),
    http.get(`${LISTS_URL}/:id`, ({ params }) => {
      const { nids: _nids, ...list } = storedLists.find(({ id }) => id === params.id) ?? createList('', '');
      return HttpResponse.json({ ...list, games: [] });
    }),
    http.post(LISTS_URL, async ({ request }) => {
      const { title } = (await request.json()) as { title: string };
      await responseGate;
      storedLists = [...storedLists, createList('3', title)];
      return HttpResponse.json(createList('3', title));
    }),
    http.patch(`${LISTS_URL}/:id`, async ({ request, params }) => {
      renameCount += 1;
      const { title } = (await request.json()) as { title: string };
      await responseGate;
      storedLists = storedLists.map((list) => (list.id === params.id ? { ...list, title } : list));
      return HttpResponse.json(createList(String(params.id), title));
    }),
  );
  render(
    <StoresWrapper stores={stores}>
      <ListsPanel />
    </StoresWrapper>,
  );
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const messages = () => stores.notification.getState().queue.map(({ message }) => message);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openRename = async (list: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: list }));
  await press(LIST_MESSAGES.rename);
  return screen.getByRole('textbox', { name: LIST_MESSAGES.titleLabel });
};

describe('renaming a list', () => {
  it('keeps the text that is typed while the new name is being saved', async () => {
    const field = await openRename(/^Rainy days/);
    await userEvent.type(field, ' off');
    await press(LIST_MESSAGES.rename);
    await waitFor(() => expect(renameCount).toBe(1));
    await userEvent.type(field, ' work');
    release();
    await waitFor(() => expect(messages()).toEqual([LIST_MESSAGES.renamed]));
    expect(screen.getByRole('textbox', { name: LIST_MESSAGES.titleLabel })).toHaveValue(
      'Rainy days off work',
    );
  });

  it('closes its form when nothing was typed during the save', async () => {
    release();
    await userEvent.type(await openRename(/^Rainy days/), ' off');
    await press(LIST_MESSAGES.rename);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: LIST_MESSAGES.titleLabel })).toBeNull());
    expect(messages()).toEqual([LIST_MESSAGES.renamed]);
  });

  it('discards the text when it is canceled', async () => {
    await userEvent.type(await openRename(/^Rainy days/), ' off');
    await press('Cancel');
    await press(LIST_MESSAGES.rename);
    expect(screen.getByRole('textbox', { name: LIST_MESSAGES.titleLabel })).toHaveValue('Rainy days');
  });

  it('restores the text after its list was closed, but not for another list', async () => {
    await userEvent.type(await openRename(/^Rainy days/), ' off');
    await import('@/stores/drafts');
    expect(await openRename(/^With tea/)).toHaveValue('With tea');
    await waitFor(async () => expect(await openRename(/^Rainy days/)).toHaveValue('Rainy days off'));
  });
});

describe('an opened list', () => {
  it('says why its games could not be loaded, and loads them on a retry', async () => {
    network.use(http.get(`${LISTS_URL}/:id`, () => HttpResponse.error(), { once: true }));
    await userEvent.click(await screen.findByRole('button', { name: /^Rainy days/ }));
    expect(await screen.findByText(NETWORK_FAILURE)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText(LIST_MESSAGES.noGames)).toBeVisible();
  });
});

describe('creating a list', () => {
  it('keeps the text that is typed while the list is being created', async () => {
    const field = within(await screen.findByRole('form', { name: LIST_MESSAGES.newTitle })).getByRole(
      'textbox',
    );
    await userEvent.type(field, 'Short');
    await press(LIST_MESSAGES.create);
    await waitFor(() => expect(field.closest('form')?.querySelector('[aria-busy]')).not.toBeNull());
    await userEvent.type(field, ' games');
    release();
    await waitFor(() => expect(messages()).toEqual([LIST_MESSAGES.created('Short')]));
    expect(field).toHaveValue('Short games');
  });
});
