/** @vitest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useSuggestedDetails } from '@/stores/queries/use-suggested-details';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

it('replaces the details of the previous text when the field was cleared in between', async () => {
  const stores = createPageStores();
  const searchGames = async ({ title }: { title: string }) => ({
    rows: [{ title }],
    families: [],
    genres: [],
  });
  Object.assign(stores.clients, { catalog: { ...stores.clients.catalog, search: searchGames } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresWrapper stores={stores}>{children}</StoresWrapper>
  );
  const { result, rerender } = renderHook(useSuggestedDetails, { wrapper, initialProps: 'pool' });
  await waitFor(() => expect([...result.current.games.keys()]).toEqual(['pool']));
  rerender('');
  rerender('sudoku');
  await waitFor(() => expect([...result.current.games.keys()]).toEqual(['sudoku']));
});

it('requests the games of all suggestions, not the first page of a search', async () => {
  const stores = createPageStores();
  const searchGames = vi.fn(async () => ({ rows: [], families: [], genres: [] }));
  Object.assign(stores.clients, { catalog: { ...stores.clients.catalog, search: searchGames } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresWrapper stores={stores}>{children}</StoresWrapper>
  );
  renderHook(useSuggestedDetails, { wrapper, initialProps: 'night' });
  await waitFor(() =>
    expect(searchGames).toHaveBeenCalledExactlyOnceWith({ title: 'night', suggested: true }),
  );
});
