/** @vitest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RecentGames } from '@/components/recent/recent-games';
import { recordPlayed } from '@/components/recent/record-played';

const game = (uid: number, fields: object = {}) => ({
  uid: String(uid),
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: '/art/a.svg',
  thumbnailImgSmall: null,
  highlightColor: '#195AAB',
  genres: ['12'],
  ...fields,
});
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);

afterEach(() => window.localStorage.clear());

describe('RecentGames', () => {
  it('shows what was played last, newest first, without the game whose page it is', async () => {
    for (const uid of [1, 2, 3]) recordPlayed(game(uid));
    render(<RecentGames title="Recently played" except="2" />);
    expect(await screen.findByRole('region', { name: 'Recently played' })).toBeInTheDocument();
    expect(titles()).toEqual(['Game 3', 'Game 1']);
  });

  it('shows 8 at most', async () => {
    for (let uid = 1; uid <= 12; uid += 1) recordPlayed(game(uid));
    render(<RecentGames title="Recently played" />);
    await screen.findByRole('region');
    expect(titles()).toHaveLength(8);
    expect(titles()[0]).toBe('Game 12');
  });

  it.each([false, true])('is nothing where there is no other game (reserved: %s)', async (isReserved) => {
    recordPlayed(game(1));
    const { container } = render(<RecentGames title="Recently played" except="1" isReserved={isReserved} />);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('keeps a place that only the mark in the head opens, for those who played nothing', () => {
    const { container } = render(<RecentGames title="Continue playing" isReserved />);
    expect(container.querySelector('section')).not.toHaveAttribute('data-kept');
    expect(titles()).toEqual([]);
  });

  it('has the genre’s icon where a game has no picture', async () => {
    recordPlayed(game(1, { thumbnailImg: null }));
    const { container } = render(<RecentGames title="Recently played" />);
    await screen.findByRole('region');
    expect(container.querySelector('use')?.getAttribute('href')).toContain('category-word');
  });
});
