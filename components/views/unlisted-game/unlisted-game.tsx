/** A hidden game for administrators. Its pages are a cached 404 for everyone, so this component loads the game in the browser. */
import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { getSiteConfig } from '@/components/layout/site-config';
import { titleOf } from '@/lib/config';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { useUnlistedGame } from '@/stores/queries/use-unlisted-game';
import { ArchiveView } from '../archive/archive-view';
import { createLandingAreas, withSafeUrls } from '../landing/landing-areas';
import { LandingView } from '../landing/landing-view';
import { ConnectedPlayer } from '../player/connected-player';

type GamePageKind = 'landing' | 'player' | 'archive';

const GAME_PAGE_PATTERNS: readonly (readonly [GamePageKind, RegExp])[] = [
  ['landing', /^\/gamelanding\/([\w-]+)$/],
  ['archive', /^\/gamelanding\/([\w-]+)\/archive$/],
  ['player', /^\/gameplayer\/([\w-]+)$/],
];

const parseGamePage = (path: string): { page: GamePageKind; slug: string } | null => {
  for (const [page, pattern] of GAME_PAGE_PATTERNS) {
    const slug = pattern.exec(path)?.[1];
    if (slug) return { page, slug };
  }
  return null;
};

const hasEmbed = (game: Game): game is Game & { embed: GameEmbed } => game.embed !== null;

const renderGamePage = (page: GamePageKind, game: Game): ReactNode => {
  if (page === 'archive') return game.archive && <ArchiveView game={game} />;
  if (page === 'player') return hasEmbed(game) && <ConnectedPlayer game={game} />;
  return (
    <LandingView game={withSafeUrls(game)} areas={createLandingAreas(game)} moreLikeThis={[]} moreTotal={0} />
  );
};

/** @param missing the 404 screen, for a URL without a game */
export const UnlistedGame = ({ missing }: { missing: ReactNode }) => {
  const [path = ''] = useRouter().asPath.split(/[?#]/, 1);
  const found = parseGamePage(path);
  const game = useUnlistedGame(found?.slug ?? null);
  const view = found && game && renderGamePage(found.page, game);
  if (!view) return missing;
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), game.title)}</title>
      </Head>
      {view}
    </>
  );
};
