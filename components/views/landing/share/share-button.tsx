/** Shares a game's link, or today's result. The code loads with the first press; its dialog has a copy button. */
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { HeroAction } from '../hero/hero-action';

interface ShareButtonProps {
  game: Game;
  /** The player's progress in today's level. If the level is finished, the result is shared. */
  status: DailyStatus | undefined;
}

export const ShareButton = ({ game, status }: ShareButtonProps) => {
  const result = status?.state === 'completed' ? status : null;
  return (
    <HeroAction
      of="share"
      label={`Share ${result ? 'your result of ' : ''}${game.title}`}
      game={game}
      result={result}
    />
  );
};
