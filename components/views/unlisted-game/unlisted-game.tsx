/** A hidden game for administrators. Its pages are a cached 404 for everyone, so this component loads the game in the browser. */
import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { siteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { useUnlistedGame } from '@/stores/queries/use-unlisted-game';
import { ArchiveView } from '../archive/archive-view';
import { landingAreasOf, withSafeUrls } from '../landing/landing-areas';
import { LandingView } from '../landing/landing-view';
import { ConnectedPlayer } from '../player/connected-player';

type Page = 'landing' | 'player' | 'archive';

const PAGES: readonly (readonly [Page, RegExp])[] = [
  ['landing', /^\/gamelanding\/([\w-]+)$/],
  ['archive', /^\/gamelanding\/([\w-]+)\/archive$/],
  ['player', /^\/gameplayer\/([\w-]+)$/],
];

const pageOf = (path: string): { page: Page; slug: string } | null => {
  for (const [page, pattern] of PAGES) {
    const slug = pattern.exec(path)?.[1];
    if (slug) return { page, slug };
  }
  return null;
};

const hasEmbed = (game: Game): game is Game & { embed: GameEmbed } => game.embed !== null;

const viewOf = (page: Page, game: Game): ReactNode => {
  if (page === 'archive') return game.archive && <ArchiveView game={game} />;
  if (page === 'player') return hasEmbed(game) && <ConnectedPlayer game={game} />;
  return (
    <LandingView game={withSafeUrls(game)} areas={landingAreasOf(game)} moreLikeThis={[]} moreTotal={0} />
  );
};

/** @param missing the 404 screen, for a URL without a game */
export const UnlistedGame = ({ missing }: { missing: ReactNode }) => {
  const [path = ''] = useRouter().asPath.split(/[?#]/, 1);
  const found = pageOf(path);
  const game = useUnlistedGame(found?.slug ?? null);
  const view = found && game && viewOf(found.page, game);
  if (!view) return missing;
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), game.title)}</title>
      </Head>
      {view}
    </>
  );
};
