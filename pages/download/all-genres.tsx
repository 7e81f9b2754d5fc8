/** The genres of the downloads. */
import { genresProps } from '@/server/ssr-listing';

export { GenresPage as default } from '@/components/views/genres/genres-page';

export const getServerSideProps = genresProps('download');
