/** The home page: the street, then shelves that scan fast. */
import { ModernFrame } from '@/components/layout/modern-frame';
import { GuestFavorites } from '@/components/recent/guest-favorites';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { Shelf } from '@/components/ui/shelf';
import type { HomeData, HomeShelf } from '@/lib/domain/home-data';
import { FeaturedRow } from './featured-row';
import { GenreChips } from './genre-chips';
import { Street } from './street';
import { TonightPanel } from './tonight-panel';
import { UnlimitedPanel } from './unlimited-panel';

const NEWEST = 'new';

const ShelfOf = ({ shelf }: { shelf: HomeShelf }) => (
  <Shelf
    title={shelf.title}
    note={shelf.note}
    kind={shelf.kind}
    games={shelf.games}
    badge={shelf.key === NEWEST ? 'new' : undefined}
    more={shelf.href ? { label: 'See all', href: shelf.href } : undefined}
  />
);

export const ModernHome = ({ dailies, featured, shelves, boardGame }: HomeData) => {
  const filled = shelves.filter(({ games }) => games.length > 0);
  const newest = filled.find(({ key }) => key === NEWEST);
  const rows = filled.filter((shelf) => !(featured && shelf === newest));
  const small = rows.filter(({ kind }) => kind === 'small');
  const [first, ...rest] = rows.filter(({ kind }) => kind !== 'small');

  return (
    <ModernFrame tab="home">
      <Street dailies={dailies} />
      <GenreChips />
      <RecentGames title="Continue playing" isReserved />
      {small.map((shelf) => (
        <ShelfOf key={shelf.key} shelf={shelf} />
      ))}
      {featured && <FeaturedRow featured={featured} newest={newest} />}
      {first && <ShelfOf shelf={first} />}
      <GuestFavorites />
      <div className="page-section home-duo" data-alone={boardGame ? undefined : ''}>
        {boardGame && <TonightPanel game={boardGame} />}
        <UnlimitedPanel />
      </div>
      <AdSlot className="page-section" size="leaderboard" />
      {rest.map((shelf) => (
        <ShelfOf key={shelf.key} shelf={shelf} />
      ))}
    </ModernFrame>
  );
};
