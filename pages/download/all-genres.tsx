/** The genres of the games to download. */
import { genresProps } from '@/server/ssr-listing';

export { GenresPage as default } from '@/components/views/genres/genres-page';

export const getServerSideProps = genresProps('download');
