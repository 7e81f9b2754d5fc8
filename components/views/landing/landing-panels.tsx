/** Which panels a game's page has, and where, for each of the four page layouts (spec §3). */
import dynamic from 'next/dynamic';
import type { Game, PageLayout } from '@/lib/contract/game';
import { AboutGame } from './about-game';
import { EveningsString } from './evenings-string';
import { HowToPlay } from './how-to-play';
import { LeaderboardPanel } from './leaderboard-panel';

// Few games have them: they come with those alone.
const PiecesPanel = dynamic(async () => (await import('./pieces-panel')).PiecesPanel);
const TermsPanel = dynamic(async () => (await import('./terms-panel')).TermsPanel);

type LandingPanelKey = 'evenings' | 'pieces' | 'terms' | 'how' | 'about' | 'board';
type Place = 'top' | 'main' | 'side';

/** The order on the page; a panel that the game has nothing for is left out. */
const LANDING_PANELS: Readonly<Record<PageLayout, Readonly<Record<Place, readonly LandingPanelKey[]>>>> = {
  daily: { top: ['evenings'], main: ['how', 'about'], side: ['board'] },
  jigsaw: { top: ['evenings', 'pieces'], main: ['about', 'how'], side: ['board'] },
  download: { top: [], main: ['about', 'how'], side: ['terms', 'board'] },
  online: { top: [], main: ['how', 'about'], side: ['board'] },
};

const hasPanel: Readonly<Record<LandingPanelKey, (game: Game) => boolean>> = {
  evenings: (game) => game.isDailyGame,
  pieces: (game) => game.hasLeaderboards,
  terms: (game) => game.isDownloadGame,
  how: (game) => Boolean(game.instructions),
  about: () => true,
  board: (game) => game.hasLeaderboards,
};

const panelOf = (key: LandingPanelKey, game: Game) => {
  switch (key) {
    case 'evenings':
      return <EveningsString key={key} game={game} />;
    case 'pieces':
      return <PiecesPanel key={key} game={game} />;
    case 'terms':
      return <TermsPanel key={key} game={game} />;
    case 'how':
      return <HowToPlay key={key} instructions={game.instructions ?? ''} />;
    case 'about':
      return <AboutGame key={key} game={game} />;
    case 'board':
      return <LeaderboardPanel key={key} game={game} />;
  }
};

/** The panels of one place on a game's page, in order. */
export const landingPanelsOf = (game: Game, place: Place): LandingPanelKey[] =>
  LANDING_PANELS[game.pageLayout][place].filter((key) => hasPanel[key](game));

export const LandingPanels = ({ game, place }: { game: Game; place: Place }) =>
  landingPanelsOf(game, place).map((key) => panelOf(key, game));
