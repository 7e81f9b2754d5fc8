/** Games and texts of the site at once. */
import { siteSearchProps } from '@/server/ssr-listing';

export { SiteSearchPage as default } from '@/components/views/search/site-search-page';

export const getServerSideProps = siteSearchProps;
