/** The sign-in page. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { SignInView } from '@/components/views/sign-in/sign-in-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function SignInPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Sign in')}</title>
      </Head>
      <SignInView />
    </>
  );
}
