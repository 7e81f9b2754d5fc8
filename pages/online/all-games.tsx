/** Every online game. */
import { catalogueProps } from '@/server/ssr-listing';

export { ListingPage as default } from '@/components/views/listing/listing-page';

export const getServerSideProps = catalogueProps('online');
