/** A game's page. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { LandingView } from '@/components/views/landing/landing-view';
import { siteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { Game, GameSummary } from '@/lib/contract/game';
import { lookOfCookies, type Look } from '@/lib/domain/layout';
import { ssrClients } from '@/server/ssr';

interface LandingProps {
  game: Game;
  moreLikeThis: GameSummary[];
  look: Look;
}

export const getServerSideProps: GetServerSideProps<LandingProps, { slug: string }> = async ({
  req,
  params,
}) => {
  const { games } = ssrClients();
  const game = await games.byAlias(params?.slug ?? '');
  if (!game) return { notFound: true };
  const moreLikeThis = await games.moreLikeThis(game.uid);
  return { props: { game, moreLikeThis, look: lookOfCookies(req.headers.cookie) } };
};

export default function LandingPage({ game, moreLikeThis }: LandingProps) {
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), game.title)}</title>
        {game.descriptionShort && (
          <meta key="description" name="description" content={game.descriptionShort} />
        )}
      </Head>
      <LandingView key={game.uid} game={game} moreLikeThis={moreLikeThis} />
    </>
  );
}
