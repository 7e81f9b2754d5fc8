/**
 * Error pages in the visitor's own layout: the page of `/500`, and the one for a malformed URL. Only the page server
 * requests them; they have no public URL.
 */
import type { GetServerSideProps } from 'next';
import { BrokenPage } from '@/components/views/error/broken-page';
import { MalformedPage } from '@/components/views/error/malformed-page';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

interface ErrorPageProps {
  appearance: Appearance;
  requestId: string | null;
  isMalformed: boolean;
}

export default function ErrorPage({ requestId, isMalformed }: ErrorPageProps) {
  return isMalformed ? <MalformedPage /> : <BrokenPage requestId={requestId} />;
}

export const getServerSideProps: GetServerSideProps<ErrorPageProps> = async ({ req, res, query }) => {
  const isMalformed = query.reason === 'malformed';
  res.statusCode = isMalformed ? 400 : 500;
  const id = req.headers['x-request-id'];
  return {
    props: {
      appearance: appearanceOfCookies(req.headers.cookie),
      requestId: typeof id === 'string' ? id : null,
      isMalformed,
    },
  };
};
