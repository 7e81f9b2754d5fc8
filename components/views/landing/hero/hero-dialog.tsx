/** The dialog behind a button on a game's image: its lists and hiding, or sharing. */
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { GameMenu } from '@/components/game-menu/game-menu';
import { ShareGame } from '../share/share-game';

export interface HeroDialogProps {
  /** Also the name of the button's icon. */
  of: 'list' | 'share';
  game: Game;
  /** The result of the level that is shared; null for the game itself. */
  result?: DailyStatus | null;
  /** How often it was requested. */
  presses: number;
}

export const HeroDialog = ({ of, game, result = null, presses }: HeroDialogProps) =>
  of === 'share' ? (
    <ShareGame game={game} result={result} presses={presses} />
  ) : (
    <GameMenu game={game} presses={presses} />
  );
