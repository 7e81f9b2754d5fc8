/**
 * The top of a list: its name, or the street for the daily games, which loads with that list only. For modules to load before
 * hydration, Next considers only the imports of the page itself: listing-view.tsx imports it.
 */
import dynamic from 'next/dynamic';
import { ListingHeading } from './listing-heading';
import type { ListingViewProps } from './listing-props';

const DailyStreet = dynamic(async () => (await import('./daily-street')).DailyStreet);

export const ListingTop = (props: ListingViewProps) => {
  const { listing, games, total } = props;
  // A filtered list or a later page does not contain all of them.
  return listing.section === 'daily' && games.length === total && total > 0 ? (
    <DailyStreet heading={listing.heading} dailies={games} />
  ) : (
    <ListingHeading {...props} />
  );
};
