/** The featured game next to the two newest games. If one is missing, the others use its space. */
import { Billboard } from '@/components/ui/cards/billboard';
import { GameCard } from '@/components/ui/cards/game-card';
import { SectionHead } from '@/components/ui/section-head';
import { CardRowSection } from '@/components/ui/cards/card-row';
import type { GameSummary } from '@/lib/contract/game';
import type { HomeShelf } from '@/lib/domain/listing/home-data';

const MAX_SIDE_GAMES = 2;

interface FeaturedRowProps {
  featured: GameSummary;
  newest: HomeShelf | undefined;
}

export const FeaturedRow = ({ featured, newest }: FeaturedRowProps) => {
  const sideGames = (newest?.games ?? []).filter(({ uid }) => uid !== featured.uid).slice(0, MAX_SIDE_GAMES);
  return (
    <CardRowSection>
      <SectionHead
        title={newest?.title ?? 'Featured'}
        note={newest?.note}
        more={newest?.href ? { label: 'See all new', href: newest.href } : undefined}
      />
      <div className="featured-row" data-beside={sideGames.length}>
        <Billboard game={featured} />
        {sideGames.map((game) => (
          <GameCard key={game.uid} game={game} kind="tall" badge="new" />
        ))}
      </div>
    </CardRowSection>
  );
};
