/** Hands on a game's address, or tonight's result of it; how, comes with the first use. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { latePart } from '@/components/ui/late-part';
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';

const ShareGame = latePart(async () => (await import('./share-game')).ShareGame, true);

interface ShareButtonProps {
  game: Game;
  /** Tonight's level: what is handed on once it is finished. */
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
