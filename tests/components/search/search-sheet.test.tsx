import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SEARCH_SHEET, SearchSheet } from '@/components/search/search-sheet';
import { TERM_KEY } from '@/lib/domain/search/search-term';
import { renderView } from '../../support/render-view';

describe('the search sheet', () => {
  it.each(['ab', '👍👍'])('states that %s is too short, and does not search', async (term) => {
    const { modal, push } = renderView(<SearchSheet />);
    act(() => modal.getState().open(SEARCH_SHEET));
    const sheet = within(screen.getByRole('dialog', { name: 'Search games' }));
    await userEvent.type(sheet.getByRole('combobox', { name: 'Search games' }), `${term}{Enter}`);
    expect(sheet.getByText('Search terms must be at least 3 characters in length.')).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it.each(['so', 'qwxyz'])('offers the genres while nothing is suggested for %s', async (term) => {
    const { modal } = renderView(<SearchSheet />);
    act(() => modal.getState().open(SEARCH_SHEET));
    const sheet = within(screen.getByRole('dialog', { name: 'Search games' }));
    await userEvent.type(sheet.getByRole('combobox', { name: 'Search games' }), term);
    expect(sheet.getByRole('region', { name: 'Genres' })).toBeInTheDocument();
  });

  it('has a form that works without its script', () => {
    const { modal } = renderView(<SearchSheet />);
    act(() => modal.getState().open(SEARCH_SHEET));
    const form = within(screen.getByRole('dialog', { name: 'Search games' })).getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('combobox')).toHaveAttribute('name', TERM_KEY);
  });
});
