/** The search results, or a start page if there is no term. */
import { searchProps } from '@/server/ssr-listing';

export { SearchPage as default } from '@/components/views/search/search-page';

export const getServerSideProps = searchProps;
