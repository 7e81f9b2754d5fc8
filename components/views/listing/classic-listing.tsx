/** A list of games in the classic layout: a box with framed cards, and the filters at the top. */
import { useState } from 'react';
import { ClassicFrame } from '@/components/layout/classic-frame';
import { UnlimitedBox, VisitorBox } from '@/components/layout/classic-side';
import { AdSlot } from '@/components/ui/ad-slot';
import { CategoryIcon } from '@/components/ui/category-icon';
import { ClassicBox } from '@/components/ui/classic-box';
import { CardMenu } from '@/components/ui/cards/card-menu';
import { ClassicCard, ClassicGrid } from '@/components/ui/cards/classic-card';
import { CollectionChips } from '@/components/ui/cards/collection-chips';
import { FamilyCard } from '@/components/ui/cards/family-card';
import { findStackedFamily } from '@/components/ui/cards/find-stacked-family';
import { MarkedText } from '@/components/ui/marked-text';
import type { GameSummary } from '@/lib/contract/game';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { ListingEmpty } from './listing-empty';
import { ListingFilters } from './listing-filters';
import { ListingPages } from './listing-pages';
import { renderMarkedNote } from './render-marked-note';
import { NamedGenres } from '@/components/ui/cards/named-genres';
import { CARDS_ON_FIRST_SCREEN, hrefAfter, type ListingViewProps } from './listing-props';
import { ListingRefill } from './listing-refill';
import { ListingTop } from './listing-top';
import { findBottomTab } from './find-bottom-tab';
import { TopFamily } from './top-family';
import { useSlowNavigation } from './use-slow-navigation';

const COLUMN_COUNT = 5;
/** The number of cells that the ad needs in a row. */
const AD_CELLS = 2;

/** @param nearest the games with the most similar names */
const SuggestedGames = ({ nearest }: { nearest: readonly GameSummary[] }) => {
  const games = useSuggestedGames(nearest);
  return (
    <div className="listing-suggestions">
      {nearest.length > 0 && (
        <ClassicBox title="Closest matches" icon={<CategoryIcon name="brain" isLit />}>
          <ClassicGrid>
            {nearest.map((game) => (
              <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />
            ))}
          </ClassicGrid>
        </ClassicBox>
      )}
      {games.length > 0 && (
        <ClassicBox title="People are playing" icon={<CategoryIcon name="cardBoard" isLit />}>
          <ClassicGrid>
            {games.map((game) => (
              <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />
            ))}
          </ClassicGrid>
        </ClassicBox>
      )}
    </div>
  );
};

export const ClassicListing = (props: ListingViewProps) => {
  const { listing, state, games, matches } = props;
  const isSlow = useSlowNavigation(listing.path);
  // A new key for each state of the list, so that rows do not move from their old positions.
  const url = hrefAfter(props, { page: props.state.page });
  const hasGames = games.length > 0;
  const [moved, setMoved] = useState<readonly string[]>([]);
  const family = state.page === 0 && state.sort === 'relevance' ? props.namedFamily : null;

  return (
    <ClassicFrame
      section={listing.section ?? undefined}
      tab={findBottomTab(listing)}
      category={listing.category ?? undefined}
      side={
        <>
          <VisitorBox />
          <AdSlot size="mediumRect" />
          <UnlimitedBox />
        </>
      }
    >
      <section className="classic-listing" aria-label={`${listing.heading}, the list`}>
        {(hasGames || !listing.term) && <ListingTop {...props} />}
        <NamedGenres uids={props.namedGenres} />
        <CollectionChips collections={props.collections} />
        {hasGames ? (
          <>
            <ListingFilters {...props} />
            <div
              key={url}
              className="listing-rows"
              data-own={listing.category}
              aria-busy={isSlow || undefined}
            >
              {family && <TopFamily family={family} />}
              <ClassicGrid>
                {games.map((game, index) => {
                  if (moved.includes(game.uid)) return null;
                  const family = findStackedFamily(game);
                  const place = index < CARDS_ON_FIRST_SCREEN ? index : undefined;
                  return family ? (
                    <FamilyCard key={game.uid} game={game} family={family} place={place} />
                  ) : (
                    <ClassicCard
                      key={game.uid}
                      place={place}
                      game={game}
                      label={<MarkedText text={game.title} matches={matches} />}
                      note={renderMarkedNote(game, matches)}
                      menu={<CardMenu game={game} />}
                      isNamed={game.title.toLowerCase() === listing.term?.toLowerCase()}
                    />
                  );
                })}
                <ListingRefill list={props} onMoved={setMoved}>
                  {(game) => {
                    const family = findStackedFamily(game);
                    return family ? (
                      <FamilyCard key={game.uid} game={game} family={family} />
                    ) : (
                      <ClassicCard key={game.uid} game={game} menu={<CardMenu game={game} />} />
                    );
                  }}
                </ListingRefill>
                {/* Shown if the last row has room for the ad. */}
                {games.length > COLUMN_COUNT &&
                  games.length % COLUMN_COUNT > 0 &&
                  games.length % COLUMN_COUNT <= COLUMN_COUNT - AD_CELLS && <AdSlot size="inlineRect" />}
              </ClassicGrid>
            </div>
            <ListingPages {...props} />
          </>
        ) : (
          <ListingEmpty {...props} />
        )}
      </section>
      {!hasGames && <SuggestedGames nearest={props.nearest} />}
    </ClassicFrame>
  );
};
