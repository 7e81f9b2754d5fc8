/** Not found. */
import Head from 'next/head';
import { MissingScreen } from '@/components/views/error/missing-screen';
import { siteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';

export default function MissingPage() {
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), 'Not found')}</title>
      </Head>
      <MissingScreen />
    </>
  );
}
