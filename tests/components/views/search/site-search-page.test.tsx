/** @vitest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SiteSearchPage } from '@/components/views/search/site-search-page';
import type { SiteSearchData } from '@/lib/domain/listing/listing-data';
import { MESSAGES } from '@/lib/messages';
import { TERM_REFUSALS } from '@/lib/search-messages';
import { createGameSummary, renderView } from '../../../support/render-view';

const searchData: SiteSearchData = {
  term: 'lantern',
  refusal: null,
  games: [createGameSummary('1', { title: 'Lantern Words' })],
  total: 9,
  matches: ['lantern'],
  texts: [
    { heading: 'Help', texts: [{ title: 'Lost lantern', href: '/help/lost', excerpt: 'It went out.' }] },
  ],
};

describe('the search of the entire site', () => {
  it('shows games and texts, and links to all matching games', async () => {
    renderView(<SiteSearchPage {...searchData} />);
    expect(await screen.findByText('10 results for “lantern”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /All 9 games/ })).toHaveAttribute('href', '/search/lantern');
    expect(screen.getByRole('link', { name: 'Lost lantern' })).toHaveAttribute('href', '/help/lost');
    expect(screen.getAllByText(/lantern/i, { selector: 'mark' })).toHaveLength(2);
  });

  it('shows no empty section, and links to other pages', async () => {
    renderView(<SiteSearchPage {...searchData} games={[]} total={0} texts={[]} />);
    expect(await screen.findByText(/Nothing lit for “lantern”/)).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'All genres' })).toBeInTheDocument();
  });

  it('rejects a term of fewer than three characters in the browser, and sends a longer one', async () => {
    const { push, notification } = renderView(
      <SiteSearchPage {...searchData} term="" games={[]} total={0} texts={[]} />,
    );
    const form = within(await screen.findByRole('search', { name: 'Whole site' }));
    await userEvent.type(form.getByRole('searchbox'), ' ab {Enter}');
    expect(push).not.toHaveBeenCalled();
    expect(JSON.stringify(notification.getState())).toContain(MESSAGES.searchTooShort);
    await userEvent.type(form.getByRole('searchbox'), 'c{Enter}');
    expect(push).toHaveBeenCalledWith({ pathname: '/site-search', query: { q: 'ab c' } });
  });

  it.each([
    ['short', 'ab', MESSAGES.searchTooShort],
    ['long', 'x'.repeat(128), TERM_REFUSALS.long],
  ] as const)('shows that the server rejected a term as too %s', async (refusal, term, words) => {
    renderView(
      <SiteSearchPage {...searchData} term={term} refusal={refusal} games={[]} total={0} texts={[]} />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
