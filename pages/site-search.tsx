/** The site search, which finds games and texts together. */
import { siteSearchProps } from '@/server/ssr-listing';

export { SiteSearchPage as default } from '@/components/views/search/site-search-page';

export const getServerSideProps = siteSearchProps;
