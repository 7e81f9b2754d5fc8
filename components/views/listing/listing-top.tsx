/**
 * The top of a list: its name, or for the daily games the street, which loads only with that list. listing-view.tsx
 * imports this file, because Next loads modules before hydration only if the page itself imports them.
 */
import dynamic from 'next/dynamic';
import { ListingHeading } from './listing-heading';
import type { ListingViewProps } from './listing-props';

const DailyStreet = dynamic(async () => (await import('./daily-street')).DailyStreet);

export const ListingTop = (props: ListingViewProps) => {
  const { listing, games, total } = props;
  // Shows the street only for the complete list, not for a filtered list or a later page.
  return listing.section === 'daily' && games.length === total && total > 0 ? (
    <DailyStreet heading={listing.heading} dailies={games} />
  ) : (
    <ListingHeading {...props} />
  );
};
