/** Opens a dialog with what else can be done with a game; its code loads with the first press. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Game } from '@/lib/contract/game';

const GameMenu = lazyPart(async () => (await import('./game-menu')).GameMenu, true);

export const GameMenuButton = ({ game }: { game: Game }) => {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label="Lists and hiding"
        aria-haspopup="dialog"
        onClick={() => setPresses(presses + 1)}
      >
        <Icon name="list" />
      </Button>
      {presses > 0 && <GameMenu game={game} presses={presses} />}
    </>
  );
};
