/** Search results; without a term, a place to begin one. */
import { searchProps } from '@/server/ssr-listing';

export { SearchPage as default } from '@/components/views/search/search-page';

export const getServerSideProps = searchProps;
