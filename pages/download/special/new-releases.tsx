/** The newest downloads. */
import { NEW_RELEASES } from '@/lib/domain/listing/listings';
import { listingProps } from '@/server/ssr-listing';

export { ListingPage as default } from '@/components/views/listing/listing-page';

export const getServerSideProps = listingProps(() => NEW_RELEASES);
