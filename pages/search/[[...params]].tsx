/** Search results; without a term, a start page. */
import { searchProps } from '@/server/ssr-listing';

export { SearchPage as default } from '@/components/views/search/search-page';

export const getServerSideProps = searchProps;
