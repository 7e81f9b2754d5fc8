/** Tests the list below the search field on a wide screen before anything is typed. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchStart } from '@/components/search/search-start';
import { GUEST_OWNER } from '@/lib/domain/play/recent-key';
import { browserStorage } from '@/stores/key-value-storage';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';

const GAME = {
  title: 'Kite Racers',
  thumbnailImg: null,
  thumbnailImgSmall: null,
  highlightColor: '#195AAB',
  genres: ['1'],
};

vi.mock('next/router', () => ({
  useRouter: () => ({ events: { on: () => undefined, off: () => undefined } }),
}));
vi.mock('@/stores/queries/use-suggested-games', () => ({ useSuggestedGames: () => [] }));
vi.mock('@/stores/queries/use-collections', () => ({
  useCollections: () => [{ keyword: 'short-games', title: 'Short games' }],
}));

const SearchInput = () => {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={field}>
        <input ref={setInput} aria-label="Search games" />
        {input && <SearchStart input={input} field={field} onPick={() => undefined} />}
      </div>
      <button type="button">Beside</button>
    </>
  );
};

const genresRegion = () => screen.queryByRole('region', { name: 'Genres' });
const open = async () => {
  render(<SearchInput />);
  expect(genresRegion()).toBeNull();
  await userEvent.click(screen.getByRole('textbox'));
  expect(genresRegion()).not.toBeNull();
};

describe('the list before anything is typed', () => {
  it('opens when the field is pressed and closes on Escape, with the focus in the field', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(genresRegion()).toBeNull();
  });

  it('stays open while the focus is in it, and closes when the focus leaves', async () => {
    await open();
    await userEvent.tab();
    expect(genresRegion()?.parentElement).toContainElement(document.activeElement as HTMLElement);
    act(() => screen.getByRole('button', { name: 'Beside' }).focus());
    expect(genresRegion()).toBeNull();
  });

  it('stays closed when Tab passes through the field, and opens with the down arrow', async () => {
    render(<SearchInput />);
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(genresRegion()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(genresRegion()).not.toBeNull();
  });

  it('closes with a press outside the field', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    expect(genresRegion()).toBeNull();
  });

  it('links to the collections', async () => {
    await open();
    const collections = screen.getByRole('region', { name: 'Collections' });
    expect(within(collections).getByRole('link', { name: 'Short games' })).toHaveAttribute(
      'href',
      '/collections/short-games',
    );
  });

  it('never labels a game as last played, because the list does not show which game was played last', async () => {
    const { record } = createRecentlyPlayedStore({ storage: browserStorage, owner: GUEST_OWNER }).getState();
    for (const uid of ['1', '2', '1']) record({ ...GAME, uid, href: `/gamelanding/${uid}` });
    await open();
    const rows = within(screen.getByRole('region', { name: 'Recently played' })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('small')?.textContent)).toEqual([
      'Played recently',
      'Played recently',
    ]);
  });
});
