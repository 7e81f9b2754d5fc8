/** The 404 page in the visitor's own layout. Server errors use `/500`, which is rendered at build time. */
import type { NextPageContext } from 'next';
import Head from 'next/head';
import { MissingScreen } from '@/components/views/error/missing-screen';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

export default function MissingPage() {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Not found')}</title>
      </Head>
      <MissingScreen />
    </>
  );
}

MissingPage.getInitialProps = ({ req }: NextPageContext): { appearance: Appearance } => ({
  appearance: appearanceOfCookies(req ? req.headers.cookie : document.cookie),
});
