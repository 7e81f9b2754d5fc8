/** Something broke on the server. */
import Head from 'next/head';
import { BrokenScreen } from '@/components/views/error/broken-screen';
import { siteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';

export default function BrokenPage() {
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), 'Error')}</title>
      </Head>
      <BrokenScreen />
    </>
  );
}
