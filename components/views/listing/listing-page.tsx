/** A page with a list of games. */
import { ListingHead } from './listing-head';
import type { ListingViewProps } from './listing-props';
import { ListingView } from './listing-view';

export const ListingPage = (props: ListingViewProps) => (
  <>
    <ListingHead listing={props.listing} page={props.state.page} />
    <ListingView {...props} />
  </>
);
