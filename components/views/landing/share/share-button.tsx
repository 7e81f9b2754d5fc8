/** Shares a game's link, or today's result; the code loads with the first press, and its dialog has a button that copies. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';

const ShareGame = lazyPart(async () => (await import('./share-game')).ShareGame, true);

interface ShareButtonProps {
  game: Game;
  /** Today's level; once it is finished, its result is shared. */
  status: DailyStatus | undefined;
}

export const ShareButton = ({ game, status }: ShareButtonProps) => {
  const result = status?.state === 'completed' ? status : null;
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label={`Share ${result ? 'your result of ' : ''}${game.title}`}
        onClick={() => setPresses((known) => known + 1)}
      >
        <Icon name="share" />
      </Button>
      {presses > 0 && <ShareGame game={game} result={result} presses={presses} />}
    </>
  );
};
