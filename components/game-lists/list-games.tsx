/** The games of a list in their order, with buttons to move and remove them. */
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { describeError } from '@/lib/describe-error';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { useListGames } from '@/stores/queries/use-game-lists';
import { useSingleFlight } from '@/stores/use-single-flight';
import type { ListToolsProps } from './list-tools';

/** Returns the uids in their new order after moving the game at `from` to `to`. */
const moveUid = (games: readonly RecentGame[], from: number, to: number): string[] => {
  const uids = games.map(({ uid }) => uid);
  const [moved = ''] = uids.splice(from, 1);
  uids.splice(to, 0, moved);
  return uids;
};

interface MoveButtonProps {
  label: string;
  isUp?: boolean;
  /** Whether the game is already in the last position. The button is not disabled, because it would lose the focus. */
  isAtEnd: boolean;
  isBusy: boolean;
  onMove(): void;
}

const MoveButton = ({ label, isUp, isAtEnd, isBusy, onMove }: MoveButtonProps) => (
  <Button
    kind="ghost"
    isIconOnly
    className={isUp ? 'move-up' : ''}
    aria-label={label}
    isBusy={isBusy}
    aria-disabled={isAtEnd || isBusy || undefined}
    onClick={() => isAtEnd || onMove()}
  >
    <Icon name="chevD" />
  </Button>
);

export const ListGames = ({ list, lists }: ListToolsProps) => {
  const { games, error, retry } = useListGames(list.id);
  const { busy, run } = useSingleFlight<string>();
  const root = useRef<HTMLDivElement>(null);
  if (error !== undefined)
    return (
      <div className="row" role="alert">
        <span className="grow">{describeError(error, LIST_MESSAGES.gamesFailed)}</span>
        <RetryButton size="small" onRetry={retry} />
      </div>
    );
  if (!games) return <Skeleton style={{ height: 52 }} />;

  const moveGame = (from: number, to: number, title: string) =>
    lists.change((own) => own.order(list.id, moveUid(games, from, to)), LIST_MESSAGES.moved(title, to + 1));
  const handleRemove = async ({ uid, title }: RecentGame): Promise<void> => {
    const isRemoved = await lists.change(
      (own) => own.removeGame(list.id, uid),
      LIST_MESSAGES.taken(title, list.title),
    );
    // Moves the focus, which would be lost when the button disappears.
    if (isRemoved) root.current?.focus();
  };
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={list.title}>
      {games.length === 0 && <p>{LIST_MESSAGES.noGames}</p>}
      <ol className="list-games">
        {games.map((game, index) => {
          const { uid, href, title } = game;
          return (
            <li key={uid}>
              <SiteLink href={href}>{title}</SiteLink>
              <MoveButton
                isUp
                label={LIST_MESSAGES.moveUp(title)}
                isAtEnd={index === 0}
                isBusy={busy === `up ${uid}`}
                onMove={() => void run(() => moveGame(index, index - 1, title), `up ${uid}`)}
              />
              <MoveButton
                label={LIST_MESSAGES.moveDown(title)}
                isAtEnd={index === games.length - 1}
                isBusy={busy === `down ${uid}`}
                onMove={() => void run(() => moveGame(index, index + 1, title), `down ${uid}`)}
              />
              <Button
                kind="ghost"
                isIconOnly
                aria-label={LIST_MESSAGES.take(title)}
                isBusy={busy === uid}
                onClick={() => void run(() => handleRemove(game), uid)}
              >
                <Icon name="close" />
              </Button>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
