/** The registration page. */
import Head from 'next/head';
import { siteConfig } from '@/components/layout/site-config';
import { RegisterView } from '@/components/views/register/register-view';
import { titleOf } from '@/lib/config';
import { appearanceProps } from '@/server/ssr-appearance';

export const getServerSideProps = appearanceProps;

export default function RegisterPage() {
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), 'Join free')}</title>
      </Head>
      <RegisterView />
    </>
  );
}
