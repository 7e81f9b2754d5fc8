/** Shares a game's link, or today's result; the code loads at the first sign of intent, so that the press itself can copy. */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { latePart, loadPart } from '@/components/ui/late-part';
import { onIntent } from '@/components/ui/on-intent';
import type { Game } from '@/lib/contract/game';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { useModal, useNotifications } from '@/stores/stores-provider';

type Sharing = typeof import('./share-game');

let loaded: Sharing | null = null;
const loadSharing = async (): Promise<Sharing> => (loaded = await import('./share-game'));

const GameShareDialog = latePart(async () => (await loadSharing()).GameShareDialog);

interface ShareButtonProps {
  game: Game;
  /** Today's level: once it is finished, its result is shared. */
  status: DailyStatus | undefined;
}

export const ShareButton = ({ game, status }: ShareButtonProps) => {
  const result = status?.state === 'completed' ? status : null;
  const open = useModal((state) => state.open);
  const notify = useNotifications((state) => state.notify);
  const [isPressed, setPressed] = useState(false);

  // A failed load is retried by the press.
  useEffect(() => onIntent(() => void loadSharing().catch(() => undefined)), []);

  const handlePress = (): void => {
    setPressed(true);
    const share = ({ shareGame }: Sharing) => shareGame(game, result, { open, notify });
    if (loaded) void share(loaded);
    else void loadPart(loadSharing, () => notify(NETWORK_FAILURE, 'error')).then(share);
  };

  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label={`Share ${result ? 'your result of ' : ''}${game.title}`}
        onClick={handlePress}
      >
        <Icon name="share" />
      </Button>
      {isPressed && <GameShareDialog />}
    </>
  );
};
