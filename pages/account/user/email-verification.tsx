/** The page that confirms an email address. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { VerificationView } from '@/components/views/verification/verification-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function VerificationPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Confirm your address')}</title>
      </Head>
      <VerificationView />
    </>
  );
}
