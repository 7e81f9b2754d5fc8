/** The player's page for a game. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ConnectedPlayer } from '@/components/views/player/connected-player';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { ssrClients } from '@/server/ssr';
import { usePlayPress } from '@/components/views/player/use-play-press';

interface PlayerProps {
  game: Game & { embed: GameEmbed };
  appearance: Appearance;
}

export const getServerSideProps: GetServerSideProps<PlayerProps, { slug: string }> = async ({
  req,
  params,
}) => {
  const game = await ssrClients().games.byAlias(params?.slug ?? '');
  if (!game?.embed) return { notFound: true };
  return {
    props: { game: { ...game, embed: game.embed }, appearance: appearanceOfCookies(req.headers.cookie) },
  };
};

export default function PlayerPage({ game }: PlayerProps) {
  const isPlayPressed = usePlayPress() > 0;
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), `Play ${game.title}`)}</title>
      </Head>
      <ConnectedPlayer key={game.uid} game={game} isPlayPressed={isPlayPressed} />
    </>
  );
}
