/** The archive of a daily game. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { ArchiveView } from '@/components/views/archive/archive-view';
import { titleOf } from '@/lib/config';
import type { Game } from '@/lib/contract/game';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { archiveTexts } from '@/lib/domain/site/page-meta';
import { ssrClients } from '@/server/ssr';

interface PageProps {
  game: Game;
  appearance: Appearance;
}

export const getServerSideProps: GetServerSideProps<PageProps, { slug: string }> = async ({
  req,
  params,
}) => {
  const game = await ssrClients().games.byAlias(params?.slug ?? '');
  if (!game?.archive) return { notFound: true };
  return { props: { game, appearance: appearanceOfCookies(req.headers.cookie) } };
};

export default function ArchivePage({ game }: PageProps) {
  const { title, description } = archiveTexts(game);
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <ArchiveView game={game} />
    </>
  );
}
