/** An empty list, with suggestions for changing the filters and links to other games. */
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { countFilters } from '@/lib/domain/listing/listing-query';
import { GenreOffer } from './genre-offer';
import { KindTabs } from './kind-tabs';
import { hrefAfter, NO_FILTERS, type ListingViewProps } from './listing-props';

const emptyListingLine = ({ listing, state }: Pick<ListingViewProps, 'listing' | 'state'>): string => {
  if (countFilters(state) > 0) return 'No game fits these filters. Take some away, or open a genre.';
  if (listing.term) return 'Check the spelling, try a shorter word, or open a genre.';
  return 'There are no games here yet. Open a genre that has some.';
};

export const ListingEmpty = (props: ListingViewProps) => (
  <div className="listing-empty">
    <svg aria-hidden="true">
      <use href="/scenery.svg#dark-window" />
    </svg>
    {props.listing.term && <h1>{props.listing.heading}</h1>}
    <p>{emptyListingLine(props)}</p>
    {countFilters(props.state) > 0 && (
      <div className="chips">
        <ChipLink href={hrefAfter(props, NO_FILTERS)}>
          <Icon name="close" />
          Clear all filters
        </ChipLink>
      </div>
    )}
    {/* The same search may match games of another kind, such as dailies or downloads. */}
    {props.kinds && countFilters(props.state) > 0 && <KindTabs {...props} kinds={props.kinds} />}
    <GenreOffer />
  </div>
);
