/** All downloads. */
import { allListing } from '@/lib/domain/listing/listings';
import { listingProps } from '@/server/ssr-listing';

export { ListingPage as default } from '@/components/views/listing/listing-page';

export const getServerSideProps = listingProps(() => allListing('download'));
