/** The dialog of a button on a game's image: for lists and hiding, or for sharing. */
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { GameMenu } from '@/components/game-menu/game-menu';
import { ShareGame } from '../share/share-game';

export interface HeroDialogProps {
  /** The purpose of the dialog, which is also the name of the button's icon. */
  of: 'list' | 'share';
  game: Game;
  /** The result to share; null to share the game itself. */
  result?: DailyStatus | null;
  /** The number of times that the dialog was requested. */
  presses: number;
}

export const HeroDialog = ({ of, game, result = null, presses }: HeroDialogProps) =>
  of === 'share' ? (
    <ShareGame game={game} result={result} presses={presses} />
  ) : (
    <GameMenu game={game} presses={presses} />
  );
