/** The page for a lost password. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { ResetView } from '@/components/views/reset/reset-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function ResetPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Reset your password')}</title>
      </Head>
      <ResetView />
    </>
  );
}
