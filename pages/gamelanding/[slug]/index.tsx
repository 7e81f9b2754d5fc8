/** A game's page. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { createLandingAreas, withSafeUrls } from '@/components/views/landing/landing-areas';
import type { LandingProps } from '@/components/views/landing/landing-props';
import { LandingView } from '@/components/views/landing/landing-view';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { paths, slugOfPath } from '@/lib/paths';
import { ssrClients } from '@/server/ssr';

interface PageProps extends LandingProps {
  appearance: Appearance;
}

/** Returns the query of a link, which may contain the day or the mode. */
const readQueryString = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

export const getServerSideProps: GetServerSideProps<PageProps, { slug: string }> = async ({
  req,
  params,
  resolvedUrl,
}) => {
  const { games } = ssrClients();
  const game = await games.byAlias(params?.slug ?? '');
  if (!game) return { notFound: true };
  // A game without a landing page redirects to its player (docs/specification/choices.md, "Routes").
  if (!game.showLandingPage)
    return {
      redirect: {
        destination: `${paths.player(slugOfPath(game))}${readQueryString(resolvedUrl)}`,
        permanent: false,
      },
    };
  const { rows: moreLikeThis, total: moreTotal } = await games.moreLikeThis(game.uid);
  return {
    props: {
      game: withSafeUrls(game),
      areas: createLandingAreas(game),
      moreLikeThis,
      moreTotal,
      appearance: appearanceOfCookies(req.headers.cookie),
    },
  };
};

export default function LandingPage({ appearance: _appearance, ...landing }: PageProps) {
  const { game } = landing;
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), landing.areas.title)}</title>
        {game.descriptionShort && (
          <meta key="description" name="description" content={game.descriptionShort} />
        )}
      </Head>
      <LandingView key={game.uid} {...landing} />
    </>
  );
}
