/** The same page as `/500`, but in the visitor's own layout. Only the page server requests it; it has no public URL. */
import type { GetServerSideProps } from 'next';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

export { BrokenPage as default } from '@/components/views/error/broken-page';

export const getServerSideProps: GetServerSideProps<{
  appearance: Appearance;
  requestId: string | null;
}> = async ({ req, res }) => {
  res.statusCode = 500;
  const id = req.headers['x-request-id'];
  return {
    props: {
      appearance: appearanceOfCookies(req.headers.cookie),
      requestId: typeof id === 'string' ? id : null,
    },
  };
};
