/** Help, scores and the text to share over a running game, so that looking something up never ends it. */
import { Dialog } from '@/components/ui/dialog';
import { latePart } from '@/components/ui/late-part';
import { Panel } from '@/components/ui/panel';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { HowToPlay } from '../landing/how-to-play';
import { KeyboardHelp } from './keyboard-help';
import { HELP_DIALOG, SCORES_DIALOG, SHARE_DIALOG } from './player-dialogs';
import { ShareDialog } from './share-dialog';

const LeaderboardPanel = latePart(
  async () => (await import('../landing/leaderboard-panel')).LeaderboardPanel,
  true,
);

export const PlayerDialogSet = ({ game }: { game: Game & { embed: GameEmbed } }) => (
  <>
    <Dialog name={HELP_DIALOG} label="How to play" isBare>
      {game.instructions && <HowToPlay instructions={game.instructions} />}
      {game.mobileDescription && (
        <Panel className="player-about" aria-labelledby="player-about">
          <h2 id="player-about">About this game</h2>
          <p>{game.mobileDescription}</p>
        </Panel>
      )}
      <KeyboardHelp canFill={game.embed.allowFullscreen} />
    </Dialog>
    <Dialog name={SCORES_DIALOG} label="Leaderboard" isBare>
      {(mode) => <LeaderboardPanel game={game} firstMode={typeof mode === 'string' ? mode : null} />}
    </Dialog>
    <ShareDialog name={SHARE_DIALOG} heading="Share your result" />
  </>
);
