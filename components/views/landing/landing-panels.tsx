/** The panels of a game's page; landing-areas.ts decides which ones appear, and where. */
import type { Game } from '@/lib/contract/game';
import { AboutGame } from './about/about-game';
import { RecentDays } from './daily/recent-days';
import { HowToPlay } from './about/how-to-play';
import type { LandingPanelKey, LandingAreas, LandingProps, LandingArea } from './landing-props';
import { LeaderboardPanel } from './board/leaderboard-panel';
import { ViewportPlaceholder } from './lazy/viewport-placeholder';
import { BonusPanel, PiecesPanel, SuggestionPanel, TermsPanel, WalkthroughPanel } from './lazy/rare-panels';

const renderPanel = (key: LandingPanelKey, game: Game, areas: LandingAreas) => {
  switch (key) {
    case 'evenings':
      return <RecentDays key={key} game={game} />;
    case 'pieces':
      return <PiecesPanel key={key} game={game} />;
    case 'terms':
      return <TermsPanel key={key} game={game} />;
    case 'how':
      return <HowToPlay key={key} instructions={game.instructions ?? ''} />;
    case 'about':
      return <AboutGame key={key} game={game} areas={areas} />;
    case 'walkthrough':
      return <WalkthroughPanel key={key} game={game} />;
    case 'suggestion':
      return <SuggestionPanel key={key} game={game} />;
    case 'bonus':
      return <BonusPanel key={key} game={game} />;
    case 'comments':
      return <ViewportPlaceholder key={key} of={key} game={game} />;
    case 'board':
      return <LeaderboardPanel key={key} game={game} />;
  }
};

interface LandingPanelsProps extends Pick<LandingProps, 'game' | 'areas'> {
  place: LandingArea;
}

export const LandingPanels = ({ game, areas, place }: LandingPanelsProps) =>
  areas.panels[place].map((key) => renderPanel(key, game, areas));
