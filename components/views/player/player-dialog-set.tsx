/** Help, scores and the text to share in dialogs over a running game, so that the game is not lost. */
import { Dialog } from '@/components/ui/dialog';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { Panel } from '@/components/ui/panel';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { HowToPlay } from '../landing/about/how-to-play';
import { KeyboardHelp } from './keyboard-help';
import { ShareDialog } from './share-dialog';

const LeaderboardPanel = createLazyComponent(
  async () => (await import('../landing/board/leaderboard-panel')).LeaderboardPanel,
  true,
);

interface PlayerDialogSetProps {
  /** The names by which the modal store opens the help, the scores and the text to share. */
  names: readonly string[];
  game: Game & { embed: GameEmbed };
}

export const PlayerDialogSet = ({
  names: [help = '', scores = '', share = ''],
  game,
}: PlayerDialogSetProps) => (
  <>
    <Dialog name={help} label="How to play" isBare>
      {game.instructions && <HowToPlay instructions={game.instructions} />}
      {game.mobileDescription && (
        <Panel className="player-about" aria-labelledby="player-about">
          <h2 id="player-about">About this game</h2>
          <p>{game.mobileDescription}</p>
        </Panel>
      )}
      <KeyboardHelp canFill={game.embed.allowFullscreen} />
    </Dialog>
    <Dialog name={scores} label="Leaderboard" isBare>
      {(mode) => <LeaderboardPanel game={game} firstMode={typeof mode === 'string' ? mode : null} />}
    </Dialog>
    <ShareDialog name={share} heading="Share your result" />
  </>
);
