/** Help and scores over a running game, so that looking something up never ends it. */
import { Dialog } from '@/components/ui/dialog';
import { latePart } from '@/components/ui/late-part';
import type { Game } from '@/lib/contract/game';

const HowToPlay = latePart(async () => (await import('../landing/how-to-play')).HowToPlay, true);
const KeyboardHelp = latePart(async () => (await import('./keyboard-help')).KeyboardHelp, true);
const LeaderboardPanel = latePart(
  async () => (await import('../landing/leaderboard-panel')).LeaderboardPanel,
  true,
);

export const HELP_DIALOG = 'player-help';
export const SCORES_DIALOG = 'player-scores';

export const PlayerDialogs = ({ game }: { game: Game }) => (
  <>
    <Dialog name={HELP_DIALOG} label="How to play" isBare>
      {game.instructions && <HowToPlay instructions={game.instructions} />}
      <KeyboardHelp />
    </Dialog>
    <Dialog name={SCORES_DIALOG} label="Leaderboard" isBare>
      {(mode) => <LeaderboardPanel game={game} firstMode={typeof mode === 'string' ? mode : null} />}
    </Dialog>
  </>
);
