/** Shares a game's link, or today's result; the code loads with the first press, and its dialog has a button that copies. */
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { HeroAction } from '../hero/hero-action';

interface ShareButtonProps {
  game: Game;
  /** Today's level; once it is finished, its result is shared. */
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
