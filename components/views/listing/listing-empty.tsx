/** A list without games: what to do about it, and where games are. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { filterCount } from '@/lib/domain/listing-query';
import { onlineCategories } from '@/lib/domain/genres';
import { paths } from '@/lib/paths';
import { hrefAfter, NO_FILTERS, type ListingViewProps } from './listing-props';

/** Genres that every catalogue begins with: puzzle, word, matching, brain. */
const OFFERED = new Set(['1', '12', '21', '24']);

export const GenreOffer = () => (
  <div className="chips">
    {onlineCategories
      .filter(({ uid }) => OFFERED.has(uid))
      .map(({ uid, name, href, icon }) => (
        <ChipLink key={uid} href={href}>
          <CategoryIcon name={icon} />
          {name}
        </ChipLink>
      ))}
    <ChipLink href={paths.onlineAllGenres()}>
      <Icon name="grid" />
      All genres
    </ChipLink>
  </div>
);

const lineOf = ({ listing, state }: Pick<ListingViewProps, 'listing' | 'state'>): string => {
  if (filterCount(state) > 0) return 'No game fits these filters. Take some away, or open a genre.';
  if (listing.term) return 'Check the spelling, try a shorter word, or open a genre.';
  return 'There are no games here yet. Open a genre that has some.';
};

export const ListingEmpty = (props: ListingViewProps) => (
  <div className="listing-empty">
    <svg aria-hidden="true">
      <use href="/scenery.svg#dark-window" />
    </svg>
    {props.listing.term && <h1>{props.listing.heading}</h1>}
    <p>{lineOf(props)}</p>
    {filterCount(props.state) > 0 ? (
      <div className="chips">
        <ChipLink href={hrefAfter(props, NO_FILTERS)}>
          <Icon name="close" />
          Clear all filters
        </ChipLink>
      </div>
    ) : (
      <GenreOffer />
    )}
  </div>
);
