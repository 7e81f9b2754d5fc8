/** All online games. */
import { catalogProps } from '@/server/ssr-listing';

export { ListingPage as default } from '@/components/views/listing/listing-page';

export const getServerSideProps = catalogProps('online');
