/** The online games of a genre, or the daily games. */
import { termListing } from '@/lib/domain/listing/listings';
import { listingProps } from '@/server/ssr-listing';

export { ListingPage as default } from '@/components/views/listing/listing-page';

export const getServerSideProps = listingProps(({ term }) => termListing('online', String(term)));
