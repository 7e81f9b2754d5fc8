/** @vitest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GenresPage } from '@/components/views/genres/genres-page';
import { createGameSummary, renderView } from '../../../support/render-view';

describe('the page of all genres', () => {
  it('lists the genres with games, each with its number of games and two titles, and the names of the others', async () => {
    const genres = [
      { uid: '12', total: 1, games: [createGameSummary('1', { title: 'Lantern Words' })] },
      { uid: '31', total: 1234, games: [createGameSummary('2'), createGameSummary('3')] },
    ];
    renderView(<GenresPage collections={[]} catalog="online" genres={genres} />);
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'All genres' })).toBeInTheDocument();
    const tiles = main.getAllByRole('listitem').map((tile) => tile.textContent);
    expect(tiles).toEqual(['Daily1,234 gamesGame 2, Game 3', 'Word1 gameLantern Words']);
    expect(main.getByText(/^Nothing here yet: Action, Adventure/)).not.toHaveTextContent('Word');
  });

  it('links to the same list of the other catalog', async () => {
    renderView(<GenresPage collections={[]} catalog="download" genres={[]} />);
    const catalog = within(await screen.findByRole('navigation', { name: 'Catalog' }));
    expect(catalog.getByRole('link', { name: 'Online' })).toHaveAttribute('href', '/online/all-genres');
    expect(catalog.getByRole('link', { name: 'Download' })).toHaveAttribute('aria-current', 'page');
  });
});
