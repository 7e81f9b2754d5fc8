/** Something broke on the server. */
import Head from 'next/head';
import { BrokenScreen } from '@/components/views/error/broken-screen';
import { DEFAULT_CONFIG, titleOf } from '@/lib/config';

export default function BrokenPage() {
  return (
    <>
      <Head>
        <title>{titleOf(DEFAULT_CONFIG, 'Error')}</title>
      </Head>
      <BrokenScreen />
    </>
  );
}
