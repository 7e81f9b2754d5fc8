/** The page that returns to another part of the operator's site. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { ReturnView } from '@/components/views/return/return-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function ReturnPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'One moment')}</title>
      </Head>
      <ReturnView />
    </>
  );
}
