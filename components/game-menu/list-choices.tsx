/** The visitor's lists, each with a button that adds or removes the game, and a form for a new list. */
import { ListForm } from '@/components/game-lists/list-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import type { GameSummary } from '@/lib/contract/game';
import { describeError } from '@/lib/describe-error';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { useGameLists } from '@/stores/queries/use-game-lists';
import { useSingleFlight } from '@/stores/use-single-flight';

export const ListChoices = ({ game }: { game: GameSummary }) => {
  const { rows, error, retry, change, submit, isGuest } = useGameLists();
  const { busy, run } = useSingleFlight<string>();
  return (
    <section aria-labelledby="list-choices">
      <h3 id="list-choices">{LIST_MESSAGES.add}</h3>
      <p>{isGuest ? LIST_MESSAGES.guestIntro : LIST_MESSAGES.intro}</p>
      {error !== undefined && (
        <div role="alert">
          <p>{describeError(error, LIST_MESSAGES.loadFailed)}</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
      {rows?.map(({ id, title, nids }) => {
        const isInList = nids.includes(game.uid);
        const toggleInList = () =>
          isInList
            ? change((lists) => lists.removeGame(id, game.uid), LIST_MESSAGES.taken(game.title, title))
            : change((lists) => lists.addGame(id, game), LIST_MESSAGES.added(game.title, title));
        return (
          <Button
            key={id}
            kind="line"
            isFull
            aria-pressed={isInList}
            isBusy={busy === id}
            onClick={() => void run(toggleInList, id)}
          >
            <Icon name={isInList ? 'check' : 'plus'} />
            {title}
          </Button>
        );
      })}
      <ListForm
        label={LIST_MESSAGES.newTitle}
        action={LIST_MESSAGES.create}
        onSubmit={(title) =>
          submit((lists) => lists.create(title, [game]), LIST_MESSAGES.added(game.title, title))
        }
      />
    </section>
  );
};
