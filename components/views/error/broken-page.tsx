/** The 500 page in the frame of the visitor's layout. */
import Head from 'next/head';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import { BrokenMessage } from './broken-message';

export const BrokenPage = ({ requestId }: { requestId?: string | null }) => (
  <PageFrame hasRail={false}>
    <Head>
      <title>{titleOf(getSiteConfig(), 'Error')}</title>
    </Head>
    <BrokenMessage requestId={requestId} />
  </PageFrame>
);
