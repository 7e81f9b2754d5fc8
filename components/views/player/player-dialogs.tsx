/** Help and scores over a running game, so that looking something up never ends it. */
import dynamic from 'next/dynamic';
import { Dialog } from '@/components/ui/dialog';
import type { Game } from '@/lib/contract/game';

const HowToPlay = dynamic(() => import('../landing/how-to-play').then((module) => module.HowToPlay));
const LeaderboardPanel = dynamic(() =>
  import('../landing/leaderboard-panel').then((module) => module.LeaderboardPanel),
);

export const HELP_DIALOG = 'player-help';
export const SCORES_DIALOG = 'player-scores';

export const PlayerDialogs = ({ game }: { game: Game }) => (
  <>
    <Dialog name={HELP_DIALOG} label="How to play" isBare>
      <HowToPlay instructions={game.instructions ?? ''} />
    </Dialog>
    <Dialog name={SCORES_DIALOG} label="Leaderboard" isBare>
      <LeaderboardPanel game={game} />
    </Dialog>
  </>
);
