/** Confirming an address. */
import Head from 'next/head';
import { siteConfig } from '@/components/layout/site-config';
import { VerificationView } from '@/components/views/verification/verification-view';
import { titleOf } from '@/lib/config';
import { lookProps } from '@/server/ssr-look';

export const getServerSideProps = lookProps;

export default function VerificationPage() {
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), 'Confirm your address')}</title>
      </Head>
      <VerificationView />
    </>
  );
}
