/** A list of games in the modern layout: a grid of art, a billboard where a game has one. */
import { ModernFrame } from '@/components/layout/modern-frame';
import { AdSlot } from '@/components/ui/ad-slot';
import { Billboard } from '@/components/ui/billboard';
import { GameCard } from '@/components/ui/game-card';
import { Marked } from '@/components/ui/marked';
import { Shelf } from '@/components/ui/shelf';
import { compact } from '@/lib/domain/amounts';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { ListingEmpty } from './listing-empty';
import { ListingFilters } from './listing-filters';
import { ListingHeading } from './listing-heading';
import { ListingPages } from './listing-pages';
import type { ListingViewProps } from './listing-props';
import { tabOf } from './listing-tab';
import { TopResult } from './top-result';
import { useSlowNavigation } from './use-slow-navigation';

/** Rows of cards stand above the billboard and around the advertisement. */
const BILLBOARD_FROM = 4;
const AD_AFTER = 11;

const Grid = ({ listing, state, games, matches }: ListingViewProps) => {
  const isFirst = state.page === 0;
  const billboard =
    listing.term || !isFirst
      ? -1
      : games.findIndex(({ billboardImg }, index) => index >= BILLBOARD_FROM && billboardImg.length > 0);
  const noteOf = (plays: number): string | undefined =>
    listing.scope === 'genre' && plays > 0
      ? `${compact(plays)} ${plays === 1 ? 'play' : 'plays'}`
      : undefined;

  return (
    <ul className="listing-grid">
      {games.flatMap((game, index) => [
        <li key={game.uid} data-wide={index === billboard ? '' : undefined}>
          {index === billboard ? (
            <Billboard game={game} />
          ) : (
            <GameCard
              game={game}
              kind="standard"
              label={<Marked text={game.title} matches={matches} />}
              note={noteOf(game.numPlays)}
            />
          )}
        </li>,
        ...(index === AD_AFTER
          ? [
              <li key="ad">
                <AdSlot size="inlineRect" />
              </li>,
            ]
          : []),
      ])}
    </ul>
  );
};

const Suggestions = () => {
  const games = useSuggestedGames();
  return (
    <div className="listing-suggestions">
      {games.length > 0 && <Shelf title="People are playing" kind="standard" games={games} />}
    </div>
  );
};

export const ModernListing = (props: ListingViewProps) => {
  const { listing, state, games } = props;
  const isSlow = useSlowNavigation(listing.path);
  const [first] = games;
  const hasTop = listing.term !== null && state.page === 0 && state.sort === 'relevance';

  return (
    <ModernFrame
      section={listing.section ?? undefined}
      tab={tabOf(listing)}
      category={listing.category ?? undefined}
    >
      {games.length === 0 && listing.term ? null : <ListingHeading {...props} />}
      {first ? (
        <>
          <ListingFilters {...props} />
          <div className="listing-rows" aria-busy={isSlow || undefined}>
            {hasTop && <TopResult game={first} matches={props.matches} />}
            <Grid {...props} games={hasTop ? games.slice(1) : games} />
          </div>
          <ListingPages {...props} />
        </>
      ) : (
        <>
          <ListingEmpty {...props} />
          <Suggestions />
        </>
      )}
    </ModernFrame>
  );
};
