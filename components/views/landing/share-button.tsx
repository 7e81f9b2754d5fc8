/** Hands on a game's address; how, comes with the first use. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { useModal, useNotifications } from '@/stores/stores-provider';
import { useFirstUse } from './use-first-use';

const load = () => import('./share-game');

export const ShareButton = ({ game }: { game: Game }) => {
  const open = useModal((state) => state.open);
  const notify = useNotifications((state) => state.notify);
  const [ShareText, use] = useFirstUse(async () => (await load()).ShareText);
  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label={`Share ${game.title}`}
        onClick={() => use(() => void load().then(({ shareGame }) => shareGame(game, { open, notify })))}
      >
        <Icon name="share" />
      </Button>
      {ShareText && <ShareText />}
    </>
  );
};
