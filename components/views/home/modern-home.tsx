/** The home page: the street, then shelves that scan fast. */
import styled from 'styled-components';
import { ModernFrame } from '@/components/layout/modern-frame';
import { RecentGames } from '@/components/recent/recent-games';
import { AdSlot } from '@/components/ui/ad-slot';
import { Section, Shelf } from '@/components/ui/shelf';
import type { HomeData, HomeShelf } from '@/lib/domain/home-data';
import { below } from '@/styles/breakpoints';
import { FeaturedRow } from './featured-row';
import { GenreChips } from './genre-chips';
import { Street } from './street';
import { TonightPanel } from './tonight-panel';
import { UnlimitedPanel } from './unlimited-panel';

const Duo = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--gutter);
  align-items: stretch;

  &[data-alone] {
    grid-template-columns: 1fr;
  }
  ${below('desktop')} {
    grid-template-columns: 1fr;
  }
`;

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
      <Duo as="div" data-alone={boardGame ? undefined : ''}>
        {boardGame && <TonightPanel game={boardGame} />}
        <UnlimitedPanel />
      </Duo>
      <Section as="div">
        <AdSlot size="leaderboard" />
      </Section>
      {rest.map((shelf) => (
        <ShelfOf key={shelf.key} shelf={shelf} />
      ))}
    </ModernFrame>
  );
};
