/** The modern home page, with the street, then rows of games. */
import { ModernFrame } from '@/components/layout/modern-frame';
import { ForYouLoader } from '@/components/recent/for-you';
import { GuestFavorites } from '@/components/recent/guest-favorites';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { CardBox } from '@/components/ui/cards/card-menu';
import { CollectionChips } from '@/components/ui/cards/collection-chips';
import { GameCard } from '@/components/ui/cards/game-card';
import { CardRefill } from '@/components/ui/cards/refill';
import { MenuCardRow } from '@/components/ui/cards/menu-card-row';
import type { HomeData, HomeShelf } from '@/lib/domain/listing/home-data';
import { FeaturedRow } from './featured-row';
import { GenreChips } from './genre-chips';
import { DailiesStreet } from './street';
import { TonightPanel } from './tonight-panel';
import { useBoardGame } from './use-board-game';
import { UnlimitedPanel } from './unlimited-panel';

const NEWEST_SHELF_KEY = 'new';

const HomeShelfRow = ({ shelf: { key, title, note, kind, games, href } }: { shelf: HomeShelf }) => {
  const badge = key === NEWEST_SHELF_KEY ? 'new' : undefined;
  return (
    <MenuCardRow
      title={title}
      note={note}
      kind={kind}
      games={games}
      badge={badge}
      more={href ? { label: 'See all', href } : undefined}
    >
      <CardRefill row={key} games={games}>
        {(game) => (
          <CardBox key={game.uid} game={game}>
            <GameCard game={game} kind={kind} badge={badge} />
          </CardBox>
        )}
      </CardRefill>
    </MenuCardRow>
  );
};

export const ModernHome = ({ dailies, featured, shelves, boardGame, collections }: HomeData) => {
  const shownBoard = useBoardGame(boardGame, dailies);
  const filled = shelves.filter(({ games }) => games.length > 0);
  const newest = filled.find(({ key }) => key === NEWEST_SHELF_KEY);
  const rows = filled.filter((shelf) => !(featured && shelf === newest));
  const small = rows.filter(({ kind }) => kind === 'small');
  const [first, ...rest] = rows.filter(({ kind }) => kind !== 'small');

  return (
    <ModernFrame tab="home">
      <DailiesStreet dailies={dailies} />
      <GenreChips />
      <CollectionChips collections={collections} />
      <RecentGames title="Continue playing" isReserved />
      {small.map((shelf) => (
        <HomeShelfRow key={shelf.key} shelf={shelf} />
      ))}
      {featured && <FeaturedRow featured={featured} newest={newest} />}
      {first && <HomeShelfRow shelf={first} />}
      <GuestFavorites />
      <ForYouLoader>
        {({ key, reason, games }, title) => (
          <MenuCardRow key={key} title={title} note={reason} kind="standard" games={games} />
        )}
      </ForYouLoader>
      <div className="page-section home-duo" data-alone={shownBoard ? undefined : ''}>
        {shownBoard && <TonightPanel game={shownBoard} />}
        <UnlimitedPanel />
      </div>
      <AdSlot className="page-section" size="leaderboard" />
      {rest.map((shelf) => (
        <HomeShelfRow key={shelf.key} shelf={shelf} />
      ))}
    </ModernFrame>
  );
};
