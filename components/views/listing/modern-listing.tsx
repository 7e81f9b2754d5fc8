/** A list of games in the modern layout: a grid of cards, with a billboard if a game has one. */
import { useState, type ComponentProps } from 'react';
import { ModernFrame } from '@/components/layout/modern-frame';
import { AdSlot } from '@/components/ui/ad-slot';
import { CardMenu } from '@/components/ui/cards/card-menu';
import { CollectionChips } from '@/components/ui/cards/collection-chips';
import { Billboard } from '@/components/ui/cards/billboard';
import { FamilyCard } from '@/components/ui/cards/family-card';
import { findStackedFamily } from '@/components/ui/cards/find-stacked-family';
import { GameCard } from '@/components/ui/cards/game-card';
import { MarkedText } from '@/components/ui/marked-text';
import { MenuCardRow } from '@/components/ui/cards/menu-card-row';
import type { GameSummary } from '@/lib/contract/game';
import { compact } from '@/lib/domain/play/amounts';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { ListingEmpty } from './listing-empty';
import { ListingFilters } from './listing-filters';
import { ListingPages } from './listing-pages';
import { renderMarkedNote } from './render-marked-note';
import { NamedGenres } from '@/components/ui/cards/named-genres';
import { CARDS_ON_FIRST_SCREEN, unhiddenAttribute, hrefAfter, type ListingViewProps } from './listing-props';
import { ListingRefill } from './listing-refill';
import { ListingTop } from './listing-top';
import { findBottomTab } from './find-bottom-tab';
import { TopResult } from './top-result';
import { TopFamily } from './top-family';
import { useSlowNavigation } from './use-slow-navigation';

/** The number of games below which the page also shows popular games. */
const SMALL_LIST = 4;
const COLUMN_COUNT = 5;
/** The width of a card's image in three, four and five columns. */
const CARD_SIZES = '(max-width: 767.98px) 31vw, (max-width: 1151.98px) 23vw, 200px';
/** The first index at which a game may be the billboard; the first screen has only cards. */
const BILLBOARD_FROM = 15;
/**
 * The index after which the ad appears. Rows of three and five columns are complete there; with four columns, later
 * cards fill the row (`dense` in the style sheet).
 */
const AD_AFTER = 14;

const formatPlays = ({ numPlays }: GameSummary): string | undefined =>
  numPlays > 0 ? `${compact(numPlays)} ${numPlays === 1 ? 'play' : 'plays'}` : undefined;

/** Returns the index of the billboard, or -1 if there is none. */
const findBillboardIndex = ({ listing, state, games }: ListingViewProps): number =>
  listing.term !== null || state.page > 0 || games.length <= AD_AFTER
    ? -1
    : games.findIndex(
        (game, index) => index >= BILLBOARD_FROM && game.billboardImg.length > 0 && !findStackedFamily(game),
      );

const ListedCard = (props: Omit<ComponentProps<typeof GameCard>, 'kind'>) => {
  const family = findStackedFamily(props.game);
  return family ? (
    <FamilyCard game={props.game} family={family} place={props.place} sizes={CARD_SIZES} />
  ) : (
    <GameCard {...props} kind="standard" sizes={CARD_SIZES} />
  );
};

const CardGrid = (props: ListingViewProps & { hasTop: boolean }) => {
  const { listing, games, matches, hasTop } = props;
  const billboard = findBillboardIndex(props);
  const [moved, setMoved] = useState<readonly string[]>([]);
  // If a game is above the grid, the ad takes one cell of the grid; otherwise it takes a row.
  const ad = hasTop || billboard >= 0 ? 'inlineRect' : 'leaderboard';

  return (
    <ul className="listing-grid">
      {games.flatMap((game, index) => [
        !moved.includes(game.uid) && (
          <li
            key={game.uid}
            {...unhiddenAttribute(game, listing.term)}
            data-wide={index === billboard ? '' : undefined}
          >
            {index === billboard ? (
              <Billboard game={game} />
            ) : (
              <ListedCard
                game={game}
                label={<MarkedText text={game.title} matches={matches} />}
                place={!hasTop && index < CARDS_ON_FIRST_SCREEN ? index : undefined}
                note={
                  listing.scope === 'genre' && !game.knownAs[0]
                    ? formatPlays(game)
                    : renderMarkedNote(game, matches)
                }
              />
            )}
            <CardMenu game={game} />
          </li>
        ),
        ...(index === AD_AFTER
          ? [<AdSlot key="ad" as="li" data-wide={ad === 'leaderboard' ? '' : undefined} size={ad} />]
          : []),
      ])}
      <ListingRefill list={props} onMoved={setMoved}>
        {(game) => (
          <li key={game.uid} {...unhiddenAttribute(game, listing.term)}>
            <ListedCard game={game} label={game.title} note={renderMarkedNote(game, matches)} />
            <CardMenu game={game} />
          </li>
        )}
      </ListingRefill>
      {/* A short list ends with an ad in the free cells of its last row. */}
      {games.length > SMALL_LIST && games.length <= AD_AFTER && games.length % COLUMN_COUNT > 0 && (
        <AdSlot as="li" size="inlineRect" />
      )}
    </ul>
  );
};

interface SuggestionsProps {
  listed: readonly GameSummary[];
  /** The games with the most similar names. */
  nearest?: readonly GameSummary[];
}

const SuggestedGames = ({ listed, nearest = [] }: SuggestionsProps) => {
  const games = useSuggestedGames(nearest.length > 0 ? nearest : listed);
  return (
    <div className="listing-suggestions">
      {nearest.length > 0 && <MenuCardRow title="Closest matches" kind="standard" games={nearest} />}
      {games.length > 0 && <MenuCardRow title="People are playing" kind="standard" games={games} />}
    </div>
  );
};

export const ModernListing = (props: ListingViewProps) => {
  const { listing, state, games } = props;
  const isSlow = useSlowNavigation(listing.path);
  // A new key for each state of the list, so that rows do not move from their old positions.
  const url = hrefAfter(props, { page: props.state.page });
  const [first] = games;
  const hasTop = listing.term !== null && state.page === 0 && state.sort === 'relevance';
  const family = hasTop ? props.namedFamily : null;

  return (
    <ModernFrame
      section={listing.section ?? undefined}
      tab={findBottomTab(listing)}
      category={listing.category ?? undefined}
    >
      {games.length === 0 && listing.term ? null : <ListingTop {...props} />}
      <NamedGenres uids={props.namedGenres} />
      <CollectionChips collections={props.collections} />
      {first ? (
        <>
          <ListingFilters {...props} />
          <div key={url} className="listing-rows" data-own={listing.category} aria-busy={isSlow || undefined}>
            {family && <TopFamily family={family} />}
            {hasTop && !family && (
              <TopResult
                game={first}
                matches={props.matches}
                hiding={unhiddenAttribute(first, listing.term)}
              />
            )}
            <CardGrid {...props} games={hasTop && !family ? games.slice(1) : games} hasTop={hasTop} />
          </div>
          <ListingPages {...props} />
          {props.total < SMALL_LIST && <SuggestedGames listed={games} />}
        </>
      ) : (
        <>
          <ListingEmpty {...props} />
          <SuggestedGames listed={games} nearest={props.nearest} />
        </>
      )}
    </ModernFrame>
  );
};
