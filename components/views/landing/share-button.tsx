/** Hands on a game's address, or tonight's result of it; how, comes with the first use. */
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { useModal, useNotifications } from '@/stores/stores-provider';
import { useFirstUse } from './use-first-use';

const load = () => import('./share-game');

interface ShareButtonProps {
  game: Game;
  /** Tonight's level: what is handed on once it is finished. */
  status: DailyStatus | undefined;
}

export const ShareButton = ({ game, status }: ShareButtonProps) => {
  const open = useModal((state) => state.open);
  const notify = useNotifications((state) => state.notify);
  const result = status?.state === 'completed' ? status : null;
  const [ShareText, use] = useFirstUse(async () => (await load()).ShareText);
  return (
    <>
      <Button
        className="landing-share"
        kind="night"
        isIconOnly
        aria-label={`Share ${result ? 'your result of ' : ''}${game.title}`}
        onClick={() =>
          use(() => void load().then(({ shareGame }) => shareGame(game, result, { open, notify })))
        }
      >
        <Icon name="share" />
      </Button>
      {ShareText && <ShareText />}
    </>
  );
};
