/** Help and scores over a running game, so that looking something up never ends it. */
import { lazy, Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Game } from '@/lib/contract/game';

const HowToPlay = lazy(async () => ({ default: (await import('../landing/how-to-play')).HowToPlay }));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help')).KeyboardHelp }));
const LeaderboardPanel = lazy(async () => ({
  default: (await import('../landing/leaderboard-panel')).LeaderboardPanel,
}));

export const HELP_DIALOG = 'player-help';
export const SCORES_DIALOG = 'player-scores';

export const PlayerDialogs = ({ game }: { game: Game }) => (
  <>
    <Dialog name={HELP_DIALOG} label="How to play" isBare>
      <Suspense fallback={null}>
        {game.instructions && <HowToPlay instructions={game.instructions} />}
        <KeyboardHelp />
      </Suspense>
    </Dialog>
    <Dialog name={SCORES_DIALOG} label="Leaderboard" isBare>
      {(mode) => (
        <Suspense fallback={null}>
          <LeaderboardPanel game={game} firstMode={typeof mode === 'string' ? mode : null} />
        </Suspense>
      )}
    </Dialog>
  </>
);
