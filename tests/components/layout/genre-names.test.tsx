/** @vitest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClassicGenres } from '@/components/layout/classic-genres';
import { GenreChips } from '@/components/views/home/genre-chips';
import { onlineCategories } from '@/lib/domain/games/genres';
import { renderView } from '../../support/render-view';

const namesIn = (label: string): (string | null)[] =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a row of genres', () => {
  it('shows the full name of every genre in the classic layout', () => {
    renderView(<ClassicGenres isDownload={false} />, undefined, { layout: 'classic', theme: 'default' });
    expect(namesIn('Game genres')).toEqual(onlineCategories.map(({ name }) => name));
  });

  it('hides exactly three genres on the home page of a phone', () => {
    renderView(<GenreChips />);
    const hidden = ['Music & Photo', 'Racing', 'Time Management'];
    expect(namesIn('Genres')).toEqual(
      onlineCategories.map(({ name }) => name).filter((name) => !hidden.includes(name)),
    );
  });
});
