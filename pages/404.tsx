/** Not found. */
import Head from 'next/head';
import { MissingScreen } from '@/components/views/error/missing-screen';
import { DEFAULT_CONFIG, titleOf } from '@/lib/config';

export default function MissingPage() {
  return (
    <>
      <Head>
        <title>{titleOf(DEFAULT_CONFIG, 'Not found')}</title>
      </Head>
      <MissingScreen />
    </>
  );
}
