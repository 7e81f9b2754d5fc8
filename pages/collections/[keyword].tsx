/** A collection of games. */
import { collectionProps } from '@/server/ssr-listing';

export { CollectionPage as default } from '@/components/views/collection/collection-page';

export const getServerSideProps = collectionProps;
