/** The same as `/500` in the visitor's own layout; only the page server requests it, no public URL leads here. */
import type { GetServerSideProps } from 'next';
import { lookOfCookies, type Appearance } from '@/lib/domain/layout';

export { BrokenPage as default } from '@/components/views/error/broken-page';

export const getServerSideProps: GetServerSideProps<{ look: Appearance; requestId: string | null }> = async ({
  req,
  res,
}) => {
  res.statusCode = 500;
  const id = req.headers['x-request-id'];
  return {
    props: { look: lookOfCookies(req.headers.cookie), requestId: typeof id === 'string' ? id : null },
  };
};
