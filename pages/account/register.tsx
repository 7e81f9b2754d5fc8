/** The registration page. */
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { RegisterView } from '@/components/views/register/register-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function RegisterPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Join free')}</title>
      </Head>
      <RegisterView />
    </>
  );
}
