/** The home page. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { HomeView } from '@/components/views/home/home-view';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { HomeData } from '@/lib/domain/listing/home-data';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { ssrClients } from '@/server/ssr';

interface HomeProps {
  home: HomeData;
  appearance: Appearance;
}

export const getServerSideProps: GetServerSideProps<HomeProps> = async ({ req }) => {
  const clients = ssrClients();
  const [home, collections] = await Promise.all([clients.games.home(), clients.collections()]);
  return { props: { home: { ...home, collections }, appearance: appearanceOfCookies(req.headers.cookie) } };
};

export default function HomePage({ home }: HomeProps) {
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), 'Free online games and daily puzzles')}</title>
      </Head>
      <HomeView {...home} />
    </>
  );
}
