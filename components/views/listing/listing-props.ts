/** The props of a list's views, and the URLs of the list's other states. */
import type { GameSummary } from '@/lib/contract/game';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import type { KindCounts, ListingData } from '@/lib/domain/listing/listing-data';
import { changeListing, listingHref, SCOPES, type ListingState } from '@/lib/domain/listing/listing-query';

export interface ListingViewProps extends ListingData {
  /** The number of games of each kind that a search has found; undefined for other lists. */
  kinds?: KindCounts;
}

/** The number of cards that a phone shows without scrolling. */
export const CARDS_ON_FIRST_SCREEN = 6;

/**
 * Returns the attributes by which style rules hide the visitor's hidden games. A search for the exact title still
 * shows the game.
 */
export const unhiddenAttribute = (game: GameSummary, term: string | null) =>
  game.title.toLowerCase() === term?.toLowerCase()
    ? { 'data-unhidden': '' }
    : { 'data-keys': hidingKeysOf(game) };

/** Returns the URL of the list after a choice of the visitor. */
export const hrefAfter = (
  { listing, state }: Pick<ListingData, 'listing' | 'state'>,
  change: Partial<ListingState>,
): string => listingHref(listing.path, changeListing(state, change), SCOPES[listing.scope]);

/** A change that removes every filter but keeps the order. */
export const NO_FILTERS: Partial<ListingState> = {
  genre: null,
  kind: null,
  isDevice: false,
  isExclusive: false,
  hasVariants: false,
};
