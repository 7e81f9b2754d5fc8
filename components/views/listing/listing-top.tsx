/**
 * The top of a list: its name, or for the daily games the street, which comes with that list alone. Next tells the
 * browser what to load before it takes a page over only for what the page itself imports: listing-view.tsx does so.
 */
import dynamic from 'next/dynamic';
import { ListingHeading } from './listing-heading';
import type { ListingViewProps } from './listing-props';

const DailyStreet = dynamic(async () => (await import('./daily-street')).DailyStreet);

export const ListingTop = (props: ListingViewProps) => {
  const { listing, games, total } = props;
  // Filtered or on a later page the list is not all of them.
  return listing.section === 'daily' && games.length === total && total > 0 ? (
    <DailyStreet heading={listing.heading} dailies={games} />
  ) : (
    <ListingHeading {...props} />
  );
};
